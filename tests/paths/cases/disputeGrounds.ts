import type { AccountGrounds, Confirmation } from '#contract/grounds.ts';
import { disputeGroundsMachine } from '#machines/disputeGrounds.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const notMine = { reason: 'notMine' } as const;
const confirmation: Confirmation = {
  id: ids.session,
  accountId: 'account-1',
  reason: notMine,
  by: 'Ana Agent',
  at: '2026-11-21T12:00:00.000Z',
};
const grounds: AccountGrounds = {
  accountId: 'account-1',
  lateMonths: ['2026-02'],
  findings: [
    {
      rule: 'B1',
      confidence: 'medium',
      law: '15 USC 1681e(b), 1681i(a)',
      bureaus: ['Experian'],
      evidence: [
        { bureau: 'Experian', field: 'balance', value: '$500' },
        { bureau: 'Equifax', field: 'balance', value: '$0' },
      ],
    },
  ],
};

export const disputeGrounds = defineCases(
  disputeGroundsMachine,
  { 'manual mode opens for a report': { profileId: ids.profile, reportId: ids.report } },
  {
    'the findings load': done('disputeGrounds', { accounts: [grounds], confirmations: [] }),
    'the findings do not load': thrown('disputeGrounds', refusal('busy')),
    'Ana presses Try Again': { type: 'grounds.retry' },
    'Ana confirms that the FIRST BANK account is not the client’s': {
      type: 'reason.confirm',
      accountId: 'account-1',
      reason: notMine,
    },
    'the reason is saved': done('confirmReason', { confirmations: [confirmation] }),
    'the reason is not saved': thrown('confirmReason', refusal('busy')),
    'Ana withdraws the reason': { type: 'reason.withdraw', id: confirmation.id },
    'the reason is withdrawn': done('withdrawReason', { confirmations: [] }),
    'the reason is not withdrawn': thrown('withdrawReason', refusal('busy')),
  },
);
