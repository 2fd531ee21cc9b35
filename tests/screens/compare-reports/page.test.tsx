import { expect, it } from 'vitest';
import type { ComparedRecord } from '#contract/reportComparison.ts';
import { keepDraft, readDraft, repairSlot } from '#src/browser/drafts.ts';
import { disputeAccount } from '#src/repair/disputeAccount.ts';
import { differences, narrowed } from '#src/screens/compare-reports/changes.ts';
import { CompareReportsScreen } from '#src/screens/compare-reports/Screen.tsx';
import { ids } from '#tests/machines/builders.ts';
import { expectAccessible, show } from '../profile/show.tsx';

const value = (field: 'balance' | 'creditLimit', before: string, now: string) => ({
  field,
  month: null,
  before,
  now,
  isChanged: before !== now,
});
const record = (kind: ComparedRecord['kind'], name: string): ComparedRecord => ({
  kind,
  name,
  nameBefore: null,
  isAgedOff: false,
  accountId: 'account-1',
  isNegative: false,
  isDisputed: false,
  values: [
    value('balance', '$1,840', kind === 'changed' ? '$2,210' : '$1,840'),
    value('creditLimit', '$500', '$500'),
  ],
  reAged: null,
});
const older = { id: ids.older, name: '2026-10-02 IdentityIQ' };
const newer = { id: ids.report, name: '2026-12-01 IdentityIQ' };
const bureau = (accounts: ComparedRecord[]) => ({
  bureau: 'Equifax' as const,
  score: { before: 588, now: 602, change: 14 },
  accounts,
  inquiries: [],
  publicRecords: [],
});
const page = (accounts: ComparedRecord[], differentPeople = false) =>
  show(
    <CompareReportsScreen
      profileId={ids.profile}
      userId="auth0|reader"
      reports={[newer, older]}
      comparison={{ before: older, now: newer, differentPeople, bureaus: [bureau(accounts)] }}
    />,
  );

it('shows both reports with what differs marked, and only that on demand', async () => {
  const { screen } = await page([record('changed', 'HARBOR BANK'), record('same', 'CITADEL CARD')]);
  await expect.element(screen.getByRole('rowheader', { name: 'Balance (changed)' }).first()).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '$2,210' })).toBeVisible();
  await expect.element(screen.getByRole('rowheader', { name: 'Credit limit' }).first()).toBeVisible();
  await expect.element(screen.getByText('CITADEL CARD')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('switch', { name: 'Only what changed' }).click();
  await expect.poll(() => screen.getByText('CITADEL CARD').query()).toBeNull();
  expect(screen.getByRole('rowheader', { name: 'Credit limit' }).query()).toBeNull();
  await expect.element(screen.getByRole('cell', { name: '$2,210' })).toBeVisible();
});

