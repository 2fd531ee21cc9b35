/** A pause, what it warns of, and what can be recorded only by the client. */
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { CallError } from '#contract/failures.ts';
import { letterEventMachine } from '#machines/letterEvent.ts';
import { clientsCalls, DisputeCallsContext, membersCalls } from '#src/disputes/calls.ts';
import { RecordingForm } from '#src/screens/disputes/forms/RecordingForm.tsx';
import { ids, notes, refuses } from '#tests/machines/builders.ts';
import { aDispute, aLetter, bureauNamed } from '#tests/support/aDispute.ts';
import { disputesOf } from '#tests/support/disputesOf.ts';
import { someMarks } from '#tests/support/someMarks.ts';
import { expectAccessible, show } from '../profile/show.tsx';
import { showPage } from './showPage.tsx';

it('lets a person pause all work, and warns of open dispute notations first', async () => {
  const { screen } = await showPage({}, null, { ...clientsCalls, disputeMarks: async () => someMarks() });
  await screen.getByRole('button', { name: 'Pause', exact: true }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/shows 3 open dispute notations/)).toBeVisible();
  // A creditor has to answer nothing (15 U.S.C. 1681s-2(a)(8)(G)).
  await expect.element(dialog.getByText(/A bureau still has to answer in time/)).toBeVisible();
  const equifax = dialog.getByRole('region', { name: 'Equifax' });
  await expect.element(equifax.getByText('LONE PINE MOTORS CR ··7731')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /Pause/ })).toBeEnabled();
});

