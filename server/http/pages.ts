import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfiguration } from '#contract/service.ts';
import { refuse } from './failures.ts';

const placeholder = '<!--redress-configuration-->';

interface Page {
  readonly plain: Buffer;
  readonly packed: Buffer;
}

/** Escapes `<`, because the text is inside an HTML element. */
function tag(configuration: AppConfiguration): string {
  const json = JSON.stringify(configuration).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="redress">${json}</script>`;
}

/**
 * Serves the built pages. Every path that is not a call gets the application, which has its own not-found page. Each
 * host's copy contains that host's configuration.
 */
export async function pages(
  app: FastifyInstance,
  { folder, hosts }: { readonly folder: string; readonly hosts: ReadonlyMap<string, AppConfiguration> },
): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const pack = promisify(brotliCompress);
  const byHost = new Map<string, Page>();
  for (const [host, configuration] of hosts) {
    const plain = Buffer.from(page.replace(placeholder, tag(configuration)));
    byHost.set(host, { plain, packed: await pack(plain) });
  }

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      // File names under assets/ contain a hash of their content.
      const lasting = path.includes(join(folder, 'assets'));
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const own = byHost.get(request.host.toLowerCase());
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!own || !isPage || /^\/(api|assets)\//.test(request.url)) return refuse(reply, 'notFound');
    const packed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    void reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      ...(packed && { 'content-encoding': 'br' }),
    });
    return reply.send(packed ? own.packed : own.plain);
  }
  app.get('/', { config: { access: 'public' } }, async (request, reply) => sendPage(request, reply));
  app.setNotFoundHandler((request, reply) => sendPage(request, reply));
}
