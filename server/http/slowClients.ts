import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { documentBytes, leastUploadRate } from '#contract/limits.ts';

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
  readonly message: IncomingMessage;
  /** When what arrives was last counted, and how many bytes the connection had received then. */
  since: number;
  received: number;
  isSlow: boolean;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Disconnects clients that send a body more slowly than the least rate. A single limit for the whole body would refuse
 * the people with slow lines: 10 MB in 28 s take 3 Mbit/s.
 */
export function slowBodies(
  app: FastifyInstance,
  { body, leastRate, mostSlow, checkEvery }: SendingLimits,
): void {
  const sending = new Set<Sending>();
  app.server.on('request', (message) => {
    if (!hasBody(message)) return;
    const one = { message, since: performance.now(), received: message.socket.bytesRead, isSlow: false };
    sending.add(one);
    message.once('close', () => sending.delete(one));
  });
  const check = setInterval(() => {
    const now = performance.now();
    let slow = [...sending].filter(({ isSlow }) => isSlow).length;
    for (const one of sending) {
      const { message, since, received, isSlow } = one;
      if (message.complete) sending.delete(one);
      if (message.complete || now - since < body) continue;
      const isEnough = message.socket.bytesRead - received >= (leastRate * (now - since)) / 1_000;
      if (!isSlow) slow += 1;
      if (isEnough && slow <= mostSlow)
        Object.assign(one, { since: now, received: message.socket.bytesRead, isSlow: true });
      else message.socket.destroy();
    }
  }, checkEvery).unref();
  app.addHook('onClose', async () => clearInterval(check));
}
