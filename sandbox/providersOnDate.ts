import { json } from './answers.ts';
import { under } from './exchange.ts';
import type { Exchange } from './exchange.ts';
import { providersIn } from './providers.ts';
import type { Party } from './providers.ts';
import { worldAt } from './world.ts';

/** The providers as of a given day, each under `/YYYY-MM-DD`: for a history that started before today. */
export function providersOnDate(): (exchange: Exchange) => Promise<void> {
  const known = new Map<string, readonly Party[]>();
  const on = (day: string): readonly Party[] => {
    // Noon in Los Angeles, whose date reports carry.
    const parties = known.get(day) ?? providersIn(worldAt(() => new Date(`${day}T20:00:00Z`)));
    known.set(day, parties);
    return parties;
  };
  return async (exchange) => {
    const [, day = ''] = /^\/(\d{4}-\d{2}-\d{2})\//.exec(exchange.path) ?? [];
    const there = Number.isNaN(Date.parse(day)) ? null : under(`/${day}`, exchange);
    for (const [prefix, answer] of there === null ? [] : on(day)) {
      const own = there && under(prefix, there);
      if (own !== null) return answer(own);
    }
    return json(exchange.response, 404, { message: 'Not found' });
  };
}
