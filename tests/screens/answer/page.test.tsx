import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { CallError } from '#contract/failures.ts';
import { answerPagesMachine } from '#machines/answerPages.ts';
import { answerRecordingMachine } from '#machines/answerRecording.ts';
import type { Recording } from '#machines/answerRecordingParts.ts';
import { clientsCalls, DisputeCallsContext, membersCalls } from '#src/disputes/calls.ts';
import { AnswerScreen, AnswerView } from '#src/screens/answer/Screen.tsx';
import { closeTop, isCovered } from '#src/ui/onTop.ts';
import { aClient, answeredClient, entryId, letterIds } from '#tests/machines/answers.ts';
import { answers, ids, recording, refusal, refuses } from '#tests/machines/builders.ts';
import { anOffer } from '#tests/support/anOffer.ts';
import { aRequest } from '#tests/support/aDispute.ts';
import { disputesOf } from '#tests/support/disputesOf.ts';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { phone } from '../../paths/harness/openView.ts';
import { expectAccessible, show } from '../profile/show.tsx';

const desktop = { width: 1440, height: 900 };
beforeEach(() => page.viewport(desktop.width, desktop.height));
afterEach(() => page.viewport(phone.width, phone.height));

async function open(entry: string | null = null, after = answeredClient(), scansLeft = 0) {
  const asked: { event: { results: { item: string; outcome: string }[] } }[] = [];
  const machine = answerRecordingMachine.provide({
    actors: {
      recordDisputeEvent: recording<void, Recording>(asked, undefined),
      disputes: answers(after),
      answerPages: answerPagesMachine.provide({
        actors: { uploadDisputeFile: fromPromise(() => pending) },
      }),
    },
  });
  const client = entry === null ? aClient() : answeredClient();
  const letter = entry === null ? letterIds.first : null;
  const input = { profileId: ids.profile, client, letter, entry, attached: [] };
  const actor = createActor(machine, { input }).start();
  const { screen, router } = await show(
    <AnswerView recording={actor} scansLeft={scansLeft} onAnother={nothing} />,
  );
  const row = (name: string) => screen.getByRole('group', { name, exact: true });
  const option = (name: string, label: string) => row(name).getByRole('radio', { name: label, exact: true });
  return { screen, router, actor, asked, row, option };
}

const nothing = () => undefined;
/** What an upload of a page ends with. */
let pending: Promise<{ id: string }>;

const [capstone, highway, pioneer] = ['CAPSTONE BANK CARD ··4471', 'HIGHWAY', 'PIONEER'] as const;

async function fillHead(screen: Awaited<ReturnType<typeof show>>['screen']): Promise<void> {
  await screen.getByRole('textbox', { name: 'Date printed on it' }).fill('11/14/2026');
  await screen.getByText('Results', { exact: true }).click();
}

/** An answer that a member of the account recorded, and after which something is to be decided. */
async function recordedByMember() {
  const opened = await open();
  await fillHead(opened.screen);
  for (const name of [capstone, highway, pioneer])
    await opened.screen.getByRole('group', { name, exact: true }).getByText('Deleted').click();
  await opened.screen.getByRole('button', { name: 'Record answer' }).click();
  await expect.element(opened.screen.getByText(/^Decide what to do about the rest/)).toBeVisible();
  await opened.screen.unmount();
  return opened;
}

it('says whose answer it is, before and after it is recorded', async () => {
  const { screen, actor } = await open();
  const { profileName } = actor.getSnapshot().context.client;
  await expect.element(screen.getByText(profileName, { exact: true })).toBeVisible();
  await fillHead(screen);
  for (const name of [capstone, highway, pioneer])
    await screen.getByRole('group', { name, exact: true }).getByText('Deleted').click();
  await screen.getByRole('button', { name: 'Record answer' }).click();
  await expect.element(screen.getByText('Answer recorded')).toBeVisible();
  await expect.element(screen.getByText(profileName, { exact: true })).toBeVisible();
});

it('leaves names room next to long results of a recorded answer on a phone', async () => {
  const { screen } = await open();
  await fillHead(screen);
  for (const name of [capstone, highway, pioneer])
    await screen.getByRole('group', { name, exact: true }).getByText('Updated as asked').click();
  await screen.getByRole('button', { name: 'Record answer' }).click();
  await expect.element(screen.getByText('Answer recorded')).toBeVisible();
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(414, 896));
  const rows = screen.getByRole('listitem').filter({ hasText: 'Updated as asked' }).elements();
  expect(rows).toHaveLength(3);
  for (const row of rows)
    expect(row.firstElementChild?.getBoundingClientRect().width).toBeGreaterThanOrEqual(176);
});

