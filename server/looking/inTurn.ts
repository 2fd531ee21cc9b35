import type { EveryTurn } from '#server/turns.ts';
import type { Looker } from './looker.ts';

interface Looking {
  readonly looker: Looker;
  readonly turns: Pick<EveryTurn, 'looks'>;
}

/**
 * The services, with a looker for whose looks the account takes turns. Only for work that holds no turn: no turn is taken within
 * another one, and letters that are planned within theirs look without.
 */
export const inTurn = <Given extends Looking>(services: Given, accountId: string): Given => {
  const { looker, turns } = services;
  const own: Looker = {
    ...looker,
    see: (name, models, given) => turns.looks.take(accountId, () => looker.see(name, models, given)),
    reply: (name, models, given) => turns.looks.take(accountId, () => looker.reply(name, models, given)),
  };
  return { ...services, looker: own };
};
