import { setup } from 'xstate';
import { effect, port, typed } from './port.ts';

export type SharedLinkEvent = { type: 'link.make' } | { type: 'link.end' };

/** A link that opens something of the account for somebody outside of it. Tag: `busy` while a call runs. */
export const sharedLinkMachine = setup({
  types: typed<{ events: SharedLinkEvent; tags: 'busy' }>(),
  actors: { makeLink: port<void>('makeLink'), endLink: port<void>('endLink') },
  actions: { complain: effect<{ error: unknown }>('complain') },
}).createMachine({
  id: 'sharedLink',
  description: 'Making a link for somebody outside, and ending it.',
  initial: 'resting',
  states: {
    resting: {
      description: 'The page shows whether there is a link; one can be made or ended.',
      on: { 'link.make': 'making', 'link.end': 'ending' },
    },
    making: {
      description: 'A link is being made, and the page read anew to show it.',
      tags: 'busy',
      invoke: {
        id: 'makeLink',
        src: 'makeLink',
        onDone: 'resting',
        onError: { target: 'resting', actions: { type: 'complain', params: ({ event }) => event } },
      },
    },
    ending: {
      description: 'The link is being ended, and the page read anew to show that.',
      tags: 'busy',
      invoke: {
        id: 'endLink',
        src: 'endLink',
        onDone: 'resting',
        onError: { target: 'resting', actions: { type: 'complain', params: ({ event }) => event } },
      },
    },
  },
});
