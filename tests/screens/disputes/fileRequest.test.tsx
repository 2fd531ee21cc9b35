/** Letters that ask bureaus for the file, on the page of a client's letters and in their dialog: they are about no item. */
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import type { PreviewedLetter } from '#contract/letterPreview.ts';
import { fileRequestMachine } from '#machines/fileRequest.ts';
import { type ContractGate, ContractGateContext } from '#src/repair/contractGate.ts';
import { FileRequestDialog } from '#src/screens/disputes/file/FileRequestDialog.tsx';
import { answers, ids, refusal, refuses, succeeds } from '#tests/machines/builders.ts';
import { switchTo } from '#tests/paths/harness/language.ts';
import { aLetter, aRequest } from '#tests/support/aDispute.ts';
import { expectAccessible, show } from '../profile/show.tsx';
import { showPage } from './showPage.tsx';

const today = '2026-11-21';
const earliest = '2026-09-22';
const asked = {
  today,
  letters: [aLetter({ purpose: 'fileRequest', items: 1 })],
  disputes: [],
  requests: [aRequest({ purpose: 'fileRequest', headings: ['My credit file'] })],
  timeline: [],
};

it('shows no results of a letter about no item, and doesn’t count its items', async () => {
  const { screen } = await showPage(asked);
  await expect.element(screen.getByText(/Request for the file/)).toBeVisible();
  expect(screen.getByText(/1 item/).query()).toBeNull();
  expect(screen.getByText('Results by item').query()).toBeNull();
});

it('names what is asked for in the language of the page', async () => {
  await switchTo('es');
  onTestFinished(async () => {
    await switchTo('en');
  });
  const { screen } = await showPage(asked);
  await expect.element(screen.getByText(/Mi expediente de crédito/)).toBeVisible();
  expect(screen.getByText(/My credit file/).query()).toBeNull();
});

it('says of a deadline only where the law sets one', async () => {
  const { screen } = await showPage(asked);
  await expect.element(screen.getByText('1 letter is not mailed yet.', { exact: true })).toBeVisible();
  await screen.unmount();
  const block = {
    ...asked,
    letters: [aLetter({ purpose: 'block' })],
    requests: [aRequest({ purpose: 'block' })],
  };
  const { screen: blocking } = await showPage(block);
  await expect.element(blocking.getByText(/^Not mailed yet\. No deadline starts/)).toBeVisible();
});

it('asks about such a letter where questions about letters are asked', async () => {
  const [request] = asked.requests;
  if (request === undefined) throw new Error('There is a request');
  const requests = [{ ...request, state: 'questionOpen' as const, waitsFor: 'askAboutDelivery' as const }];
  const { screen } = await showPage({ ...asked, requests });
  await expect.element(screen.getByRole('heading', { name: 'Results by item' })).toBeVisible();
  const question = screen.getByRole('listitem').filter({ hasText: 'letter 1' });
  await expect.element(question.filter({ hasText: 'Request for the file' }).first()).toBeVisible();
  expect(screen.getByText(/1 item/).query()).toBeNull();
});

it('offers to ask only for a client with a report, with which letters are kept', async () => {
  const { screen } = await showPage({ letters: [], disputes: [], timeline: [], hasReport: false });
  await expect.element(screen.getByText(/^Redress keeps letters with a report\./).first()).toBeVisible();
  expect(screen.getByRole('button', { name: /^(Ask for|Protect) the file$/ }).query()).toBeNull();
  await screen.unmount();
  const { screen: reported } = await showPage({ letters: [], disputes: [], timeline: [] });
  await expect.element(reported.getByRole('button', { name: 'Ask for the file' })).toBeVisible();
  await expect.element(reported.getByRole('button', { name: 'Protect the file' })).toBeVisible();
});

const letter: PreviewedLetter = {
  id: 'equifax-file-request-1',
  destination: { id: 'Equifax', kind: 'bureau', name: 'Equifax' },
  disputesSsn: false,
  subject: { text: 'Request for disclosure of my credit file', evidence: [], finding: null },
  blocks: [],
};

