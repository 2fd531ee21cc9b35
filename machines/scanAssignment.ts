import { assign, setup } from 'xstate';
import type { ReplyOf } from '#contract/call.ts';
import type { assignScan, DiscardReason, discardScan, keepScan, ScanSender } from '#contract/inbox.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { effect, port, typed } from './port.ts';

interface Input {
  readonly scanId: string;
  /** The client who has it; null if nobody does. */
  readonly assignedTo: string | null;
  /** Who sent it; null while nobody has said. */
  readonly sender: ScanSender | null;
}

interface Context extends Input {
  /** Who was said to have sent it when it was opened. */
  readonly sentBy: ScanSender | null;
  /** The scan; null until it was opened. */
  readonly content: Blob | null;
  /** The client who is to get it; null while none is chosen. */
  readonly profileId: string | null;
  readonly reason: DiscardReason | null;
  readonly failure: Failure | null;
}

/** To whom a scan goes, and who sent it. */
export type Assignment = { readonly profileId: string; readonly sender: ScanSender };

type Choose = { type: 'client.choose'; profileId: string } | { type: 'sender.choose'; sender: ScanSender };
export type ScanAssignmentEvent =
  | Choose
  | { type: 'reason.choose'; reason: DiscardReason }
  | { type: 'scan.retry' }
  | { type: 'scan.assign' }
  | { type: 'scan.keep' }
  | { type: 'discard.ask' }
  | { type: 'discard.cancel' }
  | { type: 'discard.confirm' }
  | { type: 'dialog.close' };

/** Call it only if both are chosen. */
function assignmentOf({ profileId, sender }: Context): Assignment {
  if (profileId === null || sender === null) throw new Error('A scan goes to a client, from a sender');
  return { profileId, sender };
}

/**
 * Opens a scan of the inbox, and assigns it to a client, or discards it. One that has a client already can be given to
 * another, or left with them without an answer. Tag: `busy` while a call runs.
 */
export const scanAssignmentMachine = setup({
  types: typed<{ input: Input; context: Context; events: ScanAssignmentEvent; tags: 'busy' }>(),
  actors: {
    viewScan: port<Blob, Pick<Input, 'scanId' | 'assignedTo'>>('viewScan'),
    assignScan: port<
      ReplyOf<typeof assignScan>,
      Assignment & { scanId: string; before: string | null; senderBefore: ScanSender | null }
    >('assignScan'),
    keepScan: port<ReplyOf<typeof keepScan>, { scanId: string; before: string | null }>('keepScan'),
    discardScan: port<ReplyOf<typeof discardScan>, { scanId: string; reason: DiscardReason | null }>(
      'discardScan',
    ),
  },
  guards: {
    isUnopened: ({ context }) => context.content === null,
    isComplete: ({ context }) => context.profileId !== null && context.sender !== null,
    isUnassigned: ({ context }) => context.assignedTo === null,
    isAssigned: ({ context }) => context.assignedTo !== null,
    hasReason: ({ context }) => context.reason !== null,
  },
  actions: {
    openAnswer: effect<Assignment>('openAnswer'),
    refresh: effect('refresh'),
    rememberContent: assign({ content: (_, { content }: { content: Blob }) => content }),
    chooseClient: assign({ profileId: (_, { profileId }: { profileId: string }) => profileId }),
    chooseSender: assign({ sender: (_, { sender }: { sender: ScanSender }) => sender }),
    chooseReason: assign({ reason: (_, { reason }: { reason: DiscardReason }) => reason }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'scanAssignment',
  description: 'Says whose a scan of the inbox is and who sent it, or that it is of no use.',
  context: ({ input }) => ({
    ...input,
    content: null,
    profileId: input.assignedTo,
    sentBy: input.sender,
    reason: null,
    failure: null,
  }),
  initial: 'opening',
  on: { 'dialog.close': '.closed' },
  states: {
    opening: {
      description: 'The scan is loading. Its opening is recorded.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'viewScan',
        src: 'viewScan',
        input: ({ context: { scanId, assignedTo } }) => ({ scanId, assignedTo }),
        onDone: {
          target: 'choosing',
          actions: { type: 'rememberContent', params: ({ event }) => ({ content: event.output }) },
        },
        onError: { target: 'choosing', actions: rememberFailure },
      },
    },
    choosing: {
      description: 'The client and the sender are being chosen.',
      on: {
        'client.choose': { actions: { type: 'chooseClient', params: ({ event }) => event } },
        'sender.choose': { actions: { type: 'chooseSender', params: ({ event }) => event } },
        'scan.retry': { guard: 'isUnopened', target: 'opening' },
        'scan.assign': { guard: 'isComplete', target: 'assigning' },
        'scan.keep': { guard: 'isAssigned', target: 'keeping' },
        'discard.ask': { guard: 'isUnassigned', target: 'discardAsked', actions: 'forgetFailure' },
      },
    },
    assigning: {
      description: 'The scan is being encrypted for its client.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'assignScan',
        src: 'assignScan',
        input: ({ context }) => ({
          scanId: context.scanId,
          before: context.assignedTo,
          senderBefore: context.sentBy,
          ...assignmentOf(context),
        }),
        onDone: 'assigned',
        // Someone else may have assigned it.
        onError: { target: 'choosing', actions: [rememberFailure, 'refresh'] },
      },
    },
    keeping: {
      description: 'The scan is being removed from the inbox. Its client keeps it.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'keepScan',
        src: 'keepScan',
        input: ({ context: { scanId, assignedTo } }) => ({ scanId, before: assignedTo }),
        onDone: 'settled',
        // Someone else may have moved it to another client.
        onError: { target: 'choosing', actions: [rememberFailure, 'refresh'] },
      },
    },
    discardAsked: {
      description: 'The reason for discarding the scan is being chosen.',
      on: {
        'reason.choose': { actions: { type: 'chooseReason', params: ({ event }) => event } },
        'discard.cancel': { target: 'choosing', actions: 'forgetFailure' },
        'discard.confirm': { guard: 'hasReason', target: 'discarding' },
      },
    },
    discarding: {
      description: 'The scan is being erased.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'discardScan',
        src: 'discardScan',
        input: ({ context: { scanId, reason } }) => ({ scanId, reason }),
        onDone: 'settled',
        onError: { target: 'discardAsked', actions: rememberFailure },
      },
    },
    assigned: {
      type: 'final',
      description: 'The client has the scan. The form for the answer opens with it.',
      entry: { type: 'openAnswer', params: ({ context }) => assignmentOf(context) },
    },
    settled: {
      type: 'final',
      description: 'The scan is no longer in the inbox.',
      entry: 'refresh',
    },
    closed: { type: 'final', description: 'The dialog is closed.' },
  },
});
