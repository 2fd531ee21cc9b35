import type { ActorRefFrom } from 'xstate';
import { type DisputeFile, viewDisputeFile } from '#contract/disputes.ts';
import { disputeFileMachine } from '#machines/disputeFile.ts';
import { fetchFile } from '#src/api/perform.ts';
import { saveFile } from '#src/browser/downloads.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type OpenedFile = ActorRefFrom<typeof disputeFileMachine>;

const wired = wire(disputeFileMachine, {
  viewDisputeFile: async (params, signal) => (await fetchFile(viewDisputeFile, { params, signal })).content,
});

/** Opens a scan as soon as its dialog is there. */
export function useDisputeFile(profileId: string, { id, name, mediaType }: DisputeFile): OpenedFile {
  const logic = wired.provide({ actions: { saveFile: (_, { content }) => saveFile(content, name) } });
  return useWorkflow(logic, { input: { profileId, fileId: id, mediaType } });
}
