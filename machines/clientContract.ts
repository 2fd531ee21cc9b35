import { setup } from 'xstate';
import { typed } from './port.ts';

export type ClientContractEvent =
  | { type: 'disclosed' }
  | { type: 'signed' }
  | { type: 'opened' }
  | { type: 'canceled' };

/**
 * Where an agency's contract with a client is, after what was recorded about the signed paper. It is replayed over the entries, oldest first;
 * that the days in which the client may cancel have passed is an event like any other (15 U.S.C. 1679c–1679e).
 */
export const clientContractMachine = setup({
  types: typed<{ events: ClientContractEvent }>(),
}).createMachine({
  id: 'clientContract',
  description: 'An agency’s contract with a client, from the statement of rights to the end.',
  initial: 'none',
  states: {
    none: {
      description: 'Nothing is recorded. The product offers the documents and blocks nothing.',
      on: { disclosed: 'disclosed' },
    },
    disclosed: {
      description:
        'The client has the statement of their rights, and no contract is signed yet, so no service may be provided.',
      on: { signed: 'waiting' },
    },
    waiting: {
      description: 'The contract is signed. Three business days must pass before any service.',
      on: { opened: 'open', canceled: 'canceled' },
    },
    open: {
      description: 'The three business days have passed. The agency may work for the client.',
      on: { canceled: 'canceled' },
    },
    canceled: {
      description: 'The client canceled. Nothing may be done until there is a new contract.',
      on: { disclosed: 'disclosed' },
    },
  },
});
