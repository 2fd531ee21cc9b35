import { assign, setup } from 'xstate';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

interface Input {
  readonly profileId: string;
  readonly eventId: string;
}

interface Context extends Input {
  readonly reason: string;
  readonly failure: Failure | null;
}

type Write = { type: 'reason.write'; reason: string };
export type EntryWithdrawalEvent = Write | { type: 'entry.withdraw' } | { type: 'dialog.close' };

/** Withdraws an entry of a client’s timeline that was recorded by mistake. Tag: `busy` while the call runs. */
export const entryWithdrawalMachine = setup({
  types: typed<{ input: Input; context: Context; events: EntryWithdrawalEvent; tags: 'busy' }>(),
  actors: { withdrawDisputeEvent: port<void, Input & { reason: string }>('withdrawDisputeEvent') },
  guards: { hasReason: ({ context: { reason } }) => reason.trim() !== '' },
  actions: {
    rememberReason: assign({ reason: (_, { reason }: Write) => reason }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'entryWithdrawal',
  description: 'Withdrawing an entry that was recorded by mistake. History keeps it.',
  context: ({ input }) => ({ ...input, reason: '', failure: null }),
  initial: 'asking',
  states: {
    asking: {
      description: 'A dialog asks why the entry is withdrawn.',
      initial: 'open',
      on: {
        'reason.write': { actions: { type: 'rememberReason', params: ({ event }) => event } },
        'entry.withdraw': { guard: 'hasReason', target: 'withdrawing' },
        'dialog.close': 'closed',
      },
      states: {
        open: { description: 'Nothing has gone wrong.' },
        failed: { description: 'The entry still counts. The failure is shown, and the reason is kept.' },
      },
    },
    withdrawing: {
      description: 'The entry is being withdrawn. The dialog is locked until it finishes.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'withdrawDisputeEvent',
        src: 'withdrawDisputeEvent',
        input: ({ context: { profileId, eventId, reason } }) => ({ profileId, eventId, reason }),
        onDone: 'withdrawn',
        onError: { target: 'asking.failed', actions: rememberFailure },
      },
    },
    withdrawn: { type: 'final', description: 'The entry no longer counts. The timeline shows why.' },
    closed: { type: 'final', description: 'The dialog was closed, and the entry still counts.' },
  },
});
