import { statementWithdrawalMachine } from '#machines/statementWithdrawal.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const statementWithdrawal = defineCases(
  statementWithdrawalMachine,
  {
    'Devon wants to withdraw a statement': {
      clientKey: 'AAAAAAAAAAAAAAAAAAAAAA',
      statementId: ids.other,
    },
  },
  {
    'Devon presses Withdraw': { type: 'statement.withdraw' },
    'Devon presses Cancel': { type: 'dialog.close' },
    'the statement is withdrawn': done('withdrawOwnStatement'),
    'the statement was withdrawn before': thrown('withdrawOwnStatement', refusal('notFound')),
  },
);
