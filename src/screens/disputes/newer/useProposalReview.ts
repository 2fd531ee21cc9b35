import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { recordDisputeEvent } from '#contract/disputes.ts';
import { proposalReviewMachine } from '#machines/proposalReview.ts';
import { perform } from '#src/api/perform.ts';
import type { NewerReport } from '#src/disputes/load.ts';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';
import { decisionEvents } from './decisions.ts';

export type ProposalReview = ActorRefFrom<typeof proposalReviewMachine>;

/** A key for each event, the same when it is sent again. */
function keys(): (event: DisputeEvent) => string {
  const known = new Map<string, string>();
  return (event) => {
    const content = JSON.stringify(event);
    const key = known.get(content) ?? crypto.randomUUID();
    known.set(content, key);
    return key;
  };
}

/** Deciding about what a newer report shows. It counts as done when the page has been reloaded. */
export function useProposalReview(profileId: string, today: string, newer: NewerReport): ProposalReview {
  const { t } = useLingui();
  const { showMessage } = useSnackbars();
  const router = useRouter();
  const [keyFor] = useState(keys);
  return useWorkflow(
    wire(proposalReviewMachine, {
      recordDecisions: async ({ choices }) => {
        const events = decisionEvents(newer.proposals, choices, { report: newer.report.id, today });
        try {
          for (const event of events)
            await perform(recordDisputeEvent, {
              params: { profileId },
              body: { event },
              idempotencyKey: keyFor(event),
            });
        } finally {
          // Also after a failure: what was recorded before it no longer waits.
          await router.invalidate();
        }
        showMessage(t`Your decisions are saved.`);
        // What was decided leaves this place, and something else would move under the finger.
        window.scrollTo({ top: 0 });
      },
    }),
    { input: { profileId } },
  );
}
