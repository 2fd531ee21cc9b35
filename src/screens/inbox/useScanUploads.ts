import { useRouter } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { uploadScan } from '#contract/inbox.ts';
import { scanUploadsMachine } from '#machines/scanUploads.ts';
import { keyOfFile } from '#src/api/fileKeys.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type ScanUploads = ActorRefFrom<typeof scanUploadsMachine>;

const wired = wire(scanUploadsMachine, {
  uploadScan: ({ file }, signal) => perform(uploadScan, { file, idempotencyKey: keyOfFile(file), signal }),
});

/** Stores scans in the inbox. The page is reloaded after each. */
export function useScanUploads(): ScanUploads {
  const router = useRouter();
  return useWorkflow(wired.provide({ actions: { refresh: () => void router.invalidate() } }));
}
