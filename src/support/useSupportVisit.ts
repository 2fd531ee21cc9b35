import { useRouter } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { startVisit } from '#contract/support.ts';
import { supportVisitMachine } from '#machines/supportVisit.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type SupportVisit = ActorRefFrom<typeof supportVisitMachine>;

const wired = wire(supportVisitMachine, {
  startVisit: ({ reason }, signal) => perform(startVisit, { body: { reason }, signal }),
});

/** The reason for acting for a user. A reload forgets until when it holds; the server does not. */
export function useSupportVisit(): SupportVisit {
  const router = useRouter();
  return useWorkflow(wired.provide({ actions: { refresh: () => void router.invalidate() } }));
}
