import { expect, it } from 'vitest';
import type { ComparedRecord } from '#contract/reportComparison.ts';
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
  accounts,
  inquiries: [],
  publicRecords: [],
});
const page = (accounts: ComparedRecord[]) =>
  show(
    <CompareReportsScreen
      profileId={ids.profile}
      reports={[newer, older]}
      comparison={{ before: older, now: newer, bureaus: [bureau(accounts)] }}
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
    <CompareReportsScreen profileId={ids.profile} reports={[older]} comparison={null} />,
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
