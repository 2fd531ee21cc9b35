import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { documentBytes, leastUploadRate } from '#contract/limits.ts';
import { callerAddress } from './callerAddress.ts';

/** Milliseconds, unless said otherwise. */
export interface SendingLimits {
  readonly headers: number;
  /** How long a body may take whatever it has, and after that, how often it has to have come at the least rate. */
  readonly body: number;
  /** Bytes per second. */
  readonly leastRate: number;
  /** How many bodies at once may take longer than that. What they have sent is in memory. */
  readonly mostSlow: number;
  readonly checkEvery: number;
}

/** Headers are cut off after at most 15 s, and what stops coming after at most 30 s, because it is noticed at the next check. */
export const usualSendingLimits: SendingLimits = {
  headers: 13_000,
  body: 28_000,
  leastRate: leastUploadRate,
  mostSlow: 30,
  checkEvery: 1_000,
};

/** The options of the HTTP server that disconnect clients which send headers too slowly; by default Node waits for minutes. */
export function sendingOptions({ headers, body, leastRate, checkEvery }: SendingLimits) {
  // No body takes longer than the largest one at the least rate. Node would give a short one as long.
  const requestTimeout = headers + body + (documentBytes / leastRate) * 1_000;
  return {
    requestTimeout,
    http: { headersTimeout: headers, requestTimeout, connectionsCheckingInterval: checkEvery },
  };
}

interface Sending {
  /** Whom it counts for: the address in front of the trusted proxies, once that is known. */
  from: string;
  /** When what arrives was last counted, and how many bytes the connection had received then. */
  since: number;
  received: number;
  isSlow: boolean;
  /** Whether there is an answer already, so that nobody waits for the rest of the body. */
  readonly isAnswered: () => boolean;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Of those from the address that has most, the one that came last: an address that takes every place loses it first. */
function oneTooMany(slow: readonly (readonly [IncomingMessage, Sending])[]): IncomingMessage | undefined {
  const byAddress = [...Map.groupBy(slow, ([, { from }]) => from).values()].toReversed();
  const crowd = byAddress.reduce((most, own) => (own.length > most.length ? own : most), []);
  return crowd.at(-1)?.[0];
}

/**
 * Disconnects clients that send a body more slowly than the least rate. A single limit for the whole body would refuse
 * the people with slow lines: 10 MB in 28 s take 3 Mbit/s.
 */
export function slowBodies(
  app: FastifyInstance,
  { body, leastRate, mostSlow, checkEvery }: SendingLimits,
): void {
  const sending = new Map<IncomingMessage, Sending>();
  const end = (message: IncomingMessage) => {
    sending.delete(message);
    message.socket.destroy();
  };
  // Before Fastify, whose hooks begin at once.
  app.server.prependListener('request', (message, response) => {
    if (!hasBody(message)) return;
    const { remoteAddress = '', bytesRead } = message.socket;
    sending.set(message, {
      from: remoteAddress,
      since: performance.now(),
      received: bytesRead,
      isSlow: false,
      isAnswered: () => response.writableEnded,
    });
    message.once('close', () => sending.delete(message));
  });
  app.addHook('onRequest', async (request) => {
    const own = sending.get(request.raw);
    if (own !== undefined) own.from = callerAddress(request);
  });
  const check = setInterval(() => {
    const now = performance.now();
    for (const [message, own] of sending) {
      const { bytesRead } = message.socket;
      const time = now - own.since;
      // While the server itself has not read what came, it lets no more come.
      const isBehind = message.readableLength > 0;
      if (message.complete) sending.delete(message);
      else if (isBehind) Object.assign(own, { since: now, received: bytesRead });
      else if (time < body) continue;
      else if (own.isAnswered() || bytesRead - own.received < (leastRate * time) / 1_000) end(message);
      else Object.assign(own, { since: now, received: bytesRead, isSlow: true });
    }
    const slow = [...sending].filter(([, { isSlow }]) => isSlow);
    while (slow.length > mostSlow) {
      const last = oneTooMany(slow);
      slow.splice(
        slow.findIndex(([message]) => message === last),
        1,
      );
      if (last !== undefined) end(last);
    }
  }, checkEvery).unref();
  app.addHook('onClose', async () => clearInterval(check));
}
