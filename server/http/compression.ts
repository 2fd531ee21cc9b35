import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compressed = promisify(brotliCompress);
/** A smaller reply fits in a few packets, and compressing it would cost more than it saves. */
const minLength = 8 * 1024;

const compressible = ['application/json', 'image/svg+xml'];

/**
 * Compresses long JSON and SVG replies of calls. Pages and their assets are compressed at build time, files never.
 * BREACH, which guesses secrets from the compressed length of a reply that also contains the attacker's text, needs
 * requests that the attacker can send in someone's name. That is not possible here: calls are authorized by a header
 * that other sites cannot add, not by a cookie.
 */
export function compression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < minLength) return payload;
    if (!request.url.startsWith('/api/')) return payload;
    const type = String(reply.getHeader('content-type'));
    if (!compressible.some((each) => type.startsWith(each))) return payload;
    void reply.header('vary', 'accept-encoding');
    if (!acceptsBrotli(request.headers['accept-encoding'])) return payload;
    void reply.header('content-encoding', 'br').removeHeader('content-length');
    // Runs on the thread pool, so that the event loop can serve other requests.
    return compressed(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  });
}

/** Browsers send `br` without a weight; `br;q=0` means that it is not accepted. */
function acceptsBrotli(header: string | string[] | undefined): boolean {
  const codings = String(header ?? '').split(',');
  return codings.some((coding) => /^\s*br\s*(;\s*q=(1|0\.\d*[1-9]\d*))?\s*$/.test(coding));
}
