import { assertEvent, assign, setup } from 'xstate';
import type { ContractStep } from '#contract/clientContract.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

interface Input {
  readonly profileId: string;
}

interface Context extends Input {
  /** Civil date; '' until one is given. */
  readonly on: string;
  readonly failure: Failure | null;
}

type Write = { type: 'date.write'; on: string };
export type ContractRecordingEvent =
  | Write
  | { type: 'entry.record'; step: ContractStep }
  | { type: 'entry.withdraw'; eventId: string };

/** Records what happened on the paper of a client's contract, and withdraws the last entry. Tag: `busy` while a call runs. */
export const contractRecordingMachine = setup({
  types: typed<{ input: Input; context: Context; events: ContractRecordingEvent; tags: 'busy' }>(),
  actors: {
    recordContract: port<void, Input & { step: ContractStep; on: string }>('recordContract'),
    withdrawContract: port<void, Input & { eventId: string }>('withdrawContract'),
  },
  guards: { hasDate: ({ context: { on } }) => on !== '' },
  actions: {
    rememberDate: assign({ on: (_, { on }: Write) => on }),
    forgetDate: assign({ on: '' }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'contractRecording',
  description: 'Records the statement of rights, the signature, and the cancellation of a client’s contract.',
  context: ({ input }) => ({ ...input, on: '', failure: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'What comes next can be recorded with its day, and the last entry can be withdrawn.',
      initial: 'open',
      on: {
        'date.write': { actions: { type: 'rememberDate', params: ({ event }) => event } },
        'entry.record': { guard: 'hasDate', target: 'recording' },
        'entry.withdraw': 'withdrawing',
      },
      states: {
        open: { description: 'Nothing has gone wrong.' },
        failed: { description: 'The record is as it was. The failure is shown, and the day is kept.' },
      },
    },
    recording: {
      description: 'The entry is being recorded. The form is locked until it finishes.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'recordContract',
        src: 'recordContract',
        input: ({ context: { profileId, on }, event }) => {
          assertEvent(event, 'entry.record');
          return { profileId, on, step: event.step };
        },
        onDone: { target: 'resting', actions: 'forgetDate' },
        onError: { target: 'resting.failed', actions: rememberFailure },
      },
    },
    withdrawing: {
      description: 'The last entry is being withdrawn.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'withdrawContract',
        src: 'withdrawContract',
        input: ({ context: { profileId }, event }) => {
          assertEvent(event, 'entry.withdraw');
          return { profileId, eventId: event.eventId };
        },
        onDone: 'resting',
        onError: { target: 'resting.failed', actions: rememberFailure },
      },
    },
  },
});
