import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Variant } from '#contract/shapes.ts';
import { manifestOf } from './manifest.ts';
import { offlinePage, offlinePolicy } from './offlinePage.ts';

const source = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

interface InstallableOptions {
  /** Each variant's origin, without a trailing slash. */
  readonly origins: Readonly<Record<Variant, string>>;
  /** Whether browsers keep the offline page; otherwise their workers remove it and themselves. */
  readonly keepsOfflinePage: boolean;
}

/** Serves what makes the product installable: each host's manifest, its offline page, and the worker that shows it. */
export function installableRoutes(
  app: FastifyInstance,
  { origins, keepsOfflinePage }: InstallableOptions,
): void {
  const business = new URL(origins.b2b).host;
  const variantOf = ({ host }: FastifyRequest): Variant => (host.toLowerCase() === business ? 'b2b' : 'b2c');
  const serve = (
    url: string,
    type: string,
    bodyOf: (variant: Variant) => string,
    extra: Readonly<Record<string, string>> = {},
  ): void => {
    const bodies = { b2b: bodyOf('b2b'), b2c: bodyOf('b2c') };
    app.get(url, { config: { access: 'public' } }, (request: FastifyRequest, reply: FastifyReply) =>
      reply
        .headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache', ...extra })
        .send(bodies[variantOf(request)]),
    );
  };

  serve('/manifest.webmanifest', 'application/manifest+json', (variant) =>
    JSON.stringify(manifestOf(variant)),
  );
  serve('/offline', 'text/html', offlinePage, { 'content-security-policy': offlinePolicy });
  serve('/worker.js', 'text/javascript', (variant) => {
    if (!keepsOfflinePage) return source('./leavingWorker.js');
    const version = createHash('sha256').update(offlinePage(variant)).digest('hex').slice(0, 12);
    return source('./worker.js').replace('{version}', () => version);
  });
}
