import { json } from './answers.ts';
import type { Exchange } from './exchange.ts';
import type { World } from './world.ts';

/**
 * Controls the sandbox's time. `GET /control` returns it, `POST /control/advance` with `{"months": 1}` (1 to 24)
 * moves it forward for every consumer at every provider, `POST /control/reset` returns to real time. All respond
 * with `{today, monthsAhead}`.
 */
export function control(world: World): (exchange: Exchange) => void {
  return ({ method, path, fields, response }) => {
    const tell = (status: number): void =>
      json(response, status, { today: world.today(), monthsAhead: world.monthsAhead() });

    if (method === 'GET' && path === '/') return tell(200);
    if (method === 'POST' && path === '/reset') {
      world.reset();
      return tell(200);
    }
    if (method === 'POST' && path === '/advance') {
      const months = Number(fields.get('months') ?? 1);
      if (!Number.isInteger(months) || months < 1 || months > 24) return tell(400);
      world.advance(months);
      return tell(200);
    }
    return tell(404);
  };
}
