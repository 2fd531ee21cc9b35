import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { recordDisputeEvent, uploadDisputeFile } from '#contract/disputes.ts';
import { letterEventMachine } from '#machines/letterEvent.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';
import { entrySender } from './entrySender.ts';

export type LetterEvent = ActorRefFrom<typeof letterEventMachine>;

/** One form's entries, recorded under a key of its own. */
const sending = (profileId: string) =>
  entrySender(crypto.randomUUID(), ({ event, replaces, keeps, idempotencyKey }) =>
    perform(recordDisputeEvent, {
      params: { profileId },
      body: {
        event,
        ...(replaces !== null && { replaces }),
        ...(keeps !== undefined && { keeps: [...keeps] }),
      },
      idempotencyKey,
    }),
  );

/** Recording what happened to letters. It counts as done when the page has been reloaded. */
export function useLetterEvent(profileId: string, replaces: string | null): LetterEvent {
  const router = useRouter();
  const [send] = useState(() => sending(profileId));
  return useWorkflow(
    wire(letterEventMachine, {
      uploadDisputeFile: ({ profileId: id, file }, signal) =>
        perform(uploadDisputeFile, { params: { profileId: id }, file, signal }),
      recordDisputeEvent: async ({ events, replaces: entry, keeps }) => {
        await send(events, entry, keeps);
        await router.invalidate();
      },
    }),
    { input: { profileId, replaces } },
  );
}
