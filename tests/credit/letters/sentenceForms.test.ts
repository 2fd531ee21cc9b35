/** Sentences in their forms for several values, or without a value that a file does not give. */
import { describe, expect, it } from 'vitest';
import { findings } from '#credit/findings/findings.ts';
import type { Recipient } from '#credit/letters/letter.ts';
import { wordingOf } from '#credit/letters/wording/words.ts';
import type { Report } from '#credit/report/model.ts';
import { today } from '#tests/credit/findings/hits.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import {
  aCollection,
  aCollectionLine,
  aLine,
  aName,
  anAccount,
  aReport,
  aReportOf,
  chargedOff,
  current,
  field,
  late120,
  nobody,
} from '#tests/support/aReport.ts';
import type { RuleId } from '#vocabulary/findings.ts';

const furnisher: Recipient = { kind: 'furnisher' };

/** What is said about the first finding of a rule, by default to the bureau in question. */
function said(rule: RuleId, report: Report, recipient?: Recipient): string {
  const finding = findings(report, { today, profile: aConsumer() }).find((each) => each.rule === rule);
  const [bureau = 'TransUnion'] = finding?.bureaus ?? [];
  const wording = finding && wordingOf(finding, recipient ?? { kind: 'bureau', bureau });
  return wording?.statement.text ?? '';
}

describe('several values', () => {
  it.each([
    [
      'payment statuses',
      { payStatus: late120 },
      'Your file shows the payment status as “Late 120 Days”, while TransUnion shows “Current”.',
    ],
    [
      'a payment status with the condition of a file that gives none',
      { condition: ['F', 'Derogatory'] as const },
      'Your file shows the account as “Derogatory”, while TransUnion shows “Current”.',
    ],
  ])('S1 compares %s', (_, values, text) => {
    const lines = [aLine('TransUnion', { payStatus: current }), aLine('Equifax', values)];
    const report = aReportOf(anAccount(lines));
    expect(said('S1', report, { kind: 'bureau', bureau: 'Equifax' })).toBe(text);
  });

  it('S5 names every jump', () => {
    const report = aReportOf(anAccount([aLine('Equifax', { history: ['2025-08', 'C2C3C'] })]));
    expect(said('S5', report)).toBe(
      'Your file shows this account 90 days late in 05/2025 and 60 days late in 07/2025, but on time in 04/2025 and on time in 06/2025, each time the month before. A payment is normally reported 30 days late before it is reported 60 or more days late.',
    );
  });

  it('S8 groups the months by the bureaus that show them as on time', () => {
    const report = aReportOf(
      anAccount([
        aLine('TransUnion', { history: ['2025-08', 'C11C'] }),
        aLine('Experian', { history: ['2025-08', 'CCCC'] }),
        aLine('Equifax', { history: ['2025-08', 'CUCC'] }),
      ]),
    );
    expect(said('S8', report)).toBe(
      'Your file shows this account 30 days late in 07/2025, while Experian shows that month as paid on time. Your file shows this account 30 days late in 06/2025, while Experian and Equifax show that month as paid on time.',
    );
  });

  it('R1 names every file with an older start', () => {
    const report = aReportOf(
      anAccount([
        aLine('TransUnion', { payStatus: chargedOff, history: ['2025-08', '999999C'] }),
        aLine('Experian', { payStatus: chargedOff, history: ['2025-08', '999999C'] }),
        aLine('Equifax', { payStatus: chargedOff, history: ['2025-08', '99CCCC'] }),
      ]),
    );
    expect(said('R1', report)).toBe(
      'Your file shows this account on time in 06/2025 and in collection or charged off in 07/2025 as the first month of the current delinquency, while TransUnion already shows it in collection or charged off in 03/2025 and in collection or charged off in 06/2025, and Experian already shows it in collection or charged off in 03/2025 and in collection or charged off in 06/2025.',
    );
  });

  it('P1 refers to several files in the plural', () => {
    const disputed = ['T', 'Account disputed'] as const;
    const report = aReportOf(
      anAccount([
        aLine('TransUnion', { disputeFlag: disputed }),
        aLine('Experian', { disputeFlag: disputed }),
        aLine('Equifax', { disputeFlag: ['F', 'Account not disputed'] }),
      ]),
    );
    expect(said('P1', report, furnisher)).toBe(
      'TransUnion’s and Experian’s files mark this account as disputed, but my report shows no such mark in Equifax’s file.',
    );
  });

  it('K1 names everything that is still shown', () => {
    const remarks = [['Q00KC', 'Bankruptcy discharged']] as const;
    const values = { remarks, balance: 950_00, pastDue: 80_00, payStatus: late120 };
    expect(said('K1', aReportOf(anAccount([aLine('Experian', values)])))).toBe(
      'Your file carries the remark “Bankruptcy discharged” but still shows a balance of $950, $80 past due, and the payment status “Late 120 Days”. A discharge in bankruptcy ends personal liability for a debt (11 U.S.C. § 524).',
    );
  });

  it('I4 names the signs that apply', () => {
    const at = '/ssn/Equifax';
    const personal = {
      ...nobody,
      names: [aName('Equifax', 'DEVIN', 'SIMPLETON')],
      ssns: [{ bureau: 'Equifax' as const, at, digits: field('666550617', `${at}/digits`) }],
    };
    expect(said('I4', aReport({ personal }))).toBe(
      'Together, the name DEVIN SIMPLETON and a Social Security number ending in 0617 in your file suggest that another person’s information has been mixed into it.',
    );
  });
});

