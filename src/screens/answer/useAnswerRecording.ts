import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ScanSender } from '#contract/inbox.ts';
import { letterFrom } from '#machines/answerLetters.ts';
import { answerPagesMachine } from '#machines/answerPages.ts';
import { answerRecordingMachine } from '#machines/answerRecording.ts';
import type { Client } from '#machines/answerRecordingParts.ts';
import { type DisputeCalls, useDisputeCalls } from '#src/disputes/calls.ts';
import { entrySender } from '#src/disputes/entrySender.ts';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { useWide } from '#src/ui/useWide.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type AnswerRecording = ActorRefFrom<typeof answerRecordingMachine>;
export type AnswerPages = ActorRefFrom<typeof answerPagesMachine>;

function wiredTo(
  { uploadDisputeFile, viewDisputeFile, recordDisputeEvent, disputes }: DisputeCalls,
  profileId: string,
  sayKnown: () => void,
) {
  const send = entrySender(crypto.randomUUID(), (entry) => recordDisputeEvent({ profileId, ...entry }));
  return wire(answerRecordingMachine, {
    answerPages: wire(answerPagesMachine, { uploadDisputeFile, viewDisputeFile }),
    recordDisputeEvent: async ({ entry, event }) => {
      const { isKnown } = await send([event], entry);
      if (isKnown) sayKnown();
    },
    disputes,
  });
}

interface Answering {
  readonly profileId: string;
  readonly client: Client;
  readonly letter: string | null;
  readonly entry: string | null;
  readonly scan: string | null;
  readonly sender: ScanSender | null;
}

/** Records one answer: no attempt records it twice, and one that changed it corrects what was recorded before. */
export function useAnswerRecording({ scan, sender, letter, ...answering }: Answering): AnswerRecording {
  const calls = useDisputeCalls();
  const { t } = useLingui();
  const { showMessage } = useSnackbars();
  const [logic] = useState(() =>
    wiredTo(calls, answering.profileId, () => {
      showMessage(t`This was already recorded, so it wasn’t recorded again.`);
    }),
  );
  const recording = useWorkflow(logic, {
    input: {
      ...answering,
      letter: letter ?? letterFrom(answering.client, sender),
      attached: scan === null ? [] : [scan],
    },
  });
  const isNextToForm = useWide();
  useEffect(() => {
    // People come from its assignment to read it next to the form.
    if (scan !== null && isNextToForm)
      recording.getSnapshot().children.answerPages?.send({ type: 'page.open', key: scan });
  }, [recording, scan, isNextToForm]);
  return recording;
}
