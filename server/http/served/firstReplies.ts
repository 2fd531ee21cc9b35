import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The replies that were there in time, as JSON, by address. */
export type Texts = Readonly<Record<string, string>>;

/**
 * Asks what a page asks first, as its browser would with the token in the page: each passes through the same checks of
 * the caller and the account, the same limits, and the same record of access. What is refused, fails, or isn't there in
 * time is left out, and the browser asks for it itself.
 */
export async function firstReplies(
  app: FastifyInstance,
  request: FastifyRequest,
  token: string,
  addresses: readonly string[],
  inTime: Promise<null>,
): Promise<Texts> {
  const headers = {
    host: request.host,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'user-agent': request.headers['user-agent'] ?? '',
  };
  async function replyOf(address: string): Promise<readonly [string, string] | null> {
    const asked = { method: 'GET', url: address, headers, remoteAddress: request.ip } as const;
    const { statusCode, payload } = await app.inject(asked);
    return statusCode === 200 ? [address, payload] : null;
  }
  const replies = await Promise.all(
    addresses.map((address) => Promise.race([replyOf(address).catch(() => null), inTime])),
  );
  return Object.fromEntries(replies.filter((reply) => reply !== null));
}
