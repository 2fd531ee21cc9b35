import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clientsCalls, type DisputeCalls, DisputeCallsContext } from '#src/disputes/calls.ts';
import { createActor } from 'xstate';
import { CallError } from '#contract/failures.ts';
import { letterEventMachine } from '#machines/letterEvent.ts';
import type { Disputes, NewerReport } from '#src/disputes/load.ts';
import { DisputesScreen } from '#src/screens/disputes/Screen.tsx';
import { RecordingForm } from '#src/screens/disputes/forms/RecordingForm.tsx';
import { ids, notes, refuses } from '#tests/machines/builders.ts';
import {
  aDispute,
  aLetter,
  aNewerReport,
  anEntry,
  aProposal,
  aReceivedLetter,
  bureauNamed,
} from '#tests/support/aDispute.ts';
import { anOffer } from '#tests/support/anOffer.ts';
import { someMarks } from '#tests/support/someMarks.ts';
import { expectAccessible, show } from '../profile/show.tsx';

const page = (change: Partial<Disputes>, newer: NewerReport | null = null, calls?: DisputeCalls) => {
  const screen = (
    <DisputesScreen
      profileId={ids.profile}
      newer={newer}
      disputes={{
        profileName: 'Ana Torres',
        status: 'Waiting',
        today: '2026-11-20',
        letters: [aReceivedLetter()],
        disputes: [aDispute({ state: 'awaitingResult', since: '2026-11-07', next: '2026-11-21' })],
        requests: [],
        offers: [],
        complaints: [],
        timeline: [anEntry()],
        files: [],
        approvals: [],
        changes: [],
        statements: [],
        activity: 'active',
        ...change,
      }}
    />
  );
  return show(
    calls === undefined ? screen : <DisputeCallsContext value={calls}>{screen}</DisputeCallsContext>,
  );
};

it('says of letters that were only written that they are not mailed, and shows no date for them', async () => {
  const { screen } = await page({ letters: [aLetter()], disputes: [aDispute()], timeline: [] });
  await expect
    .element(screen.getByText('Not mailed yet. No time runs until you record the mailing.'))
    .toBeVisible();
  expect(screen.getByRole('button', { name: /how this date was counted$/ }).query()).toBeNull();
  await expectAccessible();
});

it('offers the list for certified mail of letters that are to be mailed or went that way, and of no others', async () => {
  const list = /^List for certified mail\s*: Letters written 10\/02\/2026$/;
  const { screen } = await page({ letters: [aLetter()], disputes: [aDispute()], timeline: [] });
  await expect.element(screen.getByRole('button', { name: list })).toBeEnabled();
  await screen.unmount();
  const { screen: sent } = await page({});
  await expect.element(sent.getByRole('button', { name: list })).toBeEnabled();
  await sent.unmount();
  const letter = aReceivedLetter();
  const mailed = letter.mailed && { ...letter.mailed, way: 'firstClass' as const, tracking: '' };
  const { screen: other } = await page({ letters: [{ ...letter, mailed }] });
  await expect.element(other.getByRole('heading', { name: 'Letters written 10/02/2026' })).toBeVisible();
  expect(other.getByRole('button', { name: list }).query()).toBeNull();
});

it('explains a date with the days that were skipped', async () => {
  const { screen } = await page({});
  await screen.getByText('HARBOR BANK VISA, account 4400****').click();
  await screen
    .getByRole('button', { name: /how this date was counted$/ })
    .first()
    .click();
  const dialog = screen.getByRole('dialog', { name: 'How the dates were counted' });
  await expect.element(dialog.getByText('11/16/2026')).toBeVisible();
  await expect.element(dialog.getByText(/the federal holiday \(11\/11\/2026\)/)).toBeVisible();
});

it('asks whether anything came only once that is due', async () => {
  const { screen } = await page({});
  expect(screen.getByRole('button', { name: /^Did anything come\?/ }).query()).toBeNull();
  await screen.unmount();
  const asked = aDispute({ state: 'questionOpen', waitsFor: 'askWhetherAnythingCame' });
  const { screen: later } = await page({ today: '2026-11-21', disputes: [asked] });
  await later.getByRole('button', { name: /^Did anything come\?: / }).click();
  const dialog = later.getByRole('dialog', { name: 'Did anything come?' });
  await expect
    .element(dialog.getByRole('link', { name: 'Something came: record the answer' }))
    .toHaveAttribute('href', `/answer/${ids.profile}?letter=${aLetter().id}`);
});

