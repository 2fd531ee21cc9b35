import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compressed = promisify(brotliCompress);
/** Below this an answer fits few packets, and compressing costs more than it saves. */
const leastLength = 8 * 1024;

const compressible = ['application/json', 'image/svg+xml'];

/**
 * Compresses long JSON and SVG answers of calls; pages and their parts are compressed when they are built, files never. That a
 * compressed length tells about secrets beside what an attacker chose (BREACH) needs a request the attacker can send
 * in someone's name: calls are authorised by a header that no other site can add, not by a cookie.
 */
export function compression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < leastLength) return payload;
    if (!request.url.startsWith('/api/')) return payload;
    const type = String(reply.getHeader('content-type'));
    if (!compressible.some((each) => type.startsWith(each))) return payload;
    void reply.header('vary', 'accept-encoding');
    if (!acceptsBrotli(request.headers['accept-encoding'])) return payload;
    void reply.header('content-encoding', 'br').removeHeader('content-length');
    // On the thread pool: the loop goes on with other requests.
    return compressed(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  });
}

/** Browsers send it bare; one that is refused by weight is not taken. */
function acceptsBrotli(header: string | string[] | undefined): boolean {
  const codings = String(header ?? '').split(',');
  return codings.some((coding) => /^\s*br\s*(;\s*q=(1|0\.\d*[1-9]\d*))?\s*$/.test(coding));
}
