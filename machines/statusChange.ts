import { assign, setup } from 'xstate';
import type { ProfileStatus } from '#contract/shapes.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { effect, port, typed } from './port.ts';

interface Input {
  readonly profileId: string;
}

interface Context extends Input {
  readonly status: ProfileStatus | null;
  readonly reason: string;
  readonly failure: Failure | null;
}

interface Order extends Input {
  readonly status: ProfileStatus;
  readonly reason: string;
}

type Choose = { type: 'status.choose'; status: ProfileStatus | null };
type Write = { type: 'reason.write'; reason: string };
export type StatusChangeEvent = Choose | Write | { type: 'status.set' };

/** Sets a client's status manually, always with a reason. Tag: `busy` while the call runs. */
export const statusChangeMachine = setup({
  types: typed<{ input: Input; context: Context; events: StatusChangeEvent; tags: 'busy' }>(),
  actors: { setClientStatus: port<void, Order>('setClientStatus') },
  guards: { isComplete: ({ context: { status, reason } }) => status !== null && reason.trim() !== '' },
  actions: {
    refresh: effect('refresh'),
    rememberStatus: assign({ status: (_, { status }: Choose) => status }),
    rememberReason: assign({ reason: (_, { reason }: Write) => reason }),
    forgetWish: assign({ status: null, reason: '' }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'statusChange',
  description: 'Sets a client’s status manually.',
  context: ({ input }) => ({ ...input, status: null, reason: '', failure: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'A status and a reason can be entered. Both are required to set it.',
      initial: 'open',
      on: {
        'status.choose': { actions: { type: 'rememberStatus', params: ({ event }) => event } },
        'reason.write': { actions: { type: 'rememberReason', params: ({ event }) => event } },
        'status.set': { guard: 'isComplete', target: 'setting' },
      },
      states: {
        open: { description: 'Nothing has gone wrong.' },
        failed: { description: 'The status was not set. The reason is shown, and the entries are kept.' },
      },
    },
    setting: {
      description: 'The status is being set. The form is locked until it finishes.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'setClientStatus',
        src: 'setClientStatus',
        input: ({ context: { profileId, status, reason } }) => {
          if (status === null) throw new Error('Only a chosen status is set');
          return { profileId, status, reason };
        },
        onDone: { target: 'deciding', actions: ['forgetWish', 'refresh'] },
        onError: {
          target: 'deciding.failed',
          actions: rememberFailure,
        },
      },
    },
  },
});