it('keeps a corrected entry in the timeline, with nothing more to record about it', async () => {
  const { screen } = await page({ timeline: [anEntry({ replacedBy: ids.other })] });
  await expect.element(screen.getByText('Corrected: a later entry replaces this one.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Withdraw: / }).query()).toBeNull();
});

const newerOn = { report: aNewerReport().report.id, on: '2026-12-01', answer: null } as const;

it('shows what a newer report proposes, with nothing chosen, and leads there from the table', async () => {
  const proposal = aProposal({
    kind: 'changed',
    fields: [{ field: 'balance', month: null, before: '$1,840', now: '$2,210', days: null }],
    reAged: { before: '2021-03-01', now: '2022-05-01' },
  });
  const dispute = aDispute({
    state: 'investigating',
    since: '2026-10-08',
    waitsFor: 'decideProposal',
    newer: { ...newerOn, kind: 'changed', asks: true },
  });
  const { screen } = await page({ today: '2026-12-02', disputes: [dispute] }, aNewerReport([proposal]));
  const heading = screen.getByRole('heading', { name: 'What the report dated 12/01/2026 shows' });
  await expect.element(heading).toBeVisible();
  await expect
    .element(screen.getByText('The first delinquency moved from 03/01/2021 to 05/01/2022.'))
    .toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '$2,210' })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Decide later' })).toBeChecked();
  expect(document.body.textContent).not.toMatch(/violation/i);
  await expect.element(screen.getByText('Changed in the report dated 12/01/2026')).toBeVisible();
  await screen.getByRole('button', { name: /^Review the newer report: / }).click();
  await expect.element(heading).toHaveFocus();
  await expectAccessible();
});

it('says that a report is a hint, and chooses for everything that is no longer shown at once', async () => {
  const two = [aProposal(), aProposal({ item: 'account:account-2', heading: 'OAK LOANS' })];
  const { screen } = await page({}, aNewerReport(two));
  await expect.element(screen.getByText(/A letter from the bureau is the proof/)).toBeVisible();
  const save = screen.getByRole('button', { name: /^Save decisions/ });
  await expect.element(save).toBeDisabled();
  await screen.getByRole('button', { name: 'Count all as deleted, by report' }).click();
  await expect.element(screen.getByRole('button', { name: 'Save decisions (2)' })).toBeEnabled();
});