it('offers the letters that remove dispute notations while work is paused', async () => {
  const calls = { ...clientsCalls, disputeMarks: async () => someMarks() };
  const { screen } = await showPage({ activity: 'paused' }, null, calls);
  await screen.getByRole('button', { name: 'Letters that remove dispute notations' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Dispute notations' });
  const write = dialog.getByRole('button', { name: 'Write the letters: 1 generation' });
  // Only what the client no longer disputes: nothing is chosen for them.
  await expect.element(write).toBeDisabled();
  await dialog.getByRole('checkbox').nth(1).click();
  await expect.element(write).toBeEnabled();
  await expectAccessible();
});

it('asks nothing of anyone while work is paused, and shows what is not decided', async () => {
  const verified = aDispute({ state: 'verified', since: '2026-11-07', waitsFor: 'decideVerified' });
  const { screen } = await showPage({ activity: 'paused', disputes: [verified] });
  await expect.element(screen.getByRole('heading', { name: 'Not decided yet' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Needs you/ }).query()).toBeNull();
  expect(document.body.textContent).not.toContain('Decide what to do next');
});

it('orders and prepares no mailing after all work has ended, and still records what was mailed before', async () => {
  const { screen } = await showPage({
    activity: 'ended',
    letters: [aLetter(), aLetter({ id: ids.other, position: 2 })],
    disputes: [aDispute({ state: 'drafted' }), aDispute({ state: 'drafted', letter: ids.other })],
  });
  const mailed = screen.getByRole('button', { name: 'I mailed all 2 letters' });
  await expect.element(mailed).toBeVisible();
  await expect.element(screen.getByText('Unmailed letters')).toBeVisible();
  for (const name of [/^Mail Letters \(paid\)/, /^List for certified mail/])
    expect(screen.getByRole('button', { name }).query()).toBeNull();
  expect(document.body.textContent).not.toContain('Letters to mail');
});

it('records a pause, which is about no letter', async () => {
  const asked: unknown[] = [];
  const work = createActor(letterEventMachine.provide({ actors: { recordDisputeEvent: notes(asked) } }), {
    input: { profileId: ids.profile, replaces: null },
  }).start();
  const recording = { kind: 'paused', letters: [], corrected: null } as const;
  const { screen } = await show(
    <RecordingForm work={work} profileId={ids.profile} recording={recording} today="2026-11-20" />,
  );
  await screen.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect.poll(() => JSON.stringify(asked)).toContain('"kind":"paused","on":"2026-11-20"');
});

it('names each letter once: with its number, or in a list', async () => {
  const letters = [aLetter(), aLetter({ id: ids.other, position: 2, recipient: bureauNamed.Experian })];
  const work = createActor(letterEventMachine, { input: { profileId: ids.profile, replaces: null } }).start();
  const recording = { kind: 'mailed', letters, corrected: null } as const;
  const { screen } = await show(
    <RecordingForm work={work} profileId={ids.profile} recording={recording} today="2026-11-20" />,
  );
  const named = (name: string) => document.body.textContent.split(name).length - 1;
  for (const way of ['firstClass', 'certified', 'online', 'phone'] as const) {
    await screen.getByRole('combobox').selectOptions(way);
    await expect.poll(() => [named('Equifax, letter 1'), named('Experian, letter 2')]).toEqual([1, 1]);
  }
});

it('shows the mailing that another window recorded next to the one that differs, which stays entered', async () => {
  const letter = aLetter();
  const fields = [{ field: 'event.letters', problem: 'alreadyMailed' }];
  const work = createActor(
    letterEventMachine.provide({
      actors: { recordDisputeEvent: refuses(new CallError('invalid', '', fields)) },
    }),
    { input: { profileId: ids.profile, replaces: null } },
  ).start();
  const mailed = {
    event: ids.other,
    on: '2026-11-19',
    way: 'certified',
    tracking: '9407',
    basis: 'client',
  } as const;
  const known = disputesOf({ letters: [{ ...letter, state: 'mailed', mailed }] });
  const calls = { ...membersCalls, disputes: () => Promise.resolve(known) };
  const recording = { kind: 'mailed', letters: [letter], corrected: null } as const;
  const { screen } = await show(
    <DisputeCallsContext value={calls}>
      <RecordingForm work={work} profileId={ids.profile} recording={recording} today="2026-11-20" />
    </DisputeCallsContext>,
  );
  await screen.getByRole('combobox').selectOptions('certified');
  await screen.getByRole('textbox', { name: 'Tracking number' }).fill('9407111898765432101234');
  await screen.getByRole('button', { name: 'Save' }).click();
  const alert = screen.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/Another mailing of this letter is already recorded/);
  await expect.element(alert).toMatchTextContent(/Certified mail, 11\/19\/2026 · 9407/);
  await expect
    .element(screen.getByRole('textbox', { name: 'Tracking number' }))
    .toHaveValue('9407111898765432101234');
  await expectAccessible();
});

it('says that the answer to a request is already recorded with other content', async () => {
  const fields = [{ field: 'event.letters', problem: 'alreadyAnswered' }];
  const work = createActor(
    letterEventMachine.provide({
      actors: { recordDisputeEvent: refuses(new CallError('invalid', '', fields)) },
    }),
    { input: { profileId: ids.profile, replaces: null } },
  ).start();
  const letters = [aLetter({ purpose: 'validation', state: 'received' })];
  const recording = { kind: 'requestAnswered', letters, corrected: null } as const;
  const { screen } = await show(
    <RecordingForm work={work} profileId={ids.profile} recording={recording} today="2026-11-20" />,
  );
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(screen.getByText(/^This answer is already recorded, but not as you entered it/))
    .toBeVisible();
});

it('says that only the client may sign a letter whose mailing was refused for that reason', async () => {
  const fields = [{ field: 'event.letters', problem: 'needsClient' }];
  const work = createActor(
    letterEventMachine.provide({
      actors: { recordDisputeEvent: refuses(new CallError('invalid', '', fields)) },
    }),
    { input: { profileId: ids.profile, replaces: null } },
  ).start();
  const recording = { kind: 'mailed', letters: [aLetter({ purpose: 'block' })], corrected: null } as const;
  const { screen } = await show(
    <RecordingForm work={work} profileId={ids.profile} recording={recording} today="2026-11-20" />,
  );
  await screen.getByRole('combobox').selectOptions('certified');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(/^Only the client may sign this letter/)).toBeVisible();
  await expect.element(screen.getByRole('combobox')).toHaveValue('certified');
});
