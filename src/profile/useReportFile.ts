import { useRouter } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { importReportFile, inspectReportFile } from '#contract/reportFile.ts';
import { reportFileMachine } from '#machines/reportFile.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type ReportFileWork = ActorRefFrom<typeof reportFileMachine>;

const wired = wire(reportFileMachine, {
  inspectReportFile: ({ profileId, file }, signal) =>
    perform(inspectReportFile, { params: { profileId }, file, signal }),
  importReportFile: ({ profileId, file }, signal) =>
    perform(importReportFile, { params: { profileId }, file, signal }),
});

/** Importing a report file into one profile. The page is reloaded once it is saved. */
export function useReportFile(profileId: string): ReportFileWork {
  const router = useRouter();
  const logic = wired.provide({ actions: { refresh: () => void router.invalidate() } });
  return useWorkflow(logic, { input: { profileId } });
}
