import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { previewFileRequests, writeFileRequests } from '#contract/fileRequests.ts';
import { addDays } from '#disputes/civilDays.ts';
import { fileRequestMachine } from '#machines/fileRequest.ts';
import { perform } from '#src/api/perform.ts';
import { glossIn } from '#src/repair/glossIn.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';
import { adverseActionDays } from '#vocabulary/freeFile.ts';

export type FileRequests = ActorRefFrom<typeof fileRequestMachine>;

/** Asking bureaus to disclose or protect the client’s file, connected to its calls. The same request has the same key in every attempt. */
export function useFileRequest(
  profileId: string,
  about: 'disclosure' | 'protection',
  today: string,
): FileRequests {
  const router = useRouter();
  const [keys] = useState(() => new Map<string, string>());
  const logic = wire(fileRequestMachine, {
    previewFileRequests: ({ profileId: id, ...request }, signal) =>
      perform(previewFileRequests, { params: { profileId: id }, body: { ...request, ...glossIn() }, signal }),
    // Without a signal: what is being written is written, whether or not the dialog is still there.
    writeFileRequests: async ({ profileId: id, ...body }) => {
      const content = JSON.stringify(body);
      const idempotencyKey = keys.get(content) ?? crypto.randomUUID();
      keys.set(content, idempotencyKey);
      await perform(writeFileRequests, { params: { profileId: id }, body, idempotencyKey });
    },
  }).provide({ actions: { refresh: () => void router.invalidate() } });
  const earliest = addDays(today, -adverseActionDays);
  return useWorkflow(logic, { input: { profileId, about, earliest, today } });
}
