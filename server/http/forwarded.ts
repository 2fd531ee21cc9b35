import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Of what a proxy forwards only the address is accepted: the product and its price follow from the Host header alone. */
const dropped = ['x-forwarded-host', 'x-forwarded-proto'] as const;

/** Someone forwarded an address that is not used. */
const isIgnored = ({ headers, ip, ips = [] }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined && (ips.length < 2 || isIP(ip) === 0);

/** Register before every hook that reads the host of a request. */
export function forwarded(app: FastifyInstance): void {
  let isReported = false;
  app.addHook('onRequest', async (request) => {
    for (const name of dropped) delete request.raw.headers[name];
    if (isReported || !isIgnored(request)) return;
    isReported = true;
    // Behind a proxy that is not listed, everyone counts as one address, which nothing else would show.
    app.log.warn('X-Forwarded-For was ignored: it came from outside TRUSTED_PROXIES, or was not an address');
  });
}
