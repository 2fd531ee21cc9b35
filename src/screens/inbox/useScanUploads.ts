import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { uploadScan } from '#contract/inbox.ts';
import { scanUploadsMachine } from '#machines/scanUploads.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type ScanUploads = ActorRefFrom<typeof scanUploadsMachine>;

/** A scan whose reply was lost is uploaded again under its key, so that the inbox has it once. */
const wiredWith = (keys: WeakMap<Blob, string>) =>
  wire(scanUploadsMachine, {
    uploadScan: ({ file }, signal) => {
      const idempotencyKey = keys.get(file) ?? crypto.randomUUID();
      keys.set(file, idempotencyKey);
      return perform(uploadScan, { file, idempotencyKey, signal });
    },
  });

/** Stores scans in the inbox. The page is reloaded after each. */
export function useScanUploads(): ScanUploads {
  const router = useRouter();
  const [wired] = useState(() => wiredWith(new WeakMap()));
  return useWorkflow(wired.provide({ actions: { refresh: () => void router.invalidate() } }));
}
