/** Which combinations of status, amounts, and closing rule S9 questions, and which come close without contradicting. */
import { describe, expect, it } from 'vitest';
import { findings } from '#credit/findings/findings.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import { today } from '#tests/credit/findings/hits.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import {
  aCollection,
  aCollectionLine,
  aLine,
  anAccount,
  aReportOf,
  chargedOff,
  closed,
  current,
  late120,
  late30,
  open,
  type LineValues,
} from '#tests/support/aReport.ts';
import type { Account } from '#credit/report/model.ts';

/** The rules of single lines that fire, with the variant and confidence of S9. */
const found = (account: Account): readonly string[] =>
  findings(aReportOf(account), { today })
    .filter(({ rule }) => /^(B2|B3|S2|S3|S7|S9)$/.test(rule))
    .map(({ rule, fact, confidence }) => (rule === 'S9' ? `${fact} ${confidence}` : rule));
const card = (values: LineValues) => found(anAccount([aLine('Experian', values)]));
const loan = (values: LineValues) =>
  found(anAccount([aLine('Experian', values)], ['I', 'Installment Account']));

describe('an amount past due', () => {
  it.each([
    [-1, []],
    [0, []],
    [1, ['currentPastDue high']],
    [388_99, ['currentPastDue high']],
    [389_00, ['currentPastDue high']],
    [389_99, ['currentPastDue high']],
    [390_00, ['currentPastDue high']],
    [390_01, ['B3']],
  ])('of %i cents on a current account with a balance of $389', (pastDue, expected) => {
    expect(card({ payStatus: current, balance: 389_00, pastDue })).toEqual(expected);
  });
  it('is reported once: by B3 where nothing is owed or the account is paid', () => {
    expect(card({ payStatus: current, balance: 0, pastDue: 88_00 })).toEqual(['B3']);
    expect(card({ payStatus: current, condition: ['P', 'Paid'], pastDue: 88_00 })).toEqual(['B3']);
    expect(card({ condition: ['T', 'Transferred'], balance: 0, pastDue: 88_00 })).toEqual(['B3']);
  });
  it('does not contradict a late, charged-off, or unrated account', () => {
    const owed = { balance: 2987_00, pastDue: 88_00 };
    expect(card({ payStatus: late30, ...owed })).toEqual([]);
    expect(card({ payStatus: chargedOff, ...owed })).toEqual([]);
    expect(card({ payStatus: ['U', 'Unknown'], ...owed })).toEqual([]);
    expect(card({ condition: ['C', 'Closed'], ...owed })).toEqual([]);
  });
  it('contradicts a transferred account, whose balance B2 questions', () => {
    const moved = { condition: ['T', 'Transferred'] } as const;
    expect(card({ ...moved, pastDue: 88_00 })).toEqual(['transferredPastDue high']);
    expect(card({ ...moved, balance: 88_00, pastDue: 88_00 })).toEqual(['B2']);
    expect(card({ ...moved, pastDue: 0 })).toEqual([]);
    // The symbol alone says nothing to a reader.
    expect(card({ condition: ['T', 'Derogatory'], pastDue: 88_00 })).toEqual([]);
  });
});

describe('nothing past due', () => {
  const owed = { balance: 2987_00, pastDue: 0 };
  it('contradicts a late or charged-off account with a balance, with medium confidence', () => {
    expect(card({ payStatus: late30, ...owed })).toEqual(['nothingPastDue medium']);
    expect(card({ payStatus: chargedOff, ...owed })).toEqual(['nothingPastDue medium']);
    expect(card({ payStatus: late30, ...owed, pastDue: 1 })).toEqual([]);
  });
  it('contradicts nothing if the file gives no amount, no balance is left, or the account is elsewhere', () => {
    expect(card({ payStatus: late30, balance: 2987_00 })).toEqual([]);
    expect(card({ payStatus: late120, balance: 0, pastDue: 0 })).toEqual(['S7']);
    expect(card({ payStatus: chargedOff, balance: 0, pastDue: 0 })).toEqual([]);
    expect(card({ payStatus: chargedOff, condition: ['T', 'Transferred'], ...owed })).toEqual(['B2']);
    expect(card({ payStatus: ['8', 'Repossession'], ...owed })).toEqual([]);
  });
  it('contradicts nothing if a remark explains it, but a charge-off does not', () => {
    const remarked = (symbol: string, words: string) =>
      card({ payStatus: chargedOff, ...owed, remarks: [[symbol, words]] });
    expect(remarked('TM009', 'Charged off as bad debt')).toEqual(['nothingPastDue medium']);
    expect(remarked('T00CBL', 'Chapter 7 bankruptcy')).toEqual([]);
  });
  it('contradicts no collection, for which the format has no such amount', () => {
    expect(found(aCollection(aCollectionLine('Experian', { pastDue: 0 })))).toEqual([]);
  });
});

