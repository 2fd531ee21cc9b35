import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { importReportFile, inspectReportFile } from '#contract/reportFile.ts';
import { reportFileMachine } from '#machines/reportFile.ts';
import { type KeptKeys, underKey } from '#src/api/keptKeys.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type ReportFileWork = ActorRefFrom<typeof reportFileMachine>;

const wiredWith = (keys: KeptKeys) =>
  wire(reportFileMachine, {
    inspectReportFile: ({ profileId, file }, signal) =>
      perform(inspectReportFile, { params: { profileId }, file, signal }),
    importReportFile: ({ profileId, file }, signal) =>
      underKey(keys, JSON.stringify([file.name, file.size, file.lastModified]), (idempotencyKey) =>
        perform(importReportFile, { params: { profileId }, file, idempotencyKey, signal }),
      ),
  });

/** Importing a report file into one profile. The page is reloaded once it is saved. */
export function useReportFile(profileId: string): ReportFileWork {
  const router = useRouter();
  const [wired] = useState(() => wiredWith(new Map()));
  const logic = wired.provide({ actions: { refresh: () => void router.invalidate() } });
  return useWorkflow(logic, { input: { profileId } });
}