it.each([
  [0, []],
  [9, ['/inbox?next=true']],
])('leads on after the answer of a scan, if any wait: %i', async (scansLeft, next) => {
  const { screen } = await open(null, answeredClient(), scansLeft);
  await fillHead(screen);
  for (const name of [capstone, highway, pioneer])
    await screen.getByRole('group', { name, exact: true }).getByText('Deleted').click();
  await screen.getByRole('button', { name: 'Record answer' }).click();
  await expect.element(screen.getByText('Answer recorded')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Back to the disputes' })).toBeVisible();
  const links = screen.getByRole('link', { name: `Next scan (${scansLeft})` }).elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(next);
});

it('fills the mark of the card that is chosen', async () => {
  const { screen } = await open();
  const markOf = (name: string) =>
    getComputedStyle(
      screen.getByRole('radio', { name, exact: true }).element().nextElementSibling as Element,
    );
  expect(markOf('Results').borderTopWidth).toBe('1px');
  await screen.getByText('Results', { exact: true }).click();
  expect(markOf('Results').borderTopWidth).toBe('5px');
  expect(markOf('Other').borderTopWidth).toBe('1px');
});

it('takes results by the number keys: each decides the row with the focus and leads to the next', async () => {
  const { screen, option, asked } = await open();
  await fillHead(screen);
  const record = screen.getByRole('button', { name: 'Record answer' });
  await expect.element(record).toBeDisabled();
  option(capstone, 'Deleted').element().focus();
  await userEvent.keyboard('1');
  await expect.element(option(highway, 'Deleted')).toHaveFocus();
  // It asks at once, and its own keys are 1 to 3.
  await userEvent.keyboard('3');
  await expect.element(option(highway, 'Corrected')).toHaveFocus();
  await expect.element(screen.getByText('1 of 3 decided')).toBeVisible();
  await userEvent.keyboard('6');
  await expect.element(option(highway, 'Updated otherwise')).toBeChecked();
  await userEvent.keyboard('2');
  await expect.element(option(pioneer, 'Deleted')).toHaveFocus();
  await expect.element(record).toBeDisabled();
  await userEvent.keyboard('4');
  await expect.element(record).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Answer recorded' })).toHaveFocus();
  expect(asked.map(({ event }) => event.results.map(({ outcome }) => outcome))).toEqual([
    ['deleted', 'partlyCorrected', 'verified'],
  ]);
  await expect.element(screen.getByText(/1 deleted, 1 partly corrected, 1 verified/)).toBeVisible();
  await expectAccessible();
});

it('says next to a date what is wrong with it, and keeps what was typed', async () => {
  const { screen } = await open();
  const printed = screen.getByRole('textbox', { name: 'Date printed on it' });
  const received = screen.getByRole('textbox', { name: 'Date received' });
  await printed.fill('11/21/2026');
  await received.fill('11/20/2026');
  await expect.element(printed).toHaveAccessibleDescription(/after the day the answer was received/);
  await received.fill('11/22/2026');
  await expect.element(received).toHaveAccessibleDescription(/in the future/);
  await received.fill('10/01/2026');
  await expect.element(received).toHaveAccessibleDescription(/before the letters were written/);
  await received.fill('11/20/2020');
  await expect.element(received).toHaveAccessibleDescription(/too long ago/);
  await expect.element(printed).toHaveValue('11/21/2026');
});

it('goes to the step before on a phone when the browser goes back, and keeps what was entered', async () => {
  await page.viewport(phone.width, phone.height);
  const { screen } = await open();
  await expect.element(screen.getByText('Step 1 of 4')).toBeVisible();
  expect(isCovered()).toBe(false);
  await screen.getByRole('textbox', { name: 'Date printed on it' }).fill('11/14/2026');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByText(/^Step 3 of 4/)).toBeVisible();
  closeTop();
  await expect.element(screen.getByText(/^Step 2 of 4/)).toBeVisible();
  closeTop();
  await expect.element(screen.getByText('Step 1 of 4')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Date printed on it' })).toHaveValue('11/14/2026');
  // From the first step, Back leaves the page, which asks first.
  expect(isCovered()).toBe(false);
});

it('asks before unsaved entries are left, and keeps them for a person who stays', async () => {
  const { screen, router } = await open();
  const leave = () => void router.navigate({ to: '/settings' });
  await fillHead(screen);
  leave();
  await expect.element(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await screen.getByRole('button', { name: 'Stay' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Date printed on it' })).toHaveValue('11/14/2026');
});

it('can be left at once before anything was entered', async () => {
  const { screen, router } = await open();
  void router.navigate({ to: '/settings' });
  await expect.element(screen.getByText('Another page')).toBeVisible();
});

it('says next to the button why an answer wasn’t recorded, however long the form is', async () => {
  const machine = answerRecordingMachine.provide({
    actors: { recordDisputeEvent: refuses(refusal('unavailable')) },
  });
  const input = { profileId: ids.profile, client: aClient(), letter: letterIds.first, entry: null };
  const actor = createActor(machine, {
    input: { ...input, attached: [] },
  }).start();
  const { screen } = await show(<AnswerView recording={actor} onAnother={nothing} />);
  await fillHead(screen);
  await screen.getByRole('button', { name: 'The rest: not mentioned' }).click();
  await screen.getByRole('button', { name: 'Record answer' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(failureSentences.unavailable);
  await expect.element(screen.getByRole('alert')).toBeInViewport();
  await expect.element(screen.getByRole('textbox', { name: 'Date printed on it' })).toHaveValue('11/14/2026');
});

it('says that a scan was assigned to another client in the meantime, and keeps what was entered', async () => {
  const machine = answerRecordingMachine.provide({
    actors: { recordDisputeEvent: refuses(refusal('notFound')) },
  });
  const input = { profileId: ids.profile, client: aClient(), letter: letterIds.first, entry: null };
  const actor = createActor(machine, { input: { ...input, attached: [ids.other] } }).start();
  const { screen } = await show(<AnswerView recording={actor} onAnother={nothing} />);
  await fillHead(screen);
  await screen.getByRole('button', { name: 'The rest: not mentioned' }).click();
  await screen.getByRole('button', { name: 'Record answer' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/^A page of this answer is no longer with this client\. Someone may have assigned/);
  await expect.element(screen.getByRole('textbox', { name: 'Date printed on it' })).toHaveValue('11/14/2026');
});

it('leads to the answer that another window recorded, and keeps the one that differs', async () => {
  const fields = [{ field: 'event.letters', problem: 'alreadyAnswered' }];
  const machine = answerRecordingMachine.provide({
    actors: { recordDisputeEvent: refuses(new CallError('invalid', '', fields)) },
  });
  const input = {
    profileId: ids.profile,
    client: aClient(),
    letter: letterIds.first,
    entry: null,
    attached: [],
  };
  const actor = createActor(machine, { input }).start();
  const calls = { ...membersCalls, disputes: () => Promise.resolve(disputesOf(answeredClient())) };
  const { screen } = await show(
    <DisputeCallsContext value={calls}>
      <AnswerView recording={actor} onAnother={nothing} />
    </DisputeCallsContext>,
  );
  await fillHead(screen);
  for (const name of [capstone, highway, pioneer])
    await screen.getByRole('group', { name, exact: true }).getByText('Deleted').click();
  await screen.getByRole('button', { name: 'Record answer' }).click();
  await expect
    .element(screen.getByText(/already recorded this answer, but not as you entered it/))
    .toBeVisible();
  const recorded = screen.getByRole('link', { name: 'Open the recorded answer in a new tab' });
  await expect.element(recorded).toHaveAttribute('href', `/answer/${ids.profile}?entry=${entryId}`);
  await expect.element(recorded).toHaveAttribute('target', '_blank');
  await expect.element(screen.getByRole('textbox', { name: 'Date printed on it' })).toHaveValue('11/14/2026');
  await expectAccessible();
});

it('says that a page is still uploading, and why a large one takes so long, and lets it be removed meanwhile', async () => {
  const { screen, actor } = await open();
  const upload = Promise.withResolvers<{ id: string }>();
  pending = upload.promise;
  await fillHead(screen);
  const page = new File([new Uint8Array(9_000_000)], 'answer.pdf', { type: 'application/pdf' });
  actor.getSnapshot().children.answerPages?.send({ type: 'files.add', files: [page] });
  await expect
    .element(screen.getByText(/^Uploading 9 MB… On a slow connection, this takes minutes/))
    .toBeVisible();
  await expect.element(screen.getByText('A page is still uploading.')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove file' }).click();
  await expect.element(screen.getByText('A page is still uploading.')).not.toBeInTheDocument();
  expect(screen.getByText('answer.pdf').query()).toBeNull();
});

it.each([
  [new TypeError('Failed to fetch'), /^We don’t know whether the page arrived\. Upload it again/],
  [refusal('busy'), /^The page wasn’t uploaded\./],
])('says of a page only what is known: %s', async (reason, sentence) => {
  const { screen, actor } = await open();
  pending = Promise.reject(reason);
  const page = new File(['%PDF-'], 'answer.pdf', { type: 'application/pdf' });
  actor.getSnapshot().children.answerPages?.send({ type: 'files.add', files: [page] });
  await expect.element(screen.getByText(sentence)).toBeVisible();
});

it('records another answer, with an empty form', async () => {
  const answered = answeredClient();
  const { screen } = await show(
    <DisputeCallsContext
      value={{
        ...clientsCalls,
        recordDisputeEvent: async () => ({ id: entryId }),
        disputes: async () => answered,
      }}
    >
      <AnswerScreen
        profileId={ids.profile}
        client={aClient()}
        letter={letterIds.first}
        entry={null}
        scan={null}
        sender={null}
      />
    </DisputeCallsContext>,
  );
  await fillHead(screen);
  for (const name of [capstone, highway, pioneer])
    await screen.getByRole('group', { name, exact: true }).getByText('Deleted').click();
  await screen.getByRole('button', { name: 'Record answer' }).click();
  await screen.getByRole('button', { name: 'Record another answer' }).click();
  // People who use the keyboard continue at its first question, not at the top of the page.
  await expect
    .element(screen.getByRole('group', { name: 'Who answered' }).getByRole('radio').first())
    .toHaveFocus();
  await expect.element(screen.getByRole('textbox', { name: 'Date printed on it' })).toHaveValue('');
  await expectAccessible();
});

it('opens a correction with what was recorded', async () => {
  const { screen, option } = await open(entryId);
  await expect.element(screen.getByRole('button', { name: 'Save correction' })).toBeEnabled();
  await expect.element(option(capstone, 'Deleted')).toBeChecked();
  await expect.element(option(highway, 'Partly corrected')).toBeChecked();
  await expect.element(screen.getByText('This page is sealed. Each opening is recorded.')).toBeVisible();
});

it('says after a correction that a letter which was sent has to be corrected', async () => {
  const after = { ...answeredClient(), offers: [anOffer({ purpose: 'retraction', reason: 'withdrawn' })] };
  const { screen } = await open(entryId, after);
  await screen.getByRole('button', { name: 'Save correction' }).click();
  await expect.element(screen.getByText('Correction saved')).toBeVisible();
  await expect
    .element(screen.getByText(/^Something in a sent letter was withdrawn or corrected/))
    .toBeVisible();
});

it('leads clients, whose page has no menu, back to their letters', async () => {
  const machine = answerRecordingMachine.provide({ actors: { disputes: answers(aClient()) } });
  const input = { client: aClient(), letter: null, entry: null, attached: [] };
  const actor = createActor(machine, { input: { ...input, profileId: 'a-key' } }).start();
  const { screen } = await show(
    <DisputeCallsContext value={clientsCalls}>
      <AnswerView recording={actor} onAnother={nothing} />
    </DisputeCallsContext>,
  );
  const back = screen.getByRole('link', { name: 'Back to your letters' });
  await expect.element(back).toHaveAttribute('href', '/client/a-key');
});

it('leaves what comes next to the agency where its client recorded the answer', async () => {
  const { actor } = await recordedByMember();
  const { screen } = await show(
    <DisputeCallsContext value={clientsCalls}>
      <AnswerView recording={actor} onAnother={nothing} />
    </DisputeCallsContext>,
  );
  await expect.element(screen.getByText('Your agency decides what comes next.')).toBeVisible();
  expect(screen.getByText(/^Decide what to do about the rest/).query()).toBeNull();
});

it('says of a client to whom only a request was mailed where its answer is recorded', async () => {
  const client = disputesOf({ requests: [aRequest({ state: 'onItsWay', since: '2026-11-02' })] });
  const input = {
    profileId: ids.profile,
    client,
    letter: null,
    entry: null,
    attached: [],
  };
  const { screen } = await show(
    <AnswerView recording={createActor(answerRecordingMachine, { input }).start()} onAnother={nothing} />,
  );
  await expect.element(screen.getByText('No letter with disputes has been mailed yet')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Back to the disputes' }))
    .toHaveAttribute('href', `/disputes/${ids.profile}`);
});