function dialog(
  gate: ContractGate | null = null,
  isRepeated = true,
  about: 'disclosure' | 'protection' = 'disclosure',
) {
  const machine = fileRequestMachine.provide({
    actors: {
      previewFileRequests: answers({ letters: [letter] }),
      writeFileRequests: isRepeated ? refuses(refusal('repeatedChoice')) : succeeds(),
    },
    actions: { refresh: () => {} },
  });
  const work = createActor(machine, { input: { profileId: ids.profile, about, earliest, today } }).start();
  return show(
    <ContractGateContext value={gate}>
      <FileRequestDialog work={work} />
    </ContractGateContext>,
  );
}
type Screen = Awaited<ReturnType<typeof dialog>>['screen'];
async function read(screen: Screen) {
  await screen.getByText('Unemployed', { exact: true }).click();
  await screen.getByRole('checkbox', { name: 'Equifax' }).click();
  await screen.getByRole('button', { name: 'Read the letters' }).click();
}
const write = (screen: Screen) => screen.getByRole('button', { name: /^Write 1 letter/ });

it('says why a day gives no right', async () => {
  const { screen } = await dialog();
  await screen.getByText('A notice of adverse action', { exact: true }).click();
  const day = screen.getByRole('textbox', { name: /^Received on/ });
  const tooOld = screen.getByText(/^A notice makes the file free for 60 days/);
  const early = screen.getByText(/^This date is in the future\./);
  await day.fill('09/21/2026');
  await expect.element(tooOld).toBeVisible();
  await day.fill('11/22/2026');
  await expect.element(early).toBeVisible();
  for (const right of ['09/22/2026', '11/21/2026']) {
    await day.fill(right);
    await expect.poll(() => [tooOld.query(), early.query()]).toEqual([null, null]);
  }
  await expectAccessible();
});

it('says before the click that the contract permits no letters', async () => {
  const entries = [{ step: 'disclosed' as const, on: today }];
  const { screen } = await dialog({ standing: { state: 'disclosed', opensOn: null }, entries });
  await read(screen);
  await expect.element(screen.getByText(/^No contract is signed yet\./)).toBeVisible();
  await expect.element(write(screen)).toBeDisabled();
});

it('says of a bureau that was just asked what is true of it: the reason may be another', async () => {
  const { screen } = await dialog();
  await read(screen);
  await write(screen).click();
  await expect.element(screen.getByText(/for the same was written in the last 24 hours/)).toBeVisible();
});

it('mentions the address in a notice only after a notice', async () => {
  const { screen } = await dialog(null, false);
  await read(screen);
  await write(screen).click();
  await expect.element(screen.getByText(/^The letters are written\./)).toBeVisible();
  expect(screen.getByText(/If the notice gives/).query()).toBeNull();
});

it('asks before it closes over who sent a notice, which was typed', async () => {
  const { screen } = await dialog();
  await screen.getByText('A notice of adverse action', { exact: true }).click();
  await screen.getByRole('textbox', { name: 'Who sent the notice' }).fill('FIRST BANK');
  await screen.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await screen.getByRole('button', { name: 'Stay' }).click();
  await expect
    .element(screen.getByRole('textbox', { name: 'Who sent the notice' }))
    .toHaveValue('FIRST BANK');
});

it('shows the four reasons two by two, and below each other on a phone', async () => {
  onTestFinished(() => page.viewport(414, 896));
  const { screen } = await dialog();
  const columns = () =>
    new Set(
      screen
        .getByRole('radio')
        .elements()
        .map((radio) => radio.closest('label')?.getBoundingClientRect().left),
    ).size;
  await expect.poll(() => screen.getByRole('radio').elements().length).toBe(4);
  expect(columns()).toBe(1);
  await page.viewport(1_440, 900);
  await expect.poll(columns).toBe(2);
});

it('protects the file: a freeze, an alert, or the removal of a freeze, of the bureaus that are chosen', async () => {
  const { screen } = await dialog(null, true, 'protection');
  await expect.element(screen.getByRole('dialog', { name: 'Protect the file' })).toBeVisible();
  // Anyone who acts for the consumer can ask for an alert (15 U.S.C. 1681c-1(a)(1)).
  const direct = /A bureau has to place or remove a freeze only if the request comes directly from them\.$/;
  await expect.element(screen.getByText(direct)).toBeVisible();
  const names = ['A security freeze', 'A fraud alert', 'The removal of a freeze'];
  for (const name of names) await expect.element(screen.getByText(name, { exact: true })).toBeVisible();
  const next = screen.getByRole('button', { name: 'Read the letters' });
  await screen.getByText('A security freeze', { exact: true }).click();
  await expect.element(next).toBeDisabled();
  await screen.getByRole('checkbox', { name: 'Equifax' }).click();
  await expectAccessible();
  await next.click();
  await write(screen).click();
  await expect.element(screen.getByText(/for the same was written in the last 24 hours/)).toBeVisible();
});