describe('a collection rated as current', () => {
  const collection = (values: LineValues) =>
    found(aCollection(aCollectionLine('Experian', { payStatus: current, ...values })));
  it.each([
    [-1, []],
    [0, []],
    [1, ['collectionCurrent high']],
  ])('with a balance of %i cents', (balance, expected) => {
    expect(collection({ balance })).toEqual(expected);
  });
  it('is not any account that the report files under collections', () => {
    expect(collection({ kind: 'granted' })).toEqual([]);
    expect(collection({ payStatus: chargedOff })).toEqual([]);
  });
});

describe('a closed loan with a balance', () => {
  const values = {
    payStatus: current,
    openClosed: closed,
    dateClosed: '2023-10-08',
    balance: 245_00,
  } as const;
  it.each([
    [0, []],
    [1, ['closedWithBalance medium']],
  ])('of %i cents', (balance, expected) => expect(loan({ ...values, balance })).toEqual(expected));
  it('contradicts nothing on a card, a lease, a charge-off, or an account that was sold', () => {
    expect(card(values)).toEqual([]);
    expect(loan({ ...values, accountType: ['AL', 'Auto lease'] })).toEqual([]);
    expect(loan({ ...values, accountType: ['', 'Lease'] })).toEqual([]);
    expect(loan({ ...values, payStatus: chargedOff })).toEqual([]);
    expect(loan({ ...values, condition: ['T', 'Transferred'] })).toEqual(['B2']);
  });
  it('contradicts nothing if a remark says how the loan was lost', () => {
    const remarked = (symbol: string, words: string) => loan({ ...values, remarks: [[symbol, words]] });
    expect(remarked('XC097', 'Unpaid balance reported as a loss by the credit grantor.')).toEqual([]);
    expect(remarked('Q00AO', 'Auto')).toEqual(['closedWithBalance medium']);
  });
  it('needs the day of closing; an open account with one is S2’s', () => {
    expect(loan({ payStatus: current, openClosed: closed, balance: 245_00 })).toEqual([]);
    expect(loan({ ...values, openClosed: open })).toEqual(['S2']);
  });
});

describe('a paid account that is open', () => {
  const values = { condition: ['P', 'Paid'], openClosed: open, balance: 0 } as const;
  it('contradicts itself if it is a loan', () => {
    expect(loan(values)).toEqual(['paidButOpen medium']);
    expect(card(values)).toEqual([]);
  });
  it('is left to B2 with a balance, and to S2 with a closing date', () => {
    expect(loan({ ...values, balance: 1 })).toEqual(['B2']);
    expect(loan({ ...values, dateClosed: '2023-10-08' })).toEqual(['S2']);
  });
  it('is not a derogatory one with the same symbol, or a closed one', () => {
    expect(loan({ ...values, condition: ['P', 'Derogatory'] })).toEqual([]);
    expect(loan({ ...values, openClosed: closed })).toEqual([]);
  });
});

it('what could only harm the client if it were corrected is found, but no letter argues with it', () => {
  const argued = (account: Account) =>
    planLetters({
      report: aReportOf(account),
      profile: aConsumer(),
      choice: { kind: 'automatic', options: [1] },
      today,
    }).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'item' ? [block.item.grounds] : [])),
    );
  const late = { payStatus: late30, balance: 2987_00 };
  expect(argued(anAccount([aLine('Experian', { ...late, pastDue: 0 })]))).toEqual([[]]);
  expect(argued(aCollection(aCollectionLine('Experian', { payStatus: current })))).toEqual([[]]);
  const loanOwed = { payStatus: late30, condition: ['P', 'Paid'], openClosed: open, balance: 0 } as const;
  expect(argued(anAccount([aLine('Experian', loanOwed)], ['I', 'Installment Account'])).flat()).not.toEqual(
    [],
  );
});
