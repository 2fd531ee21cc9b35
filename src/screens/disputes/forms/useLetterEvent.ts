import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { recordDisputeEvent, uploadDisputeFile } from '#contract/disputes.ts';
import { letterEventMachine } from '#machines/letterEvent.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type LetterEvent = ActorRefFrom<typeof letterEventMachine>;

/** Recording what happened to letters. It counts as done when the page has been reloaded. */
export function useLetterEvent(profileId: string, replaces: string | null): LetterEvent {
  const router = useRouter();
  const [key] = useState(() => crypto.randomUUID());
  return useWorkflow(
    wire(letterEventMachine, {
      uploadDisputeFile: ({ profileId: id, file }, signal) =>
        perform(uploadDisputeFile, { params: { profileId: id }, file, signal }),
      recordDisputeEvent: async ({ profileId: id, events, replaces: entry, key: form }, signal) => {
        // One after another, so that after a failure the same numbers stand for the same entries.
        for (const [index, event] of events.entries()) {
          const replaced = entry !== null && index === 0 ? { replaces: entry } : {};
          const body = { event, ...replaced };
          const idempotencyKey = `${form}-${index}`;
          await perform(recordDisputeEvent, { params: { profileId: id }, body, idempotencyKey, signal });
        }
        await router.invalidate();
      },
    }),
    { input: { profileId, key, replaces } },
  );
}
