import { setup } from 'xstate';
import { port, typed } from './port.ts';

interface Input {
  /** Whether the device says that it has a connection. */
  readonly isOnline: boolean;
}

export type NetworkStatusEvent =
  | { type: 'device.disconnect' }
  | { type: 'device.connect' }
  /** A call got no answer. */
  | { type: 'call.lose' };

/** Whether the server can be reached. Tag: `lost` while it can’t. */
export const networkStatusMachine = setup({
  types: typed<{ input: Input; context: Input; events: NetworkStatusEvent; tags: 'lost' }>(),
  actors: { reachServer: port<void>('reachServer') },
  guards: { isOnline: ({ context }) => context.isOnline },
  delays: { pause: 12_000 },
}).createMachine({
  id: 'networkStatus',
  description: 'Says when the server can’t be reached, and when it can be again.',
  context: ({ input }) => input,
  initial: 'opening',
  on: { 'device.disconnect': '.offline' },
  states: {
    opening: {
      description: 'Checks whether the device has a connection.',
      always: [{ guard: 'isOnline', target: 'reachable' }, { target: 'offline' }],
    },
    reachable: {
      description: 'Nothing is known to be wrong, and nothing is shown.',
      on: { 'call.lose': 'doubted' },
    },
    doubted: {
      description:
        'A call got no answer. The server is asked whether it can be reached. Nothing is shown yet.',
      invoke: { id: 'reachServer', src: 'reachServer', onDone: 'reachable', onError: 'unreachable' },
    },
    offline: {
      description: 'The device has no connection. The banner says so.',
      tags: 'lost',
      on: { 'device.connect': 'returning' },
    },
    unreachable: {
      description: 'The device has a connection, and the server doesn’t answer. The banner says so.',
      tags: 'lost',
      on: { 'device.connect': 'returning' },
      after: { pause: 'retrying' },
    },
    returning: {
      description:
        'The device has a connection again, and the server is asked whether it answers. The banner says so.',
      tags: 'lost',
      invoke: { id: 'reachServer', src: 'reachServer', onDone: 'reachable', onError: 'unreachable' },
    },
    retrying: {
      description: 'The server is asked again. The banner stays as it is.',
      tags: 'lost',
      invoke: { id: 'reachServer', src: 'reachServer', onDone: 'reachable', onError: 'unreachable' },
    },
  },
});
