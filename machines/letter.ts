import { setup } from 'xstate';
import { typed } from './port.ts';

export type LetterEvent =
  | { type: 'approved' }
  | { type: 'ordered' }
  | { type: 'mailed' }
  | { type: 'received' }
  | { type: 'assumedReceived' }
  | { type: 'answered' }
  | { type: 'returned' }
  | { type: 'lost' };

/**
 * Where a letter is between its author and its recipient. It is replayed over what people recorded, oldest first; that a letter sent by first class
 * counts as received after some days is an event like any other.
 */
export const letterMachine = setup({
  types: typed<{ events: LetterEvent }>(),
}).createMachine({
  id: 'letter',
  description: 'A letter from its draft to its recipient.',
  initial: 'drafted',
  states: {
    drafted: {
      description: 'It is written. Nothing shows that anyone has mailed it.',
      on: {
        approved: 'approved',
        ordered: 'ordered',
        mailed: 'mailed',
        received: 'received',
        answered: 'received',
        returned: 'returned',
      },
    },
    approved: {
      description: 'The client has read it and wants it sent.',
      on: {
        ordered: 'ordered',
        mailed: 'mailed',
        received: 'received',
        answered: 'received',
        returned: 'returned',
      },
    },
    ordered: {
      description: 'The print shop has the order. That starts no clock.',
      on: { mailed: 'mailed', received: 'received', answered: 'received', returned: 'returned' },
    },
    mailed: {
      description: 'It is in the mail.',
      on: {
        received: 'received',
        assumedReceived: 'received',
        answered: 'received',
        returned: 'returned',
        lost: 'lost',
      },
    },
    received: {
      description:
        'The recipient has it: by proof, by their answer, or, for first-class mail, by assumption. A better proof replaces a weaker one.',
      on: { received: 'received', answered: 'received', returned: 'returned', lost: 'lost' },
    },
    returned: {
      description: 'It came back. Whatever counted as received did not happen.',
      on: { mailed: 'mailed', received: 'received', answered: 'received' },
    },
    lost: {
      description: 'It never arrived.',
      on: { mailed: 'mailed', received: 'received', answered: 'received', returned: 'returned' },
    },
  },
});
