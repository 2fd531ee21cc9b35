import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** A script's name without the hash of its content: every build has one for each stem. */
const script = /^\/assets\/(.+)-[\w-]{8}\.js$/;
/** `Available-Dictionary: :BASE64:`, the SHA-256 of what the browser has (RFC 9842, section 2.2). */
const available = /^:([A-Za-z\d+/]{43}=):$/;

const lasting = 'public, max-age=31536000, immutable';

/**
 * Sends browsers that have a script of an earlier build only what differs (Compression Dictionary Transport), as the
 * build has written it (tools/web/deltas.mjs). Every script says that it can serve for its successors. Browsers that know
 * nothing of it ask for none, and get the script as before.
 */
export function deltas(app: FastifyInstance, folder: string): void {
  const assets = join(folder, 'assets');
  const known = new Set(
    existsSync(assets) ? readdirSync(assets).filter((name) => name.endsWith('.dcb')) : [],
  );

  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.replace(/\?.*$/, '');
    const stem = script.exec(path)?.[1];
    if (stem === undefined) return;
    const vary = 'accept-encoding, available-dictionary';
    void reply.headers({ 'use-as-dictionary': `match="/assets/${stem}-*.js"`, vary });
    const hash = available.exec(String(request.headers['available-dictionary'] ?? ''))?.[1];
    const isTaken = /\bdcb\b/.test(request.headers['accept-encoding'] ?? '');
    if (hash === undefined || !isTaken || request.method !== 'GET') return;
    const name = `${path.slice('/assets/'.length)}.${Buffer.from(hash, 'base64').toString('hex')}.dcb`;
    if (!known.has(name)) return;
    const content = await readFile(join(assets, name));
    return reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': 'dcb',
        'cache-control': lasting,
      })
      .send(content);
  });
}
