import { expect, it } from 'vitest';
import { planLetters } from '#credit/letters/planLetters.ts';
import type { Tradeline } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { cases } from '#tests/credit/findings/cases/cases.ts';
import { today } from '#tests/credit/findings/hits.ts';
import { samples } from '#tests/credit/report/samples.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import {
  aLine,
  anAccount,
  anInquiry,
  aReport,
  chargedOff,
  field,
  late120,
  late30,
} from '#tests/support/aReport.ts';

it('shows the fields a letter is based on next to what the other bureaus show, and marks them', () => {
  const report = readReport(samples['mfsn-basic']);
  const choice = { kind: 'manual', accounts: ['account-10'], destinations: ['Experian'] } as const;
  const [letter] = planLetters({ report, profile: aConsumer(), choice, today: '2025-09-15' });
  expect(letter?.exhibits).toEqual([
    {
      number: 1,
      about: 'account',
      heading: 'ORION PERSONAL LENDING, account OPL5512098',
      bureaus: ['TransUnion', 'Experian'],
      rows: [
        {
          label: 'Creditor name',
          disputed: false,
          cells: ['ORION PERSONAL LENDING', 'ORION PERSONAL LENDING'],
        },
        { label: 'Account number', disputed: false, cells: ['OPL5512098', 'OPL5512098'] },
        { label: 'Account status', disputed: true, cells: ['Transferred', 'Transferred'] },
        { label: 'Payment status', disputed: true, cells: ['Collection/Chargeoff', 'Collection/Chargeoff'] },
        { label: 'Balance', disputed: true, cells: ['$0', '$950'] },
        { label: 'Amount past due', disputed: false, cells: ['$0', '$950'] },
        { label: 'Monthly payment', disputed: true, cells: ['$0', '$124'] },
        { label: 'Date reported', disputed: true, cells: ['08/31/2025', '08/31/2025'] },
      ],
    },
  ]);
});

it('quotes an earlier report in a table of its own', () => {
  const { report, before = null } = cases.R2.fires.dateAccountStatus;
  const choice = { kind: 'manual', accounts: ['account-0'], destinations: ['Equifax'] } as const;
  const [letter] = planLetters({ report, before, profile: aConsumer(), choice, today });
  const tables = letter?.exhibits.map(({ heading, rows }) => ({
    heading,
    dates: rows.filter(({ label }) => label === 'Date of last activity').map(({ cells }) => cells),
  }));
  expect(tables).toEqual([
    { heading: expect.stringContaining('account'), dates: [['02/01/2022']] },
    { heading: 'Compared with: my earlier report', dates: [['10/30/2021']] },
  ]);
});

it('shows the month on time after which one bureau lets the delinquency begin later than the others', () => {
  const history = (statuses: string) => ({ payStatus: chargedOff, history: ['2025-08', statuses] as const });
  const report = aReport({
    accounts: [
      anAccount([
        aLine('TransUnion', history('999541C')),
        aLine('Experian', history('99C541C')),
        aLine('Equifax', history('999541C')),
      ]),
    ],
  });
  const choice = { kind: 'manual', accounts: ['account-0'], destinations: ['Experian'] } as const;
  const [letter] = planLetters({ report, profile: aConsumer(), choice, today });
  const [exhibit] = letter?.exhibits ?? [];
  expect(exhibit?.bureaus).toEqual(['TransUnion', 'Experian', 'Equifax']);
  expect(exhibit?.rows.filter(({ label }) => label.startsWith('Payment history'))).toEqual([
    month('07/2025', 'in collection or charged off', 'in collection or charged off'),
    month('06/2025', 'in collection or charged off', 'on time'),
    month('03/2025', '30 days late', '30 days late'),
  ]);
});

const month = (name: string, others: string, own: string) => ({
  label: `Payment history, ${name}`,
  disputed: true,
  cells: [others, own, others],
});

/** The only exhibit of a letter to Equifax about one line. */
function exhibitOf(line: Tradeline) {
  const report = aReport({ accounts: [anAccount([line])] });
  const choice = { kind: 'manual', accounts: ['account-0'], destinations: ['Equifax'] } as const;
  const [letter] = planLetters({ report, profile: aConsumer(), choice, today });
  const words = (letter?.blocks ?? []).flatMap((block) => (block.kind === 'item' ? block.item.states : []));
  return { rows: letter?.exhibits[0]?.rows ?? [], words: words.map(({ text }) => text).join(' ') };
}

it('shows the first and the last of many late months, which the letter names', () => {
  const { rows, words } = exhibitOf(
    aLine('Equifax', { payStatus: late120, history: ['2025-08', '4'.repeat(40)] }),
  );
  expect(words).toContain('120 days late from 05/2022 through 08/2025');
  const months = rows.flatMap(({ label }) => (label.startsWith('Payment history') ? [label.slice(-7)] : []));
  expect([months.length, months.at(0), months.at(-1)]).toEqual([24, '08/2025', '05/2022']);
});

it('keeps what nobody quotes and no bureau publishes, such as the client’s own statement, out of the remarks', () => {
  const remark = (text: string, place: string, byConsumer = false) => ({
    code: null,
    text: field(text, place),
    at: place,
    ...(byConsumer ? { byConsumer: true as const } : {}),
  });
  const { at, ...values } = aLine('Equifax', { payStatus: late30, balance: 500_00 });
  const line = {
    ...values,
    at,
    remarks: [
      remark('Paid in full', `${at}/paid`),
      remark('I was in the hospital', `${at}/said`, true),
      remark('Call me at work', `${at}/unknown`),
    ],
  };
  const { rows } = exhibitOf(line);
  expect(rows.filter(({ label }) => label === 'Remarks').map(({ cells }) => cells)).toEqual([
    ['Paid in full'],
  ]);
});

it('shows an inquiry twice that is listed twice on one day', () => {
  const twice = ['/first', '/second'].map((at) => ({
    ...anInquiry('Equifax', 'QUICKLOAN', '2025-09-01', { date: field('2025-09-01', `${at}/date`) }),
    at,
    subscriber: field('QUICKLOAN', `${at}/subscriber`),
  }));
  const [letter] = planLetters({
    report: aReport({ inquiries: twice }),
    profile: aConsumer(),
    choice: { kind: 'automatic', options: [5] },
    today,
  });
  const dates = letter?.exhibits.flatMap(({ rows }) =>
    rows.filter(({ label }) => label === '2. Date of the inquiry').map(({ cells }) => cells),
  );
  expect(dates).toEqual([['09/01/2025'], ['09/01/2025']]);
});
