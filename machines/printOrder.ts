import { assign, setup } from 'xstate';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

interface Input {
  readonly sessionId: string;
}

interface Context extends Input {
  readonly failure: Failure | null;
}

export type PrintOrderEvent = { type: 'order.open' };

/**
 * The print shop’s cart for letters that were written earlier. What is ordered and paid there, only the print shop
 * knows: an opened cart is no evidence of a mailing.
 */
export const printOrderMachine = setup({
  types: typed<{ input: Input; context: Context; events: PrintOrderEvent; tags: 'busy' }>(),
  actors: { mailLetters: port<void, Input>('mailLetters') },
  actions: {
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'printOrder',
  description: 'The print shop’s cart, opened with a set of letters that was written earlier.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The cart has not been opened from this page.',
      on: { 'order.open': 'opening' },
    },
    opening: {
      description: 'A new window is open, waiting for the print shop’s cart.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'mailLetters',
        src: 'mailLetters',
        input: ({ context: { sessionId } }) => ({ sessionId }),
        onDone: 'opened',
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    opened: {
      description: 'The cart is open in its window. The page says what to do afterwards.',
      on: { 'order.open': 'opening' },
    },
    failed: {
      description: 'The cart did not open. The page says why, and it can be opened again.',
      on: { 'order.open': 'opening' },
    },
  },
});
