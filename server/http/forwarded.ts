import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallError } from '#contract/failures.ts';

/** Only the address that a proxy forwards is trusted: the product and its price depend on the Host header alone. */
const dropped = ['x-forwarded-host', 'x-forwarded-proto'] as const;

/** Whether the request has a forwarded address that is not used. */
const isIgnored = ({ headers, ip, ips = [] }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined && (ips.length < 2 || isIP(ip) === 0);

/** Node takes the first of them, and whatever is in front of this server may have taken another (RFC 9112, 3.2). */
const namesTwoHosts = ({ raw: { rawHeaders } }: FastifyRequest): boolean =>
  rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** Register this before every hook that reads a request's host. Throws `invalid` for a request that names two. */
export function forwarded(app: FastifyInstance): void {
  let isReported = false;
  app.addHook('onRequest', async (request) => {
    if (namesTwoHosts(request)) throw new CallError('invalid');
    for (const name of dropped) delete request.raw.headers[name];
    if (isReported || !isIgnored(request)) return;
    isReported = true;
    // Behind a proxy that is not listed, all users count as one address, and nothing else would reveal it.
    app.log.warn('X-Forwarded-For was ignored: it came from outside TRUSTED_PROXIES, or was not an address');
  });
}
