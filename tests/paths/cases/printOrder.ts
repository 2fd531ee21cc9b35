import { printOrderMachine } from '#machines/printOrder.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const printOrder = defineCases(
  printOrderMachine,
  { 'Ana’s letters were written earlier': { sessionId: ids.session } },
  {
    'Ana presses Mail Letters': { type: 'order.open' },
    'the print shop’s cart opens': done('mailLetters'),
    'the print shop’s cart does not open': thrown('mailLetters', refusal('busy')),
  },
);
