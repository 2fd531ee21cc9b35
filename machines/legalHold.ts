import { assign, setup } from 'xstate';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

interface Input {
  readonly profileId: string;
}

interface Context extends Input {
  readonly reason: string;
  readonly failure: Failure | null;
}

type Write = { type: 'reason.write'; reason: string };
export type LegalHoldEvent = Write | { type: 'hold.place' } | { type: 'hold.lift' };

/** Places and lifts a client's legal hold. Tag: `busy` while a call runs. */
export const legalHoldMachine = setup({
  types: typed<{ input: Input; context: Context; events: LegalHoldEvent; tags: 'busy' }>(),
  actors: {
    placeHold: port<void, Input & { reason: string }>('placeHold'),
    liftHold: port<void, Input>('liftHold'),
  },
  guards: { hasReason: ({ context: { reason } }) => reason.trim() !== '' },
  actions: {
    rememberReason: assign({ reason: (_, { reason }: Write) => reason }),
    forgetReason: assign({ reason: '' }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'legalHold',
  description: 'Places and lifts a legal hold, which keeps a client from being deleted.',
  context: ({ input }) => ({ ...input, reason: '', failure: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'A hold can be placed, with a reason, or the one in place can be lifted.',
      initial: 'open',
      on: {
        'reason.write': { actions: { type: 'rememberReason', params: ({ event }) => event } },
        'hold.place': { guard: 'hasReason', target: 'placing' },
        'hold.lift': 'lifting',
      },
      states: {
        open: { description: 'Nothing has gone wrong.' },
        failed: { description: 'The hold is as it was. The failure is shown, and the reason is kept.' },
      },
    },
    placing: {
      description: 'The hold is being placed. The form is locked until it finishes.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'placeHold',
        src: 'placeHold',
        input: ({ context: { profileId, reason } }) => ({ profileId, reason }),
        onDone: { target: 'resting', actions: 'forgetReason' },
        onError: { target: 'resting.failed', actions: rememberFailure },
      },
    },
    lifting: {
      description: 'The hold is being lifted.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'liftHold',
        src: 'liftHold',
        input: ({ context: { profileId } }) => ({ profileId }),
        onDone: 'resting',
        onError: { target: 'resting.failed', actions: rememberFailure },
      },
    },
  },
});
