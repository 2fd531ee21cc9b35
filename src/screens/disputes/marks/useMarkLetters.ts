import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { writeMarkLetters } from '#contract/disputeMarks.ts';
import { markLettersMachine } from '#machines/markLetters.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';
import { useDisputeCalls } from '#src/disputes/calls.ts';

export type MarkLetters = ActorRefFrom<typeof markLettersMachine>;

/** A client's open dispute notations, and writing the letters about them once: a retry sends the same key. */
export function useMarkLetters(profileId: string): MarkLetters {
  const router = useRouter();
  const { disputeMarks } = useDisputeCalls();
  const [keys] = useState(() => new Map<string, string>());
  const logic = wire(markLettersMachine, {
    disputeMarks,
    // Without a signal: what is being written is written, whether or not the dialog is still there.
    writeMarkLetters: async ({ profileId: id, ...body }) => {
      const content = JSON.stringify(body);
      const idempotencyKey = keys.get(content) ?? crypto.randomUUID();
      keys.set(content, idempotencyKey);
      await perform(writeMarkLetters, { params: { profileId: id }, body, idempotencyKey });
    },
  }).provide({ actions: { refresh: () => void router.invalidate() } });
  return useWorkflow(logic, { input: { profileId } });
}
