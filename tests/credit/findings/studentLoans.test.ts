/** Student loans have another reporting period, and grow by interest. */
import { describe, expect, it } from 'vitest';
import { isStudentLoan } from '#credit/findings/studentLoans.ts';
import { hitsIn } from '#tests/credit/findings/hits.ts';
import { aLine, anAccount, chargedOff, type LineValues } from '#tests/support/aReport.ts';

describe('a student loan', () => {
  it.each<[string, LineValues, boolean]>([
    ['by its account type', { accountType: ['ST', 'Educational'] }, true],
    ['by the words of its account type', { accountType: ['', 'Student loan'] }, true],
    ['by the name of the Department of Education', { creditorName: 'US DEPT OF EDUCATION' }, true],
    ['by another form of that name', { originalCreditor: 'US DEPT OF ED' }, true],
    ['not by the name of a school', { creditorName: 'EDUCATORS CREDIT UNION' }, false],
    ['not by being a loan', { accountType: ['US', 'Unsecured loan'] }, false],
  ])('is recognized %s', (_, values, expected) => {
    expect(isStudentLoan(aLine('Equifax', values))).toBe(expected);
  });

  const fires = (rule: 'O1' | 'B5' | 'B6', values: LineValues): boolean =>
    hitsIn(rule, anAccount([aLine('Equifax', values)])).length > 0;
  it.each<['O1' | 'B5' | 'B6', LineValues]>([
    ['O1', { payStatus: chargedOff, dateOpened: '2008-01-01', dateClosed: '2016-01-01' }],
    ['B5', { payStatus: chargedOff, balance: 8_114_00, highBalance: 7_500_00 }],
    ['B6', { balance: 8_114_00, highBalance: 7_500_00 }],
  ])('is left alone by %s', (rule, values) => {
    expect(fires(rule, values)).toBe(true);
    expect(fires(rule, { ...values, accountType: ['ST', 'Educational'] })).toBe(false);
  });
});
