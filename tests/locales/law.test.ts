import { expect, it } from 'vitest';
import { english } from '#server/progress/texts.en.ts';
import { spanish } from '#server/progress/texts.es.ts';
import { catalogues } from '../views/catalogue.ts';

const day = '11/07/2026';
const texts = [
  ...catalogues.es.keys(),
  ...catalogues.es.values(),
  ...[english, spanish].flatMap(({ next }) => [next.wasDue(day), next.wasDueAssumed(day)]),
];

/** What is not the law, and why. */
const untrue: readonly { readonly says: RegExp; readonly why: string }[] = [
  {
    says: /time for an answer is over|answers? (was|were) due|plazo (de respuesta|para responder) (ya )?(terminó|venció)/i,
    why: 'Bureaus have five business days to send a result, the delivery may be assumed, and the free annual report gives 45 days.',
  },
  {
    says: /keep their clients’ contracts|conservar los contratos de sus clientes/i,
    why: '15 U.S.C. 1679c(c) has them keep the signed statement of rights.',
  },
  {
    says: /a bureau blocks what|un buró bloquea lo que/i,
    why: 'It can decline or rescind a block (15 U.S.C. 1681c-2(c)).',
  },
  {
    says: /has to act only on|solo tiene que actuar sobre|(?<!court decided that a )letter that the consumer neither prepared nor saw/i,
    why: 'That a letter that the consumer did not see creates no duty is the decision of one court.',
  },
];

it.each(untrue)('no text says $says: $why', ({ says }) => {
  expect(texts.filter((text) => says.test(text))).toEqual([]);
});
