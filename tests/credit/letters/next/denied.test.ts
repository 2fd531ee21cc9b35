import { describe, expect, it } from 'vitest';
import type { Item } from '#credit/letters/letter.ts';
import { deniedIn, isDeniedBy, saidAbout, type SaidNow, withoutDenied } from '#credit/letters/next/denied.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import type { PublicRecord, Report } from '#credit/report/model.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import {
  aBankruptcy,
  aLine,
  aName,
  anAccount,
  anInquiry,
  aReport,
  chargedOff,
  code,
  field,
  late30,
  nobody,
} from '#tests/support/aReport.ts';
import type { ItemStatementKind } from '#vocabulary/itemStatements.ts';

const filedIn = (reference: string) => `20${reference.slice(0, 2)}-03-08`;
const aCase = (place: number, reference: string): PublicRecord => ({
  ...aBankruptcy('Experian', filedIn(reference), {
    dateResolved: field('2021-09-01', `/${reference}/resolved`),
    dateFiled: field(filedIn(reference), `/${reference}/filed`),
    status: field(code('1', 'Discharged'), `/${reference}/status`),
    reference: field(reference, `/${reference}/reference`),
  }),
  id: `public-record-${String(place)}`,
});
/** Rated a charge-off after the discharge, and late in two files. */
const account = anAccount([
  aLine('Experian', { payStatus: chargedOff, balance: 840_00, dateOpened: '2019-01-01' }),
  aLine('Equifax', { payStatus: late30, balance: 620_00, dateOpened: '2019-01-01' }),
]);
const withCases = (...publicRecords: readonly PublicRecord[]) =>
  aReport({ accounts: [account], publicRecords });

/** The items of letters about a report to Experian, from before the client said anything. */
function itemsOf(report: Report): readonly Item[] {
  const choice = { kind: 'automatic', options: [1, 2, 5] } as const;
  const letters = planLetters({ report, profile: aConsumer(), choice, today: '2025-09-15' });
  return letters
    .filter(({ destination }) => destination.id === 'Experian')
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'item' ? [block.item] : [])));
}

const says = (report: Report, said: Readonly<Record<string, ItemStatementKind>> = {}): SaidNow => ({
  report,
  stated: Object.entries(said).map(([item, statement]) => ({
    id: item,
    item,
    statement,
    by: 'Ana Agent',
    on: '2025-10-01',
  })),
  notMine: new Set(),
});

/** What is left of the only item of a report's letters. */
function left(report: Report, now: SaidNow, others: readonly SaidNow[] = []): Item | null {
  const [item, ...more] = itemsOf(report);
  if (item === undefined || more.length > 0) throw new Error('Not one item');
  return withoutDenied(item, isDeniedBy(deniedIn(now, others.flatMap(saidAbout))));
}
const textOf = (item: Item | null) => (item?.grounds ?? []).map(({ text }) => text).join(' ');

describe('a later letter about an account', () => {
  const report = withCases(aCase(0, '21-30177'));
  const [item] = itemsOf(report);
  it('repeats that the debt was discharged while nothing speaks against it', () => {
    expect(item?.rules).toContain('K3');
    expect(left(report, says(report))).toEqual(item);
    expect(left(report, says(report, { 'publicRecord:public-record-0': 'discharged' }))).toEqual(item);
  });
  it.each(['notMyCase', 'dismissed'] as const)('repeats only the rest once the client says: %s', (said) => {
    const rest = left(report, says(report, { 'publicRecord:public-record-0': said }));
    expect(textOf(rest)).not.toMatch(/bankruptcy|discharged/);
    expect(rest?.grounds).toHaveLength((item?.grounds.length ?? 0) - 1);
    expect(rest?.rules).not.toContain('K3');
  });
  it('repeats only the rest once the client says it about the same case in a newer report', () => {
    const newer = withCases(aCase(0, '20-81462'), aCase(1, '21-30177'));
    const denying = says(newer, { 'publicRecord:public-record-1': 'notMyCase' });
    expect(textOf(left(report, says(report), [denying]))).not.toMatch(/discharged/);
    const other = says(newer, { 'publicRecord:public-record-0': 'notMyCase' });
    expect(left(report, says(report), [other])).toEqual(item);
  });
  it('repeats what is based on another case', () => {
    const two = withCases(aCase(0, '21-30177'), aCase(1, '20-81462'));
    const [of] = itemsOf(two);
    expect(left(two, says(two, { 'publicRecord:public-record-1': 'notMyCase' }))).toEqual(of);
  });
  it('does not call a debt discharged that the client says is not theirs', () => {
    const rest = left(report, { ...says(report), notMine: new Set(['account-0']) });
    expect(textOf(rest)).not.toMatch(/discharged/);
  });
});

it('nothing is left of a name that is the client’s after all', () => {
  const report = aReport({ personal: { ...nobody, names: [aName('Experian', 'DEVON', 'SAMPLETON')] } });
  const key = `name:${report.personal.names[0]?.at ?? ''}`;
  expect(left(report, says(report))).not.toBeNull();
  expect(left(report, says(report, { [key]: 'myName' }))).toBeNull();
});

it('nothing is left of an inquiry after an application', () => {
  const report = aReport({ inquiries: [anInquiry('Experian', 'QUICKLOAN', '2025-02-03')] });
  const key = `inquiry:${report.inquiries[0]?.id ?? ''}`;
  expect(left(report, says(report))).not.toBeNull();
  expect(left(report, says(report, { [key]: 'applied' }))).toBeNull();
});
