import { useRouter } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { withdrawOwnStatement } from '#contract/clientPage.ts';
import { statementWithdrawalMachine } from '#machines/statementWithdrawal.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type StatementWithdrawal = ActorRefFrom<typeof statementWithdrawalMachine>;

/** Withdrawing one statement. It counts as done when the page has been reloaded. */
export function useStatementWithdrawal(clientKey: string, statementId: string): StatementWithdrawal {
  const router = useRouter();
  return useWorkflow(
    wire(statementWithdrawalMachine, {
      withdrawOwnStatement: async (params, signal) => {
        await perform(withdrawOwnStatement, { params, signal });
        await router.invalidate();
      },
    }),
    { input: { clientKey, statementId } },
  );
}
