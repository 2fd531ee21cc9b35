import { entryWithdrawalMachine } from '#machines/entryWithdrawal.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const entryWithdrawal = defineCases(
  entryWithdrawalMachine,
  { 'Ana withdraws an entry': { profileId: ids.profile, eventId: ids.other } },
  {
    'Ana enters a reason': {
      event: { type: 'reason.write', reason: 'Wrong client' },
      when: ({ context }) => context.reason === '',
    },
    'Ana presses Withdraw': { type: 'entry.withdraw' },
    'Ana presses Cancel': { type: 'dialog.close' },
    'the entry is withdrawn': done('withdrawDisputeEvent'),
    'someone else corrected the entry meanwhile': thrown('withdrawDisputeEvent', refusal('changedMeanwhile')),
  },
);
