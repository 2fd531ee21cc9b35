import { setup } from 'xstate';
import { typed } from './port.ts';

export type RequestEvent =
  | { type: 'letterMailed' }
  | { type: 'letterReceived' }
  | { type: 'letterReturned' }
  | { type: 'letterLost' }
  | { type: 'duePassed' }
  | { type: 'askDayCame' }
  | { type: 'nothingCame' }
  | { type: 'answered' }
  | { type: 'withdrawn' };

/** Accepted in every state after mailing: a recipient may answer late, or what nobody recorded as delivered. */
const open = {
  answered: 'answered',
  letterReturned: 'undelivered',
  letterLost: 'undelivered',
  withdrawn: 'withdrawn',
} as const;

/**
 * The course of a letter that asks for something other than a reinvestigation, such as the description of the procedure.
 * It is replayed over what people recorded, oldest first. Some requests have a deadline: disputes/clocks.ts.
 */
export const requestMachine = setup({
  types: typed<{ events: RequestEvent }>(),
}).createMachine({
  id: 'request',
  description: 'A letter that asks for something other than a reinvestigation.',
  initial: 'drafted',
  states: {
    drafted: {
      description: 'It is written and not known to be mailed.',
      on: {
        letterMailed: 'onItsWay',
        letterReceived: 'received',
        letterReturned: 'undelivered',
        answered: 'answered',
        withdrawn: 'withdrawn',
      },
    },
    onItsWay: {
      description: 'It is in the mail.',
      on: { ...open, letterReceived: 'received' },
    },
    undelivered: {
      description: 'It came back or was lost. It needs another address, or another attempt.',
      on: {
        letterMailed: 'onItsWay',
        letterReceived: 'received',
        answered: 'answered',
        withdrawn: 'withdrawn',
      },
    },
    received: {
      description: 'The recipient has it and is within its time to answer, if the law gives it one.',
      on: { ...open, duePassed: 'awaitingAnswer' },
    },
    awaitingAnswer: {
      description: 'The time is over. The answer may still be in the mail.',
      on: { ...open, askDayCame: 'questionOpen' },
    },
    questionOpen: {
      description: 'Even by mail, an answer would have arrived: did anything come?',
      on: { ...open, nothingCame: 'unanswered' },
    },
    unanswered: {
      description: 'Nothing came, a person says. A late answer replaces this.',
      on: open,
    },
    answered: { description: 'The recipient answered.' },
    withdrawn: { description: 'It is no longer asked for.' },
  },
});
