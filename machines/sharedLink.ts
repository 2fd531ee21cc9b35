import { setup } from 'xstate';
import { effect, port, typed } from './port.ts';

export type SharedLinkEvent = { type: 'link.make' } | { type: 'link.end' };

/** A link that opens something in the account for someone outside it. Tag: `busy` while a call runs. */
export const sharedLinkMachine = setup({
  types: typed<{ events: SharedLinkEvent; tags: 'busy' }>(),
  actors: { makeLink: port<void>('makeLink'), endLink: port<void>('endLink') },
  actions: { showError: effect<{ error: unknown }>('showError') },
}).createMachine({
  id: 'sharedLink',
  description: 'Creates and revokes a link for someone outside the account.',
  initial: 'resting',
  states: {
    resting: {
      description: 'The page shows any active link. One can be created or revoked.',
      on: { 'link.make': 'making', 'link.end': 'ending' },
    },
    making: {
      description: 'A link is being created, and the page reloads its data to show it.',
      tags: 'busy',
      invoke: {
        id: 'makeLink',
        src: 'makeLink',
        onDone: 'resting',
        onError: { target: 'resting', actions: { type: 'showError', params: ({ event }) => event } },
      },
    },
    ending: {
      description: 'The link is being revoked, and the page reloads its data to show that.',
      tags: 'busy',
      invoke: {
        id: 'endLink',
        src: 'endLink',
        onDone: 'resting',
        onError: { target: 'resting', actions: { type: 'showError', params: ({ event }) => event } },
      },
    },
  },
});
