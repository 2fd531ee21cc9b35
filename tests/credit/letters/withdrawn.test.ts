/** Statements of letters written under earlier rules, against what today's rules find in the same report. */
import { expect, it } from 'vitest';
import type { Evidence } from '#credit/findings/finding.ts';
import type { Letter, Sentence } from '#credit/letters/letter.ts';
import { withdrawnIn } from '#credit/letters/withdrawn.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import type { Report, Tradeline } from '#credit/report/model.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aLetter } from '#tests/support/aLetter.ts';
import {
  aBankruptcy,
  aCollection,
  aCollectionLine,
  aLine,
  anAccount,
  aReport,
  aReportOf,
  chargedOff,
  code,
  field,
  late30,
} from '#tests/support/aReport.ts';
import type { RuleId } from '#vocabulary/findings.ts';

const today = '2025-09-15';
const reportOf = (line: Tradeline): Report => aReportOf(anAccount([line]));

/** A letter that argues with one sentence, as it was recorded. */
function saying(report: Report, rule: RuleId, text: string, evidence: readonly Evidence[]): Letter {
  const sentence: Sentence = {
    text,
    evidence,
    finding: { rule, confidence: 'high', law: '15 USC 1681i(a)' },
  };
  const item = {
    key: `account:${report.accounts[0]?.id ?? ''}`,
    heading: { text: 'HARBOR BANK, account 44006612', evidence: [] },
    states: [],
    grounds: [sentence],
    asks: [],
    rules: [rule],
  };
  return aLetter({ date: today, blocks: [{ kind: 'item', number: 1, item }] });
}

const value = (field: Evidence['field'], text: string, at: string): Evidence => ({
  bureau: 'TransUnion',
  field,
  value: text,
  at,
});

const withdrawn = (report: Report, letter: Letter) =>
  withdrawnIn([letter], { report, profile: null, before: null }).map(({ rule, flaw }) => [rule, flaw]);

it('a client’s statement that mentions a payment never showed that the account is paid', () => {
  const report = reportOf(
    aLine('TransUnion', { balance: 500_00, payStatus: late30, remarks: [['', 'CONSUMER SAYS IT WAS PAID']] }),
  );
  const letter = saying(
    report,
    'B2',
    'Your file marks this account “CONSUMER SAYS IT WAS PAID” and still shows a balance of $500. A paid account has no balance.',
    [
      value('remark', 'CONSUMER SAYS IT WAS PAID', '/TransUnion/remarks/0'),
      value('balance', '$500', '/TransUnion/balance'),
    ],
  );
  expect(withdrawnIn([letter], { report, profile: null, before: null })).toEqual([
    {
      destination: letter.destination.name,
      item: 'HARBOR BANK, account 44006612',
      statement: expect.stringContaining('A paid account has no balance.'),
      rule: 'B2',
      flaw: 'notProven',
    },
  ]);
});

it('a lien that was only filed was never shown as resolved', () => {
  const lien = (dateResolved: string | null) =>
    aReport({
      publicRecords: [
        aBankruptcy('TransUnion', '2010-01-01', {
          classification: field(code('L', 'Tax Lien'), '/classification'),
          type: null,
          dateResolved: dateResolved === null ? null : field(dateResolved, '/record/TransUnion/resolved'),
        }),
      ],
    });
  const resolved = lien('2014-11-03');
  const letters = planLetters({
    report: resolved,
    profile: aConsumer(),
    choice: { kind: 'automatic', options: [6] },
    today,
  });
  expect(JSON.stringify(letters)).toContain('lists this lien as resolved on 11/03/2014');
  const flaws = (report: Report) =>
    withdrawnIn(letters, { report, profile: aConsumer(), before: null }).map(({ rule, flaw }) => [
      rule,
      flaw,
    ]);
  expect(flaws(resolved)).toEqual([]);
  expect(flaws(lien(null))).toEqual([['O4', 'notProven']]);
});

const old = { payStatus: chargedOff, dateOpened: '2010-01-02', dateAccountStatus: '2016-06-01' } as const;
const certain =
  'Your file gives 06/01/2016 as the date of its last activity, so the delinquency had begun by then.';
const rating = [value('dateAccountStatus', '06/01/2016', '/TransUnion/dateAccountStatus')];

it('an age that a later payment puts in doubt was never proven', () => {
  const report = reportOf(
    aLine('TransUnion', { ...old, dateClosed: '2016-05-01', dateLastPayment: '2016-05-31' }),
  );
  expect(withdrawn(report, saying(report, 'O1', certain, rating))).toEqual([]);
  const paidLater = reportOf(
    aLine('TransUnion', { ...old, dateClosed: '2016-05-01', dateLastPayment: '2016-06-02' }),
  );
  expect(withdrawn(paidLater, saying(paidLater, 'O1', certain, rating))).toEqual([['O1', 'notProven']]);
});

it('a rule that still finds the contradiction, but claims less, overstated it', () => {
  const report = reportOf(aLine('TransUnion', { payStatus: late30, balance: 0 }));
  const values = [value('payStatus', 'Late 30 Days', '/TransUnion/payStatus')];
  const written = 'Your file rates this account “Late 30 Days” with a balance of $0.';
  expect(withdrawn(report, saying(report, 'S7', written, values))).toEqual([]);
  const claim = `${written} An account on which nothing is owed is not late now; at most its history can be.`;
  expect(withdrawn(report, saying(report, 'S7', claim, values))).toEqual([['S7', 'overstated']]);
});

