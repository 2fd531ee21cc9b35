import { useNavigate, useRouter } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { viewDisputeFile } from '#contract/disputes.ts';
import {
  assignScan,
  discardScan,
  keepScan,
  type SameScan,
  type ScanSender,
  viewScan,
} from '#contract/inbox.ts';
import { CallError } from '#contract/failures.ts';
import { scanAssignmentMachine } from '#machines/scanAssignment.ts';
import { fetchFile, perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type ScanAssignment = ActorRefFrom<typeof scanAssignmentMachine>;

const wired = wire(scanAssignmentMachine, {
  viewScan: async ({ scanId, assignedTo }, signal) =>
    assignedTo === null
      ? (await fetchFile(viewScan, { params: { scanId }, signal })).content
      : (await fetchFile(viewDisputeFile, { params: { profileId: assignedTo, fileId: scanId }, signal }))
          .content,
  assignScan: ({ scanId, ...body }, signal) => perform(assignScan, { params: { scanId }, body, signal }),
  keepScan: ({ scanId, before }, signal) =>
    perform(keepScan, { params: { scanId }, query: { before: before ?? '' }, signal }),
  discardScan: async ({ scanId, reason }, signal) => {
    if (reason === null) throw new CallError('invalid');
    return perform(discardScan, { params: { scanId }, body: { reason }, signal });
  },
});

/** A scan to be opened, and who has it. */
export interface OpenedScan {
  readonly id: string;
  readonly name: string;
  /** An earlier scan with the same content. */
  readonly sameAs: SameScan | null;
  readonly assignedTo: string | null;
  readonly sender: ScanSender | null;
}

/** Opens a scan of the inbox as soon as its dialog is there. The form for the answer follows its assignment. */
export function useScanAssignment({ id, assignedTo, sender }: OpenedScan): ScanAssignment {
  const router = useRouter();
  const navigate = useNavigate();
  return useWorkflow(
    wired.provide({
      actions: {
        refresh: () => void router.invalidate(),
        openAnswer: (_, { profileId, sender: from }) =>
          void navigate({
            to: '/answer/$profileId',
            params: { profileId },
            search: { scan: id, sender: from },
          }),
      },
    }),
    { input: { scanId: id, assignedTo, sender } },
  );
}