it('offers a choice of bureaus only where there are several', async () => {
  const { screen } = await page([record('changed', 'HARBOR BANK')]);
  await expect.element(screen.getByRole('group', { name: 'Records to show' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Bureau', exact: true }).query()).toBeNull();
  await screen.unmount();
  const one = bureau([record('changed', 'HARBOR BANK')]);
  const bureaus = [one, { ...one, bureau: 'Experian' as const }];
  const { screen: several } = await show(
    <CompareReportsScreen
      profileId={ids.profile}
      userId="auth0|reader"
      reports={[newer, older]}
      comparison={{ before: older, now: newer, differentPeople: false, bureaus }}
    />,
  );
  await expect.element(several.getByRole('group', { name: 'Bureau', exact: true })).toBeVisible();
});

it('K7 names an account with its number and opening date, also when neither changed', async () => {
  const twin = record('changed', 'PIONEER ACCEPTANCE');
  const values = [
    { field: 'accountNumber', month: null, before: '0192****', now: '0192****', isChanged: false } as const,
    { field: 'dateOpened', month: null, before: '11/04/2022', now: '11/04/2022', isChanged: false } as const,
    ...twin.values,
  ];
  const { screen } = await page([{ ...twin, values }]);
  await screen.getByRole('switch', { name: 'Only what changed' }).click();
  await expect.poll(() => screen.getByRole('rowheader', { name: 'Credit limit' }).query()).toBeNull();
  await expect.element(screen.getByText('0192****')).toBeVisible();
  await expect.element(screen.getByText('opened 11/04/2022')).toBeVisible();
});

it('shows what a report says as text, and never as markup', async () => {
  const name = '<img src=x onerror="document.title=1">';
  const { screen } = await page([record('changed', name)]);
  await expect.element(screen.getByText(name, { exact: true })).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

it('says what is missing where there is only one report', async () => {
  const { screen } = await show(
    <CompareReportsScreen
      profileId={ids.profile}
      userId="auth0|reader"
      reports={[older]}
      comparison={null}
    />,
  );
  await expect.element(screen.getByText('Nothing to compare yet')).toBeVisible();
});

it('counts no difference where a report does not list everything, and keeps all values of what is gone', () => {
  const gone = record('gone', 'OAK LOANS');
  const records = [record('changed', 'A'), record('unknown', 'B'), record('same', 'C'), gone];
  expect(differences(bureau(records))).toBe(2);
  expect(narrowed(records, true).map(({ name, values }) => [name, values.length])).toEqual([
    ['A', 1],
    ['OAK LOANS', 2],
  ]);
});

it('K11 narrows to what is negative or disputed, and counts both', async () => {
  const { screen } = await page([
    { ...record('changed', 'HARBOR BANK'), isNegative: true },
    { ...record('same', 'CITADEL CARD'), isDisputed: true },
    record('same', 'OAK LOANS'),
  ]);
  await screen.getByText('Negative 1').click();
  await expect.poll(() => screen.getByText('CITADEL CARD').query()).toBeNull();
  await expect.element(screen.getByText('HARBOR BANK')).toBeVisible();
  await screen.getByText('Disputed 1').click();
  await expect.poll(() => screen.getByText('HARBOR BANK').query()).toBeNull();
  await expect.element(screen.getByText('CITADEL CARD')).toBeVisible();
  await screen.getByText('All 3').click();
  await expect.element(screen.getByText('OAK LOANS')).toBeVisible();
});

it('K11 shows by how much a score changed, and not for scores of two models', async () => {
  const { screen } = await page([record('gone', 'HARBOR BANK')]);
  await expect.element(screen.getByRole('row', { name: /Equifax 588\s+then 602\s+\+14/ })).toBeVisible();
  await expect.element(screen.getByText(/^No longer shown doesn’t mean deleted/)).toBeVisible();
  expect(screen.getByText(/different models/).query()).toBeNull();
});

it('K11 chooses the account at that bureau for the Repair Center, and offers it for nothing that is gone', async () => {
  const { screen } = await page([
    { ...record('changed', 'HARBOR BANK') },
    { ...record('gone', 'OAK LOANS'), accountId: null },
  ]);
  await expect.element(screen.getByText('OAK LOANS')).toBeVisible();
  const offers = screen.getByRole('button', { name: /^Dispute this/ });
  expect(offers.elements()).toHaveLength(1);
  await offers.click();
  expect(readDraft(repairSlot('auth0|reader', ids.profile))).toEqual({
    mode: 'manual',
    reportId: newer.id,
    choice: {
      kind: 'manual',
      key: '',
      selectedAccounts: ['account-1'],
      destinations: ['Equifax'],
      bureau: 'Equifax',
    },
    pending: false,
  });
});

it('K11 leaves letters that were ordered, and whose end is unknown, as they are', () => {
  const slot = repairSlot('auth0|reader', ids.profile);
  const ordered = { mode: 'automatic', reportId: newer.id, choice: null, pending: true } as const;
  keepDraft(slot, ordered);
  disputeAccount({
    userId: 'auth0|reader',
    profileId: ids.profile,
    reportId: newer.id,
    accountId: 'account-1',
    bureau: 'Equifax',
  });
  expect(readDraft(slot)).toEqual(ordered);
});

it.each([true, false])('warns if the reports are about different people: %s', async (differentPeople) => {
  const { screen } = await page([record('gone', 'HARBOR BANK')], differentPeople);
  await expect.element(screen.getByText('HARBOR BANK').first()).toBeVisible();
  const warning = screen.getByText(/^These reports are about different people/);
  expect(warning.query() !== null).toBe(differentPeople);
  await expectAccessible();
});