it('says why an item can’t be compared, and asks nothing about it', async () => {
  const none = aProposal({ kind: 'notComparable', because: 'missing', asks: false });
  const { screen } = await page({}, aNewerReport([none]));
  await screen.getByRole('heading', { name: 'What the report dated 12/01/2026 shows' }).click();
  await expect.element(screen.getByText(/The newer report has nothing from Equifax/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Decide later' }).query()).toBeNull();
  expect(screen.getByRole('button', { name: /^Save decisions/ }).query()).toBeNull();
});

it('J3 offers to record the order of letters that are not mailed, and says of ordered ones no more than that', async () => {
  const { screen } = await page({ letters: [aLetter()], disputes: [aDispute()], timeline: [] });
  await screen.getByRole('button', { name: 'The print shop has the order' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ordered from the print shop' });
  await expect.element(dialog.getByLabelText('Order number (optional)')).toBeVisible();
  await screen.unmount();
  const { screen: later } = await page({
    letters: [aLetter({ state: 'ordered' })],
    disputes: [aDispute()],
    timeline: [],
  });
  await expect.element(later.getByText('Ordered, mailing not confirmed')).toBeVisible();
  expect(later.getByRole('button', { name: 'The print shop has the order' }).query()).toBeNull();
  await expect.element(later.getByRole('button', { name: /^I mailed it/ })).toBeVisible();
});

it('J2 asks which letters of an entry a correction is about, and saves nothing without one', async () => {
  const second = '0190a000-0000-7000-8000-000000000102';
  const letters = [aReceivedLetter(), aReceivedLetter({ id: second, recipient: bureauNamed.Experian })];
  const { event } = anEntry();
  if (event.kind !== 'mailed') throw new Error('The entry records a mailing');
  const entry = anEntry({ event: { ...event, letters: letters.map(({ id }) => id) } });
  const { screen } = await page({ letters, timeline: [entry] });
  await screen.getByRole('button', { name: /^Correct: Mailed/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Correct this entry' });
  await expect.element(dialog.getByText('The others keep what was recorded about them.')).toBeVisible();
  const box = (place: number) => dialog.getByRole('checkbox').nth(place);
  await box(0).click();
  await expect.element(box(1)).toBeChecked();
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  await box(1).click();
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
});

it('offers a correcting letter, which asks for what is right and says that it is no new dispute', async () => {
  const offer = anOffer({ purpose: 'retraction', reason: 'withdrawn', added: 'optional' });
  const { screen } = await page({ offers: [offer] });
  await screen.getByRole('button', { name: /^Write.*Correcting letters$/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Next letters' });
  const group = dialog.getByRole('group', { name: 'Correcting letters' });
  await expect
    .element(group.getByRole('checkbox', { name: /The client withdrew what the letter says/ }))
    .toBeChecked();
  await expect.element(group.getByText(/This is no new dispute/)).toBeVisible();
  await expect.element(group.getByRole('textbox', { name: 'What is right (optional)' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Read the letters' })).toBeEnabled();
  await expectAccessible();
});

it('says that only the client may sign and mail the letter after a refusal of someone else’s, and of no other', async () => {
  const refused = anOffer({ purpose: 'identityCured', reason: 'thirdPartyRefused' });
  const { screen } = await page({ offers: [refused] });
  await screen.getByRole('button', { name: /^Write.*Proof of identity$/ }).click();
  const only = /Only the client may sign this letter/;
  await expect.element(screen.getByRole('dialog').getByText(only)).toBeVisible();
  await screen.unmount();
  const { screen: other } = await page({ offers: [anOffer({ ...refused, reason: 'identityRefused' })] });
  await other.getByRole('button', { name: /^Write.*Proof of identity$/ }).click();
  await expect.element(other.getByRole('dialog', { name: 'Next letters' })).toBeVisible();
  expect(other.getByText(only).query()).toBeNull();
});

it('leaves a decided item as it is, one from the table or several at once, with what that means', async () => {
  const item = 'account:account-2';
  const verified = { state: 'verified', since: '2026-11-07', waitsFor: 'decideVerified' } as const;
  const other = aDispute({ ...verified, item, heading: 'OAK LOANS', subject: 'account:oak loans' });
  const { screen } = await page({
    disputes: [aDispute(verified), other],
    offers: [
      {
        letter: other.letter,
        item,
        purpose: 'procedure',
        heading: other.heading,
        recipient: other.recipient,
        reason: 'verified',
        since: '2026-11-07',
        added: 'none',
        needsMailing: false,
        mayBeDisregarded: false,
      },
    ],
  });
  await screen.getByRole('button', { name: /^Leave as is\s*: OAK LOANS/ }).click();
  const one = screen.getByRole('dialog', { name: 'Leave it as it is' });
  await expect.element(one.getByText(/^It stays as it is, and nothing more is asked/)).toBeVisible();
  await expect.element(one.getByRole('button', { name: 'Leave as is' })).toBeEnabled();
  await one.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Leave items as they are' }).click();
  const several = screen.getByRole('dialog', { name: 'Leave items as they are' });
  await expect.element(several.getByRole('button', { name: 'Leave as is' })).toBeDisabled();
  await several.getByRole('checkbox', { name: /^OAK LOANS/ }).click();
  await expect.element(several.getByRole('button', { name: 'Leave as is' })).toBeEnabled();
  await expectAccessible();
});

it('no longer disputes an item of a letter, and says what to do with one that is not mailed', async () => {
  const { screen } = await page({ letters: [aLetter()], disputes: [aDispute()], timeline: [] });
  await screen.getByRole('button', { name: /^Record/ }).click();
  await screen.getByRole('menuitem', { name: 'No longer dispute this' }).click();
  const dialog = screen.getByRole('dialog', { name: 'No longer dispute this' });
  await expect
    .element(dialog.getByText(/^It is no longer disputed\. A result that comes anyway/))
    .toBeVisible();
  await expect.element(dialog.getByText(/Don’t mail that letter/)).toBeVisible();
});

it('corrects the reason why items were left, and names them', async () => {
  const { letter, item, heading } = aDispute();
  const event = {
    kind: 'leftAsIs',
    on: '2026-11-18',
    disputes: [{ letter, item }],
    note: 'Too small',
  } as const;
  const { screen } = await page({
    disputes: [aDispute({ state: 'leftAsIs', since: '2026-11-18' })],
    timeline: [anEntry({ event: { ...event, disputes: [...event.disputes] } })],
  });
  await screen.getByRole('button', { name: /^Correct: Left as is/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Correct this entry' });
  await expect.element(dialog.getByText(heading)).toBeVisible();
  await expect.element(dialog.getByLabelText('Reason (optional)')).toHaveValue('Too small');
});

it('J22 offers the complaint packet of a bureau that is open, and says why another is locked', async () => {
  const { screen } = await page({
    complaints: [
      { kind: 'open', bureau: 'TransUnion', since: '2026-11-18', items: 2 },
      { kind: 'locked', bureau: 'Experian', until: '2026-12-23', because: 'pending' },
      { kind: 'locked', bureau: 'Equifax', until: null, because: 'settled' },
    ],
  });
  await expect.element(screen.getByRole('heading', { name: 'Complaint to the CFPB' })).toBeVisible();
  await expect.element(screen.getByText(/Neither Redress nor an agency ever submits it/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'consumerfinance.gov/complaint' }))
    .toHaveAttribute('href', 'https://www.consumerfinance.gov/complaint/');
  await expect.element(screen.getByText('Open since 11/18/2026 · 2 items')).toBeVisible();
  await expect
    .element(screen.getByText(/^Locked until 12\/23\/2026: the dispute is still pending/))
    .toBeVisible();
  await expect.element(screen.getByText(/^Nothing to complain about/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Download packet/ }).elements()).toHaveLength(1);
  await expect.element(screen.getByRole('button', { name: /^Download packet.*TransUnion$/ })).toBeEnabled();
  await expectAccessible();
});

it('says on top what to do now, and leads to where it is done, which may be folded', async () => {
  const asked = aDispute({ state: 'questionOpen', waitsFor: 'askWhetherAnythingCame', next: '2026-11-18' });
  const { screen } = await page({ disputes: [asked] });
  const line = screen.getByRole('list', { name: 'What to do now' }).getByRole('button');
  await expect
    .poll(() => line.element().textContent)
    .toBe('Did anything come? Equifax Information Services, LLC · 1 itemSince 11/18/2026');
  await line.click();
  const place = () => document.activeElement?.textContent;
  await expect.poll(place).toContain('Was due 11/07/2026');
  await screen.getByRole('navigation', { name: 'On this page' }).getByText('Timeline').click();
  await expect.poll(place).toBe('Timeline');
});

it('folds a newer report that asks nothing below what was disputed, and opens it for its address', async () => {
  const newer = aNewerReport([aProposal({ kind: 'unchanged', asks: false })]);
  const { screen } = await page({}, newer);
  const text = screen.getByText(/A letter from the bureau is the proof/);
  await expect.element(text).not.toBeVisible();
  await screen.unmount();
  window.history.replaceState(null, '', '#newer-report');
  try {
    const { screen: later } = await page({}, newer);
    await expect.element(later.getByText(/A letter from the bureau is the proof/)).toBeVisible();
    await expect
      .element(later.getByRole('heading', { name: 'What the report dated 12/01/2026 shows' }))
      .toHaveFocus();
  } finally {
    window.history.replaceState(null, '', window.location.pathname);
  }
});

it('does not ask to mail a letter in which everything was withdrawn, and never calls it sent', async () => {
  const sent = aReceivedLetter({ id: '0190a000-0000-7000-8000-000000000102' });
  const withdrawn = aDispute({ state: 'withdrawn', since: '2026-11-18' });
  const { screen } = await page({
    letters: [aLetter(), sent],
    disputes: [withdrawn, aDispute({ letter: sent.id, state: 'deleted' })],
  });
  const set =
    'The other letters of this set are recorded as sent. 1 letter was never mailed and is not to be mailed.';
  await expect.element(screen.getByText(set)).toBeVisible();
  await screen.getByText('Show 2 letters').click();
  await expect.element(screen.getByText('Not to be mailed')).toBeVisible();
  expect(screen.getByRole('button', { name: /^I mailed it/ }).query()).toBeNull();
  await expect.element(screen.getByText(/Nothing needs your attention/)).toBeVisible();
  // It may have been mailed nevertheless.
  await screen
    .getByRole('button', { name: /^Record.*letter 1/ })
    .first()
    .click();
  await screen.getByRole('menuitem', { name: 'I mailed it' }).click();
  await expect.element(screen.getByRole('dialog').getByRole('combobox')).toBeVisible();
});

it('warns before a letter is mailed of which one item was withdrawn', async () => {
  const item = 'account:account-2';
  const { screen } = await page({
    letters: [aLetter()],
    disputes: [aDispute(), aDispute({ item, subject: item, heading: 'OAK LOANS', state: 'withdrawn' })],
  });
  const words = 'Don’t mail these letters as they are.';
  await expect.element(screen.getByRole('status').getByText(words)).toBeVisible();
  await expect.element(screen.getByText(/^No longer disputed: OAK LOANS/)).toBeVisible();
  await expect
    .poll(() => screen.getByRole('list', { name: 'What to do now' }).element().textContent)
    .toBe('Don’t mail these letters as they are. Equifax Information Services, LLC · 1 letter');
});

it('asks to mail again only what still waits for it', async () => {
  const returned = aLetter({ state: 'returned' });
  const back = aDispute({ state: 'undelivered', waitsFor: 'returned' });
  const { screen } = await page({ letters: [returned], disputes: [back] });
  await expect.element(screen.getByRole('button', { name: /^I mailed it again: / })).toBeVisible();
  await screen.unmount();
  const { screen: later } = await page({
    letters: [returned],
    disputes: [aDispute({ state: 'withdrawn', since: '2026-11-18' })],
  });
  await expect.element(later.getByText(/Nothing needs your attention/)).toBeVisible();
  expect(later.getByRole('button', { name: /^I mailed it again/ }).query()).toBeNull();
});

it('takes the numbers of several letters one after another, or as a pasted list, and saves nothing in between', async () => {
  const letters = [1, 2, 3].map((position) =>
    aLetter({ id: `0190a000-0000-7000-8000-00000000020${position}`, position }),
  );
  const disputes = letters.map(({ id }) => aDispute({ letter: id, subject: id }));
  const { screen } = await page({ letters, disputes, timeline: [] });
  await screen.getByRole('button', { name: 'I mailed all 3 letters' }).click();
  const dialog = screen.getByRole('dialog', { name: 'I mailed 3 letters' });
  await dialog.getByRole('combobox').selectOptions('certified');
  const field = (place: number) => dialog.getByRole('textbox', { name: /^Tracking number: / }).nth(place);
  await field(0).fill('9407');
  await userEvent.keyboard('{Enter}');
  await expect.element(field(1)).toHaveFocus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', '7001 22\n7002\n7003\n');
  field(1)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(field(1)).toHaveValue('7001 22');
  await expect.element(field(2)).toHaveValue('7002');
  await expect.element(field(0)).toHaveValue('9407');
  await expect.element(dialog).toBeVisible();
});

it('lets a person pause all work, and warns of open dispute notations first', async () => {
  const { screen } = await page({}, null, { ...clientsCalls, disputeMarks: async () => someMarks() });
  await screen.getByRole('button', { name: 'Pause', exact: true }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/shows 3 open dispute notations/)).toBeVisible();
  const equifax = dialog.getByRole('region', { name: 'Equifax' });
  await expect.element(equifax.getByText('LONE PINE MOTORS CR, account 7731')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /Pause/ })).toBeEnabled();
});

it('offers the letters that remove dispute notations while work is paused', async () => {
  const calls = { ...clientsCalls, disputeMarks: async () => someMarks() };
  const { screen } = await page({ activity: 'paused' }, null, calls);
  await screen.getByRole('button', { name: 'Letters that remove dispute notations' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Dispute notations' });
  const write = dialog.getByRole('button', { name: 'Write the letters: 1 generation' });
  // Only what the client no longer disputes: nothing is chosen for them.
  await expect.element(write).toBeDisabled();
  await dialog.getByRole('checkbox').nth(1).click();
  await expect.element(write).toBeEnabled();
  await expectAccessible();
});

it('J19 records a collector’s notice with its last day, and an identity theft only with its report', async () => {
  const { screen } = await page({ letters: [aLetter()], disputes: [aDispute()] });
  await screen.getByRole('button', { name: /^Add.*A debt collector wrote/ }).click();
  const notice = screen.getByRole('dialog', { name: 'A collector’s notice' });
  await notice.getByRole('radio', { name: 'Yes' }).click();
  await notice.getByRole('button', { name: 'Save' }).click();
  await expect.element(notice.getByText('Enter the date as MM/DD/YYYY')).toBeVisible();
  await notice.getByRole('radio', { name: 'No' }).click();
  await expect.element(notice.getByText(/doesn’t say that the collector must answer/)).toBeVisible();
  await notice.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: /^Add.*Identity theft/ }).click();
  const theft = screen.getByRole('dialog', { name: 'Identity theft' });
  await theft.getByRole('radio', { name: 'No' }).click();
  await theft.getByRole('button', { name: 'Save' }).click();
  await expect.element(theft.getByText('Without this statement, there is nothing to block.')).toBeVisible();
  await expect.element(theft.getByText('Add a copy of the identity theft report.')).toBeVisible();
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