it('says that the client signs and mails what protects their file, and not of what asks to see it', async () => {
  const { screen } = await dialog(null, false, 'protection');
  await screen.getByText('A fraud alert', { exact: true }).click();
  await screen.getByRole('checkbox', { name: 'Equifax' }).click();
  await screen.getByRole('button', { name: 'Read the letters' }).click();
  await write(screen).click();
  const whose = /The client reads, signs, and mails them\./;
  await expect.element(screen.getByText(whose)).toBeVisible();
  await screen.unmount();
  const { screen: asking } = await dialog(null, false);
  await read(asking);
  await write(asking).click();
  await expect.element(asking.getByText(/^The letters are written\./)).toBeVisible();
  expect(asking.getByText(whose).query()).toBeNull();
});

it('counts no items of a letter that protects the file', async () => {
  for (const purpose of ['freeze', 'freezeLift', 'fraudAlert'] as const) {
    const letters = [aLetter({ purpose, items: 1 })];
    const requests = [aRequest({ purpose, headings: ['My credit file'] })];
    const { screen } = await showPage({ ...asked, letters, requests });
    await expect.element(screen.getByText(/My credit file/)).toBeVisible();
    expect(screen.getByText(/1 item/).query()).toBeNull();
    await screen.unmount();
  }
});

it('says of letters that the client has not approved what is true of a freeze', async () => {
  const letters = [aLetter({ purpose: 'freeze' })];
  const requests = [aRequest({ purpose: 'freeze' })];
  const { screen } = await showPage({ ...asked, letters, requests });
  await expect.element(screen.getByText('1 letter is not approved by the client.')).toBeVisible();
  await expect.element(screen.getByText(/^A bureau has to place or remove a freeze only/)).toBeVisible();
  // What it explains is about investigations.
  expect(screen.getByText('Why this matters').query()).toBeNull();
});

it('shows what the client wants changed in a letter that disputes nothing', async () => {
  const [letter] = asked.letters;
  if (letter === undefined) throw new Error('There is a letter');
  const approval = {
    letter: letter.id,
    said: 'changeAsked',
    on: '2026-10-03',
    note: 'Only Equifax.',
  } as const;
  const approvals = [{ ...approval, signature: '' }];
  const { screen } = await showPage({ ...asked, approvals });
  await expect.element(screen.getByText('Don’t mail these letters as they are.')).toBeVisible();
  await expect.element(screen.getByText(/Only Equifax\.$/)).toBeVisible();
  await expect.element(screen.getByText(/^Write letters that say what the client wants/)).toBeVisible();
  expect(screen.getByText(/No longer dispute this/).query()).toBeNull();
});

it('says once why nothing can be asked without a report', async () => {
  const { screen } = await showPage({ letters: [], disputes: [], timeline: [], hasReport: false });
  await expect.element(screen.getByText(/^Redress keeps letters with a report\./)).toBeVisible();
});

it('says that nothing confirms a freeze once nothing came, and not while an answer may come', async () => {
  const freeze = aRequest({ purpose: 'freeze', headings: ['My credit file'] });
  const sentence = /^Nothing confirms that the file is frozen at Equifax\./;
  for (const state of ['unanswered', 'received'] as const) {
    const { screen } = await showPage({
      ...asked,
      letters: [aLetter({ purpose: 'freeze', items: 1 })],
      requests: [{ ...freeze, state }],
    });
    await expect.element(screen.getByRole('button', { name: 'Protect the file' })).toBeVisible();
    expect(screen.getByText(sentence).elements()).toHaveLength(state === 'unanswered' ? 1 : 0);
    await screen.unmount();
  }
});

it('offers to ask for it no longer, in words that dispute nothing', async () => {
  const freeze = aRequest({ purpose: 'freeze', items: ['file:freeze'], headings: ['My credit file'] });
  const letters = [aLetter({ purpose: 'freeze', items: 1 })];
  const { screen } = await showPage({ ...asked, letters, requests: [freeze] });
  await screen.getByRole('button', { name: /^Record.*letter 1/ }).click();
  await screen.getByRole('menuitem', { name: 'No longer ask for this' }).click();
  const dialog = screen.getByRole('dialog', { name: 'No longer ask for this' });
  await expect.element(dialog.getByText(/^It is no longer asked for\./)).toBeVisible();
  await expect.element(dialog.getByText('The letter isn’t mailed yet. Don’t mail it.')).toBeVisible();
  expect(dialog.getByText(/disputed/).query()).toBeNull();
  await expect.element(dialog.getByRole('button', { name: 'No longer ask', exact: true })).toBeEnabled();
});
