import { useRouter } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { closeAccount } from '#contract/accountClosing.ts';
import { accountClosingMachine } from '#machines/accountClosing.ts';
import { perform } from '#src/api/perform.ts';
import { leaveClosedAccount } from '#src/api/session.ts';
import { forgetNotes } from '#src/browser/storage.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type AccountClosingWork = ActorRefFrom<typeof accountClosingMachine>;

const wired = wire(accountClosingMachine, {
  closeAccount: (_, signal) => perform(closeAccount, { signal }),
});

/** Closes the account of the person who is signed in. */
export function useAccountClosing(userId: string, isPrevented: boolean): AccountClosingWork {
  const router = useRouter();
  return useWorkflow(
    wired.provide({
      actions: {
        refresh: () => void router.invalidate(),
        leave: () => {
          forgetNotes(userId);
          leaveClosedAccount();
        },
      },
    }),
    { input: { isPrevented } },
  );
}