describe('values that are missing in one file or come from another', () => {
  it('S6 omits a balance that is not reported', () => {
    const line = aLine('Equifax', { dateClosed: '2023-11-01', history: ['2024-03', 'C1CC'] });
    expect(said('S6', aReportOf(anAccount([line])))).toBe(
      'Your file shows this account closed on 11/01/2023, yet 30 days late in 02/2024.',
    );
  });

  it('D1 distinguishes two spellings of the creditor, and names no missing number', () => {
    const other = aCollectionLine('TransUnion', {
      creditorName: 'REDLINE',
      accountNumber: '',
      originalCreditor: 'HARBOR BANK NA',
    });
    expect(said('D1', aReportOf(aCollection(aCollectionLine('TransUnion')), aCollection(other)))).toBe(
      'Your file lists two collections for what may be one debt: SUMMIT RECOVERY, account SR8812091, with a balance of $1,840, and REDLINE, with a balance of $1,840; the first names HARBOR BANK as the original creditor, and the second names HARBOR BANK NA. If these are one debt, only one company can own it.',
    );
  });

  it('M2 names the file with the sign of medical care', () => {
    const report = aReportOf(
      aCollection(
        aCollectionLine('Experian', { originalCreditor: 'EXAMPLE HOSPITAL', highBalance: 300_00 }),
        aCollectionLine('Equifax', { highBalance: 900_00 }),
      ),
    );
    expect(said('M2', report)).toBe(
      'According to my report, this collection is for medical care (its original creditor is listed as EXAMPLE HOSPITAL in Experian’s file).',
    );
  });

  it('M1 names the amount that is small', () => {
    const small = { originalCreditor: 'EXAMPLE HOSPITAL', balance: 412_00 };
    expect(said('M1', aReportOf(aCollection(aCollectionLine('Equifax', small))))).toContain(
      'and its balance is $412, less than $500.',
    );
  });

  it('M1 quotes a remark that shows medical care', () => {
    const remarks = [['Q00GS', 'Medical']] as const;
    const report = aReportOf(aCollection(aCollectionLine('Equifax', { remarks, highBalance: 300_00 })));
    expect(said('M1', report)).toBe(
      'According to my report, this collection is for medical care (it is marked “Medical”), and its high credit is $300, less than $500. The three bureaus have announced that they do not report medical collections with an initial balance of less than $500.',
    );
  });
});

describe('a bureau whose value only looks different', () => {
  const to = (bureau: 'TransUnion' | 'Experian' | 'Equifax'): Recipient => ({ kind: 'bureau', bureau });
  const opened = anAccount([
    aLine('TransUnion', { dateOpened: '2021-09-25' }),
    aLine('Experian', { dateOpened: '2021-09-01' }),
    aLine('Equifax', { dateOpened: '2022-02-01' }),
  ]);
  const named = aCollection(
    aCollectionLine('TransUnion', { originalCreditor: 'HARBOR BANK' }),
    aCollectionLine('Experian', { originalCreditor: 'HARBOR BANK NA' }),
    aCollectionLine('Equifax', { originalCreditor: 'NEIGHBOR CU' }),
  );

  it('is not told as one that contradicts the file', () => {
    expect(said('T1', aReportOf(opened), to('TransUnion'))).toBe(
      'Your file shows the date opened as 09/25/2021, while Equifax shows 02/01/2022.',
    );
    expect(said('N2', aReportOf(named), to('TransUnion'))).toBe(
      'Your file shows the original creditor as HARBOR BANK, while Equifax shows NEIGHBOR CU.',
    );
  });

  it('is told where it contradicts the file, and to the company that reports to all', () => {
    expect(said('T1', aReportOf(opened), to('Equifax'))).toBe(
      'Your file shows the date opened as 02/01/2022, while TransUnion shows 09/25/2021 and Experian shows 09/01/2021.',
    );
    for (const bureau of ['TransUnion', 'Experian', 'Equifax'])
      expect(said('N2', aReportOf(named), furnisher)).toContain(bureau);
  });
});
