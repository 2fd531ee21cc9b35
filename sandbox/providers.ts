import type { Exchange } from './exchange.ts';
import { identityIQ, identityIQPrefix } from './identityIQ.ts';
import { myFreeScoreNow } from './myFreeScoreNow.ts';
import { smartCredit, smartCreditPrefix } from './smartCredit.ts';
import type { World } from './world.ts';

/** A simulated provider and where it is mounted. */
export type Party = readonly [prefix: string, answer: (exchange: Exchange) => Promise<void> | void];

/** The three report providers of one sandbox. */
export const providersIn = (world: World): readonly Party[] => [
  ['/myfreescorenow/api', myFreeScoreNow(world)],
  [identityIQPrefix, identityIQ(world)],
  [smartCreditPrefix, smartCredit(world)],
];
