import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ScanSender } from '#contract/inbox.ts';
import { letterFrom } from '#machines/answerLetters.ts';
import { answerPagesMachine } from '#machines/answerPages.ts';
import { answerRecordingMachine } from '#machines/answerRecording.ts';
import type { Client } from '#machines/answerRecordingParts.ts';
import { type DisputeCalls, useDisputeCalls } from '#src/disputes/calls.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type AnswerRecording = ActorRefFrom<typeof answerRecordingMachine>;
export type AnswerPages = ActorRefFrom<typeof answerPagesMachine>;

const wiredTo = ({ uploadDisputeFile, viewDisputeFile, recordDisputeEvent, disputes }: DisputeCalls) =>
  wire(answerRecordingMachine, {
    answerPages: wire(answerPagesMachine, { uploadDisputeFile, viewDisputeFile }),
    recordDisputeEvent: ({ entry, ...recording }, signal) =>
      recordDisputeEvent({ ...recording, replaces: entry }, signal),
    disputes,
  });

interface Answering {
  readonly profileId: string;
  readonly client: Client;
  readonly letter: string | null;
  readonly entry: string | null;
  readonly scan: string | null;
  readonly sender: ScanSender | null;
}

/** Records one answer: one key for the visit, so that no attempt can record it twice. */
export function useAnswerRecording({ scan, sender, letter, ...answering }: Answering): AnswerRecording {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const calls = useDisputeCalls();
  const [logic] = useState(() => wiredTo(calls));
  return useWorkflow(logic, {
    input: {
      ...answering,
      letter: letter ?? letterFrom(answering.client, sender),
      attached: scan === null ? [] : [scan],
      idempotencyKey,
    },
  });
}
