import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { myInformation } from '#contract/account.ts';
import { impersonationMachine } from '#machines/impersonation.ts';
import { CallError } from '#contract/failures.ts';
import { perform } from '#src/api/perform.ts';
import { isReference, setImpersonatedUser, impersonatedUser } from '#src/browser/impersonation.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type Impersonation = ActorRefFrom<typeof impersonationMachine>;

/** Impersonation, resumed after a reload. @param home the page that every account has. */
export function useImpersonation(home: '/dashboard' | '/home'): Impersonation {
  const router = useRouter();
  const [target] = useState(impersonatedUser);
  return useWorkflow(
    wire(impersonationMachine, {
      findUser: async ({ userId }, signal) => {
        // A header can't carry it. The account number names a user whose address isn't ASCII.
        if (!isReference(userId)) throw new CallError('notFound');
        return perform(myInformation, { actsFor: userId, signal });
      },
    }).provide({
      actions: {
        actAs: (_, { target: next }) => {
          if (next === impersonatedUser()) return;
          setImpersonatedUser(next);
          // The current page may show something the other account does not have.
          void router.navigate({ to: home }).then(() => router.invalidate());
        },
      },
    }),
    { input: { target } },
  );
}