it('a line of credit with a balance that is open and has a closing date was no contradiction', () => {
  const written = 'Your file reports this account as “Open” and as closed on 10/30/2021.';
  const flawsOf = (balance: number, text: string) => {
    const report = reportOf(
      aLine('TransUnion', { openClosed: ['O', 'Open'], dateClosed: '2021-10-30', balance }),
    );
    const closed = [value('dateClosed', '10/30/2021', '/TransUnion/dateClosed')];
    return withdrawn(report, saying(report, 'S2', text, closed));
  };
  expect(flawsOf(900_00, written)).toEqual([]);
  expect(flawsOf(900_00, `${written} They cannot both be right.`)).toEqual([['S2', 'overstated']]);
  expect(flawsOf(0, `${written} They cannot both be right.`)).toEqual([]);
});

it('the law was never an argument about a debt that a discharge usually leaves', () => {
  const claim =
    'Your file carries the remark “Bankruptcy discharged” but still shows a balance of $950. A discharge in bankruptcy ends personal liability for a debt (11 U.S.C. § 524).';
  const flawsOf = (accountType?: readonly [string, string]) => {
    const remarks = [['Q00KC', 'Bankruptcy discharged']] as const;
    const report = reportOf(
      aLine('TransUnion', { balance: 950_00, remarks, ...(accountType !== undefined && { accountType }) }),
    );
    return withdrawn(report, saying(report, 'K1', claim, [value('balance', '$950', '/TransUnion/balance')]));
  };
  expect(flawsOf()).toEqual([]);
  expect(flawsOf(['ST', 'Student loan'])).toEqual([['K1', 'overstated']]);
});

it('a record that has another place in the report today is recognized by its values', () => {
  const report = reportOf(
    aLine('TransUnion', { ...old, dateClosed: '2016-05-01', dateLastPayment: '2016-05-31' }),
  );
  const moved = rating.map((each) => ({ ...each, at: '/elsewhere' }));
  expect(withdrawn(report, saying(report, 'O1', certain, moved))).toEqual([]);
  const other = rating.map((each) => ({ ...each, at: '/elsewhere', value: '06/02/2016' }));
  expect(withdrawn(report, saying(report, 'O1', certain, other))).toEqual([['O1', 'notProven']]);
});

it('a sentence about the client’s name says nothing about the rules, since the profile may have changed', () => {
  const report = reportOf(aLine('TransUnion'));
  const letter = saying(report, 'I1', 'Your file lists the name DEV SAMPLE.', [
    value('name', 'DEV SAMPLE', '/names/0'),
  ]);
  expect(withdrawn(report, letter)).toEqual([]);
});

it('nothing is withdrawn from letters that today’s rules write', () => {
  const report = reportOf(
    aLine('TransUnion', { ...old, dateClosed: '2016-05-01', balance: 500_00, pastDue: 700_00 }),
  );
  const profile = aConsumer();
  const letters = planLetters({ report, profile, choice: { kind: 'automatic', options: [1] }, today });
  expect(letters.flatMap(({ blocks }) => blocks).some(({ kind }) => kind === 'item')).toBe(true);
  expect(withdrawnIn(letters, { report, profile, before: null })).toEqual([]);
});

it('the words that stand for a health care provider never contradicted the provider’s name', () => {
  const report = aReportOf(
    aCollection(
      aCollectionLine('TransUnion', { originalCreditor: 'EXAMPLE HOSPITAL' }),
      aCollectionLine('Equifax', { originalCreditor: 'MEDICAL PAYMENT DATA' }),
    ),
  );
  const letter = saying(
    report,
    'N2',
    'Your file shows the original creditor as EXAMPLE HOSPITAL, while Equifax shows MEDICAL PAYMENT DATA.',
    [value('originalCreditor', 'EXAMPLE HOSPITAL', '/TransUnion/originalCreditor')],
  );
  expect(withdrawn(report, letter)).toEqual([['N2', 'notProven']]);
});

it('a collection that the report doesn’t name was no company, also next to one that it names', () => {
  const debt = aLine('TransUnion', { balance: 1840_00, payStatus: chargedOff });
  const nameless = { ...aCollectionLine('Experian'), creditorName: null };
  const balance = value('balance', '$1,840', debt.balance?.at ?? '');
  const letterOf = (report: Report) =>
    saying(
      report,
      'D2',
      'Your file shows a balance of $1,840 on this account. A collection in my report names this creditor as the original creditor: not reported in Experian’s file (original creditor HARBOR BANK, balance $1,840).',
      [balance],
    );
  const alone = aReportOf(anAccount([debt]), aCollection(nameless));
  const both = aReportOf(
    anAccount([debt]),
    aCollection(aCollectionLine('TransUnion')),
    aCollection(nameless),
  );
  expect(withdrawn(alone, letterOf(alone))).toEqual([['D2', 'notProven']]);
  expect(withdrawn(both, letterOf(both))).toEqual([['D2', 'overstated']]);
});
