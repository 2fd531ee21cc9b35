import { describe, expect, it } from 'vitest';
import { agedOffBetween } from '#credit/comparison/agedOff.ts';
import { sightings } from '#credit/comparison/disputedItem.ts';
import { sideBySide } from '#credit/comparison/sideBySide.ts';
import type { Inquiry, PublicRecord, Report, Tradeline } from '#credit/report/model.ts';
import {
  aBankruptcy,
  aCollection,
  aCollectionLine,
  aLine,
  anAccount,
  anInquiry,
  aReport,
  chargedOff,
  code,
  field,
  late30,
} from '#tests/support/aReport.ts';

const dated = (day: string, more: Partial<Report> = {}) =>
  aReport({ reportDate: field(day, '/date'), bureaus: ['Equifax'], ...more });

/** Whether a record of a report of the first day has aged off by the second. */
function agedOff(record: Tradeline | Inquiry | PublicRecord, from: string, to: string): boolean {
  const before = dated(from, { accounts: 'history' in record ? [anAccount([record])] : [] });
  return agedOffBetween(before, dated(to))(before.accounts[0]?.tradelines[0] ?? record);
}

describe('an inquiry', () => {
  const inquiry = anInquiry('Equifax', 'QUICKLOAN', '2024-02-29');

  it('ages off two years after its day, and not a day before', () => {
    expect(agedOff(inquiry, '2026-01-15', '2026-02-28')).toBe(false);
    expect(agedOff(inquiry, '2026-01-15', '2026-03-01')).toBe(true);
    expect(agedOff(inquiry, '2026-01-15', '2026-03-02')).toBe(true);
  });

  it('that was listed for longer than two years did not age off', () => {
    expect(agedOff(inquiry, '2026-03-01', '2026-04-01')).toBe(true);
    expect(agedOff(inquiry, '2026-03-02', '2026-04-01')).toBe(false);
  });

  it('without a date tells nothing', () => {
    expect(agedOff({ ...inquiry, date: null }, '2026-01-15', '2026-03-02')).toBe(false);
  });
});

describe('an account', () => {
  const line = aLine('Equifax', { payStatus: chargedOff, dateFirstDelinquency: '2019-03-01' });

  it('that was charged off ages off seven years after its first delinquency, at the latest 180 days later', () => {
    expect(agedOff(line, '2026-01-15', '2026-02-28')).toBe(false);
    expect(agedOff(line, '2026-01-15', '2026-03-01')).toBe(true);
    // Equifax writes 03/2019 as 03/01/2019.
    expect(agedOff(line, '2026-09-27', '2026-10-01')).toBe(true);
    expect(agedOff(line, '2026-09-28', '2026-10-01')).toBe(false);
    const dayGiven = aLine('TransUnion', { payStatus: chargedOff, dateFirstDelinquency: '2019-03-01' });
    expect(agedOff(dayGiven, '2026-08-28', '2026-10-01')).toBe(true);
    expect(agedOff(dayGiven, '2026-08-29', '2026-10-01')).toBe(false);
  });

  it('in collection is counted from the day it was opened, if the report gives nothing better', () => {
    const collected = aCollectionLine('Equifax', { dateOpened: '2019-03-01' });
    expect(agedOff(collected, '2026-01-15', '2026-02-28')).toBe(false);
    expect(agedOff(collected, '2026-01-15', '2026-03-01')).toBe(true);
  });

  it('that was only late stays, whatever its age', () => {
    const late = aLine('Equifax', { payStatus: late30, dateFirstDelinquency: '2019-03-01' });
    expect(agedOff(late, '2026-01-15', '2026-04-01')).toBe(false);
  });
});

describe('a bankruptcy', () => {
  const under = (chapter: string) =>
    aBankruptcy('Equifax', '2016-03-08', {
      type: field(code('1', `Chapter ${chapter} Bankruptcy`), '/type'),
    });

  it('ages off after ten years', () => {
    expect(agedOff(under('7'), '2026-01-15', '2026-03-07')).toBe(false);
    expect(agedOff(under('7'), '2026-01-15', '2026-03-08')).toBe(true);
    expect(agedOff(under('7'), '2023-01-15', '2023-04-01')).toBe(false);
  });

  it('under chapter 13 may be gone after seven', () => {
    expect(agedOff(under('13'), '2023-01-15', '2023-03-07')).toBe(false);
    expect(agedOff(under('13'), '2023-01-15', '2023-03-08')).toBe(true);
  });
});

describe('what the newer report no longer shows', () => {
  const card = anAccount([aLine('Equifax', { accountNumber: '52220000' })]);
  const debt = aCollection(aCollectionLine('Equifax', { dateOpened: '2019-03-01' }));
  const inquiry = anInquiry('Equifax', 'QUICKLOAN', '2024-03-01');
  const before = dated('2026-02-01', { accounts: [card, debt], inquiries: [inquiry] });

  it('is said to have aged off, as a hint and side by side', () => {
    const now = dated('2026-03-01', { accounts: [card] });
    const seen = sightings(before, now);
    for (const key of [`account:${before.accounts[1]?.id}`, `inquiry:${before.inquiries[0]?.id}`])
      expect(seen('Equifax', key)).toEqual({ kind: 'notSeen', isAgedOff: true });
    const [equifax] = sideBySide(before, now);
    const gone = [...(equifax?.accounts ?? []), ...(equifax?.inquiries ?? [])];
    expect(gone.filter(({ kind }) => kind === 'gone').map(({ isAgedOff }) => isAgedOff)).toEqual([
      true,
      true,
    ]);
    expect(gone.find(({ kind }) => kind === 'same')?.isAgedOff).toBe(false);
  });

  it('is not, before its time is over', () => {
    const now = dated('2026-02-28', { accounts: [card] });
    expect(sightings(before, now)('Equifax', `inquiry:${before.inquiries[0]?.id}`)).toEqual({
      kind: 'notSeen',
      isAgedOff: false,
    });
    const [equifax] = sideBySide(before, now);
    expect(equifax?.inquiries).toMatchObject([{ kind: 'gone', isAgedOff: false }]);
  });
});
