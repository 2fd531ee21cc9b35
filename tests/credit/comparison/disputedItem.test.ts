import { describe, expect, it } from 'vitest';
import { sightings } from '#credit/comparison/disputedItem.ts';
import type { Account, Report } from '#credit/report/model.ts';
import {
  aLine,
  anAccount,
  aReport,
  chargedOff,
  current,
  late30,
  type LineValues,
} from '#tests/support/aReport.ts';
import type { Bureau } from '#vocabulary/bureaus.ts';

const account = (values: LineValues = {}, bureau: Bureau = 'Equifax'): Account =>
  anAccount([aLine(bureau, values)]);
const other = account({ creditorName: 'METRO AUTO FINANCE', accountNumber: '52220000' });
const report = (accounts: readonly Account[], more: Partial<Report> = {}) =>
  aReport({ accounts, bureaus: ['Equifax'], ...more });
const disputed = account({ balance: 100, highBalance: 500_000 });
const before = report([disputed, other]);
const seenIn = (now: Report, earlier = before) =>
  sightings(earlier, now)('Equifax', `account:${before.accounts[0]?.id}`);

describe('an account that a letter disputed', () => {
  it('is no longer seen in a complete newer part of the bureau', () => {
    expect(seenIn(report([other]))).toEqual({ kind: 'notSeen', isAgedOff: false });
  });

  it('is unchanged, or changed field by field', () => {
    expect(seenIn(report([other, disputed]))).toEqual({ kind: 'unchanged' });
    expect(seenIn(report([account({ balance: 0, highBalance: 500_000 }), other]))).toEqual({
      kind: 'changed',
      fields: [{ field: 'balance', before: 100, now: 0 }],
      isRoutine: true,
      routine: [{ field: 'balance', before: 100, now: 0 }],
      reAged: null,
    });
  });

  it('under another name is a possible match, and never gone', () => {
    const renamed = account({ creditorName: 'PEAK RECOVERY', balance: 100, highBalance: 500_000 });
    expect(seenIn(report([renamed, other]))).toMatchObject({
      kind: 'possibleMatch',
      name: 'PEAK RECOVERY',
    });
  });

  it('of a possible match, too, says which changes every month brings', () => {
    const later = { creditorName: 'PEAK RECOVERY', balance: 100, highBalance: 500_000 };
    expect(seenIn(report([account({ ...later, dateLastPayment: '2025-09-01' }), other]))).toMatchObject({
      kind: 'possibleMatch',
      routine: [{ field: 'dateLastPayment' }],
    });
  });

  it('with a corrected opening date is a possible match where only a few digits are shown, and never gone', () => {
    const masked = (dateOpened: string) => account({ accountNumber: '4400****', dateOpened });
    expect(
      seenIn(report([masked('2021-05-01'), other]), report([masked('2020-03-01'), other])),
    ).toMatchObject({
      kind: 'possibleMatch',
      name: null,
    });
  });

  it('with a new number is a possible match if the day and the amount agree', () => {
    const replaced = account({ accountNumber: '99887766', balance: 100, highBalance: 500_000 });
    expect(seenIn(report([replaced, other]))).toMatchObject({ kind: 'possibleMatch', name: null });
    const another = account({ accountNumber: '99887766', balance: 100, highBalance: 90_000 });
    expect(seenIn(report([another, other]))).toEqual({ kind: 'notSeen', isAgedOff: false });
  });

  it('cannot be compared where the newer report has nothing of the bureau', () => {
    expect(seenIn(report([]))).toEqual({ kind: 'notComparable', because: 'incomplete' });
    expect(seenIn(report([other], { bureaus: ['Experian'] }))).toEqual({
      kind: 'notComparable',
      because: 'missing',
    });
  });

  it('is not compared at another bureau, and neither is what reports do not compare', () => {
    expect(sightings(before, report([other]))('Experian', `account:${before.accounts[0]?.id}`)).toBeNull();
    expect(sightings(before, report([other]))('Equifax', 'name:/names/0')).toBeNull();
  });
});

describe('a change that every month brings', () => {
  const isRoutine = (then: LineValues, now: LineValues) => {
    const seen = seenIn(report([account(now), other]), report([account(then), other]));
    return seen?.kind === 'changed' ? seen.isRoutine : null;
  };

  it('is the balance of an account with bills, and no longer of one that was charged off', () => {
    expect(isRoutine({ balance: 100 }, { balance: 0, dateLastPayment: '2025-09-01' })).toBe(true);
    expect(isRoutine({ balance: 100, payStatus: chargedOff }, { balance: 0, payStatus: chargedOff })).toBe(
      false,
    );
  });

  it('is not another status, and not another month of the history', () => {
    expect(isRoutine({ payStatus: late30 }, { payStatus: current })).toBe(false);
    expect(isRoutine({ history: ['2025-08', '21C'] }, { history: ['2025-08', 'C1C'] })).toBe(false);
  });
});

describe('the date of first delinquency of a disputed account', () => {
  const since = (dateFirstDelinquency: string | undefined, more: LineValues = {}) =>
    report([
      account({ ...(dateFirstDelinquency !== undefined && { dateFirstDelinquency }), ...more }),
      other,
    ]);
  const alarm = (earlier: Report, now: Report) => {
    const seen = seenIn(now, earlier);
    return seen?.kind === 'changed' ? seen.reAged : null;
  };

  it('is an alarm if it moved to a later month', () => {
    expect(alarm(since('2021-03-01'), since('2022-05-01'))).toEqual({
      before: '2021-03-01',
      now: '2022-05-01',
    });
  });

  it('is none if it appears, disappears, moved earlier, or moved within its month', () => {
    expect(alarm(since(undefined), since('2022-05-01'))).toBeNull();
    expect(alarm(since('2021-03-01'), since(undefined))).toBeNull();
    expect(alarm(since('2022-05-01'), since('2021-03-01'))).toBeNull();
    expect(alarm(since('2021-03-01'), since('2021-03-20'))).toBeNull();
  });

  it('is none if a month on time in between shows that another delinquency began', () => {
    const cured = since('2022-05-01', { history: ['2022-06', '21C99'] });
    expect(alarm(since('2021-03-01'), cured)).toBeNull();
    const uncured = since('2022-05-01', { history: ['2022-06', '21999'] });
    expect(alarm(since('2021-03-01'), uncured)).not.toBeNull();
  });

  it('is none if only the last activity, the last payment, or the day of the update moved', () => {
    const moved = since('2021-03-01', {
      dateAccountStatus: '2025-08-01',
      dateLastPayment: '2025-07-01',
      dateReported: '2025-09-01',
    });
    const earlier = since('2021-03-01', {
      dateAccountStatus: '2022-01-01',
      dateLastPayment: '2022-01-01',
      dateReported: '2025-08-01',
    });
    expect(alarm(earlier, moved)).toBeNull();
  });
});
