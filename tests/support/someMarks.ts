import type { DisputeMarks } from '#contract/disputeMarks.ts';
import { ids } from '#tests/machines/builders.ts';

/** The open dispute notations of a report: two at Equifax, one at Experian. */
export const someMarks = (change: Partial<DisputeMarks> = {}): DisputeMarks => ({
  report: { id: ids.report, on: '2026-11-15' },
  marks: [
    {
      bureau: 'Equifax',
      item: 'account:account-1',
      heading: 'FIRST BANK ··4411',
      mark: 'Consumer disputes this account information',
      isInDispute: true,
    },
    {
      bureau: 'Equifax',
      item: 'account:account-2',
      heading: 'LONE PINE MOTORS CR ··7731',
      mark: 'Account disputed',
      isInDispute: false,
    },
    {
      bureau: 'Experian',
      item: 'account:account-1',
      heading: 'FIRST BANK NA ··4411',
      mark: 'Completed investigation of FCRA dispute - consumer disagrees',
      isInDispute: false,
    },
  ],
  ...change,
});
