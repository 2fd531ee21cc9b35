import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { CallError } from '#contract/failures.ts';
import { letterEventMachine } from '#machines/letterEvent.ts';
import type { Disputes, NewerReport } from '#src/disputes/load.ts';
import { DisputesScreen } from '#src/screens/disputes/Screen.tsx';
import { RecordingForm } from '#src/screens/disputes/forms/RecordingForm.tsx';
import { ids, refuses } from '#tests/machines/builders.ts';
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
import { expectAccessible, show } from '../profile/show.tsx';

const page = (change: Partial<Disputes>, newer: NewerReport | null = null) =>
  show(
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
        statements: [],
        activity: 'active',
        ...change,
      }}
    />,
  );

it('says of letters that were only written that they are not mailed, and shows no date for them', async () => {
  const { screen } = await page({ letters: [aLetter()], disputes: [aDispute()], timeline: [] });
  await expect
    .element(screen.getByText('Not mailed yet. No time runs until you record the mailing.'))
    .toBeVisible();
  expect(screen.getByRole('button', { name: /how this date was counted$/ }).query()).toBeNull();
  await expectAccessible();
});

it('explains a date with the days that were skipped', async () => {
  const { screen } = await page({});
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
  await later.getByRole('button', { name: /^Did anything come\?/ }).click();
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
  await screen.getByText('1 more item in this report needs no decision').click();
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
  const { screen: later } = await page({ letters: [aLetter({ state: 'ordered' })], timeline: [] });
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
