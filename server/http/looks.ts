import type { FastifyInstance } from 'fastify';
import type { Turns } from '#server/turns.ts';
import { callerAddress } from './callerAddress.ts';

/**
 * Lets accounts take turns at looking into reports: finding what contradicts itself in the longest takes seconds of
 * processor time. Call it before the routes.
 */
export function looks(app: FastifyInstance, turns: Turns): void {
  app.addHook('onRoute', (route) => {
    const { handler, config } = route;
    if (config?.call?.reads !== 'report') return;
    route.handler = async function inTurn(request, reply) {
      // A window that was opened with a ticket, and an agency's client, have no account here.
      const whose = request.caller?.accountId ?? callerAddress(request);
      return turns.take(whose, async () => handler.call(this, request, reply));
    };
  });
}
