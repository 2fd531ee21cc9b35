import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallError } from '#contract/failures.ts';

/**
 * How many calls are answered at once. A processor answers some 400 a second, so the last of these waits a quarter of a
 * second, and everyone beyond is told at once to come back, instead of all waiting ever longer.
 */
const usualMost = 100;
/** Milliseconds after which a call counts as waiting for something else: a provider, the typesetter, or its sender. */
const longest = 2_000;

/** Refuses calls with `busy` while too many are being answered. Monitors and the card provider are always answered. */
export function crowding(app: FastifyInstance, most = usualMost): void {
  /** Since when, oldest first. */
  const answering = new Map<FastifyRequest, number>();
  const end = (request: FastifyRequest): void => void answering.delete(request);

  app.addHook('onRequest', async (request) => {
    const { call } = request.routeOptions.config;
    // The card provider's reply comes as a form, and may not be sent again.
    if (call === undefined || call.forMonitors === true || call.takesForm === true) return;
    const now = performance.now();
    for (const [earlier, since] of answering) {
      if (now - since < longest) break;
      end(earlier);
    }
    if (answering.size >= most) throw new CallError('busy');
    answering.set(request, now);
  });
  app.addHook('onResponse', async (request) => end(request));
  app.addHook('onRequestAbort', async (request) => end(request));
}
