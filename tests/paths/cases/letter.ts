import { letterMachine } from '#machines/letter.ts';
import { defineCases } from '../harness/cases.ts';

export const letter = defineCases(
  letterMachine,
  { 'a letter is written': undefined },
  {
    'the client approves it': { type: 'approved' },
    'the print shop takes the order': { type: 'ordered' },
    'it is mailed': { type: 'mailed' },
    'something proves that it arrived': { type: 'received' },
    'the days of first-class mail pass': { type: 'assumedReceived' },
    'its recipient answers': { type: 'answered' },
    'it comes back': { type: 'returned' },
    'it is lost': { type: 'lost' },
  },
);
