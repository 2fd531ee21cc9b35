import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { disputes, recordDisputeEvent, uploadDisputeFile, viewDisputeFile } from '#contract/disputes.ts';
import type { ScanSender } from '#contract/inbox.ts';
import { letterFrom } from '#machines/answerLetters.ts';
import { answerPagesMachine } from '#machines/answerPages.ts';
import { answerRecordingMachine } from '#machines/answerRecording.ts';
import type { Client } from '#machines/answerRecordingParts.ts';
import { fetchFile, perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type AnswerRecording = ActorRefFrom<typeof answerRecordingMachine>;
export type AnswerPages = ActorRefFrom<typeof answerPagesMachine>;

const wired = wire(answerRecordingMachine, {
  answerPages: wire(answerPagesMachine, {
    uploadDisputeFile: ({ profileId, file }, signal) =>
      perform(uploadDisputeFile, { params: { profileId }, file, signal }),
    viewDisputeFile: async (params, signal) => (await fetchFile(viewDisputeFile, { params, signal })).content,
  }),
  recordDisputeEvent: ({ profileId, event, entry, idempotencyKey }, signal) =>
    perform(recordDisputeEvent, {
      params: { profileId },
      body: { event, ...(entry === null ? {} : { replaces: entry }) },
      idempotencyKey,
      signal,
    }),
  disputes: (params, signal) => perform(disputes, { params, signal }),
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
  return useWorkflow(wired, {
    input: {
      ...answering,
      letter: letter ?? letterFrom(answering.client, sender),
      attached: scan === null ? [] : [scan],
      idempotencyKey,
    },
  });
}
