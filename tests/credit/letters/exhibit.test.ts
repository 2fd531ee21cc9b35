import { expect, it } from 'vitest';
import { planLetters } from '#credit/letters/planLetters.ts';
import { readReport } from '#credit/report/read.ts';
import { samples } from '#tests/credit/report/samples.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';

it('shows the fields a letter is based on next to what the other bureaus show, and marks them', () => {
  const report = readReport(samples['mfsn-basic']);
  const choice = { kind: 'manual', accounts: ['account-10'], destinations: ['Experian'] } as const;
  const [letter] = planLetters({ report, profile: aConsumer(), choice, today: '2025-09-15' });
  expect(letter?.exhibits).toEqual([
    {
      number: 1,
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
        { label: 'Monthly payment', disputed: true, cells: ['$0', '$124'] },
        { label: 'Date reported', disputed: true, cells: ['08/31/2025', '08/31/2025'] },
      ],
    },
  ]);
});
