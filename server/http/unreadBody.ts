import type { FastifyInstance } from 'fastify';
import { documentBytes } from '#contract/limits.ts';

/** Bytes. The largest body that a call takes, its form included. */
const largestBody = documentBytes + 1024 * 1024;

/**
 * Reads and drops what is left of a body once its request is answered: a refusal may come before the end, and the next
 * request on the connection would wait behind the rest. A body that is larger than any call takes ends the connection.
 */
export function unreadBody(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.readableEnded || raw.destroyed) return;
    let dropped = 0;
    raw.unpipe();
    raw.on('data', (piece: Buffer) => {
      dropped += piece.length;
      if (dropped > largestBody) raw.destroy();
    });
    raw.resume();
  });
}
