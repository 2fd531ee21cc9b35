import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { letterEventMachine } from '#machines/letterEvent.ts';
import { useDisputeCalls } from '#src/disputes/calls.ts';
import { entrySender } from '#src/disputes/entrySender.ts';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type LetterEvent = ActorRefFrom<typeof letterEventMachine>;

/** Recording what happened to letters. It counts as done when the page has been reloaded. */
export function useLetterEvent(profileId: string, replaces: string | null): LetterEvent {
  const { t } = useLingui();
  const { showMessage } = useSnackbars();
  const router = useRouter();
  const { recordDisputeEvent, uploadDisputeFile } = useDisputeCalls();
  // One form's entries are recorded under a key of its own.
  const [send] = useState(() =>
    entrySender(crypto.randomUUID(), (entry) => recordDisputeEvent({ profileId, ...entry })),
  );
  return useWorkflow(
    wire(letterEventMachine, {
      uploadDisputeFile,
      recordDisputeEvent: async ({ events, replaces: entry, keeps }) => {
        const { isKnown } = await send(events, entry, keeps);
        await router.invalidate();
        if (isKnown) showMessage(t`This was already recorded, so it wasn’t recorded again.`);
      },
    }),
    { input: { profileId, replaces } },
  );
}
