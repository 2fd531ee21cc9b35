import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfiguration, DocumentSession } from '#contract/service.ts';
import { deltas } from './deltas.ts';
import { refuse } from './failures.ts';
import { inLookOf, pageShellOf } from './pageShell.ts';
import { printedStyle } from './printedStyle.ts';
import { readPreloads, type Visitor } from './preloads.ts';
import type { Texts } from './served/firstReplies.ts';
import type { Served, ServedScreens } from './served/servedScreen.ts';

const places = {
  configuration: '<!--redress-configuration-->',
  shell: '<!--redress-shell-->',
} as const;

/** Escapes `<`, because the text is inside an HTML element. */
function tag(id: string, content: AppConfiguration | DocumentSession): string {
  const json = JSON.stringify(content).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** Escapes `<`, which in JSON is only inside strings. */
function repliesTag(replies: Texts): string {
  const entries = Object.entries(replies).map(([address, text]) => `${JSON.stringify(address)}:${text}`);
  const json = `{${entries.join(',')}}`.replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="redress-replies">${json}</script>`;
}

const pack = promisify(brotliCompress);
/** For a page with a session, which is compressed for one request, and sent in parts. */
const quick = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  flush: constants.BROTLI_OPERATION_FLUSH,
};

const homeOf = { b2b: '/dashboard', b2c: '/home' } as const;
/** The identity provider's client sets a cookie with this name while there may be a session. */
const mayBeSignedIn = /\.is\.authenticated=/;
/** `/manifest.json`, `/apple-touch-icon-precomposed.png`: a file that doesn't exist, and no page. */
const isFile = /\/[^/]*\.\w{2,11}$/;
/** Pages without the product's frame. */
const isFrameless = (page: string): boolean => page === '' || page.includes('routes/client.');

function visitorOf({ headers, url }: FastifyRequest, session: DocumentSession | null): Visitor {
  if (session !== null) return 'signedIn';
  const isReturning = /[?&]state=/.test(url);
  return isReturning || mayBeSignedIn.test(headers.cookie ?? '') ? 'perhaps' : 'unknown';
}

interface PageOptions {
  /** Of the built pages. */
  readonly folder: string;
  readonly hosts: ReadonlyMap<string, AppConfiguration>;
  /** Reads the session of the person who opens a page; null if people sign in elsewhere, and pages never carry one. */
  readonly documentSession:
    | ((request: FastifyRequest, reply: FastifyReply) => Promise<DocumentSession | null>)
    | null;
  /** What the first screens of people with a session show; null if the browser is to find out. */
  readonly served: ServedScreens | null;
}

/**
 * Serves the built pages. Every path that is not a call gets the application, which has its own not-found page. Each
 * host's copy contains that host's configuration.
 */
export async function pages(
  app: FastifyInstance,
  { folder, hosts, documentSession, served }: PageOptions,
): Promise<void> {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const preloads = await readPreloads(folder, documentSession !== null);

  function render(
    configuration: AppConfiguration,
    visitor: Visitor,
    page: string,
    session: DocumentSession | null,
    isDrawn = false,
  ): { readonly before: string; readonly after: string } {
    const head = [
      preloads.links(visitor, page, isDrawn),
      tag('redress', configuration),
      session === null ? '' : tag('redress-session', session),
      `<style>${printedStyle}</style>`,
    ].join('');
    const shell = visitor === 'signedIn' && !isFrameless(page) ? pageShellOf(configuration.variant) : '';
    const own = inLookOf(configuration.variant, template);
    const [before = '', after = ''] = own.replace(places.configuration, () => head).split(places.shell);
    return { before: `${before}${shell}`, after };
  }

  /** What was served for a page's first screen, as HTML. */
  function written({ replies, drawing }: Served): string {
    if (drawing === null) return repliesTag(replies);
    return `${preloads.linksTo(drawing.modules)}${drawing.markup}${repliesTag(replies)}`;
  }

  /** A page with a session. Its head is sent at once, so that the browser loads its code while the rest is gathered. */
  async function* parts(
    { before, after }: ReturnType<typeof render>,
    screen: Promise<Served> | null,
  ): AsyncGenerator<string> {
    if (screen === null) yield `${before}${after}`;
    else {
      yield before;
      yield `${written(await screen)}${after}`;
    }
  }

  /** Pages without a session, which are the same for everyone, by what they depend on. */
  const kept = new Map<string, { readonly plain: Buffer; readonly packed: Promise<Buffer> }>();
  function keptPage(configuration: AppConfiguration, visitor: Visitor, page: string) {
    const key = `${configuration.variant} ${visitor} ${page}`;
    let found = kept.get(key);
    if (found === undefined) {
      const { before, after } = render(configuration, visitor, page, null);
      const plain = Buffer.from(`${before}${after}`);
      found = { plain, packed: pack(plain) };
      kept.set(key, found);
    }
    return found;
  }

  deltas(app, folder);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const isTypeface = path.includes(join(folder, 'typeface'));
      // File names in both folders contain a hash of their content.
      const lasting = isTypeface || path.includes(join(folder, 'assets'));
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      // The report's window is in a sandbox, where even our own files come from elsewhere.
      if (isTypeface)
        reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
    },
  });

  /**
   * A page with a session is nobody else's: it is never stored, not even by the browser, and never framed. It repeats
   * nothing that a request can choose, so its compressed length says nothing about the token (BREACH).
   */
  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const configuration = hosts.get(request.host.toLowerCase());
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!configuration || !isPage || /^\/(api|assets)\//.test(request.url)) return refuse(reply, 'notFound');
    const path = request.url.replace(/[?#].*$/, '');
    const page = preloads.pageOf(path === '/' ? homeOf[configuration.variant] : path);
    if (page === '' && isFile.test(path)) return refuse(reply, 'notFound');
    const session = (await documentSession?.(request, reply)) ?? null;
    const isPacked = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    void reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': session === null ? 'no-cache' : 'no-store',
      'x-frame-options': 'DENY',
      vary: 'accept-encoding, cookie',
      ...(isPacked && { 'content-encoding': 'br' }),
    });
    const visitor = visitorOf(request, session);
    if (visitor !== 'unknown') served?.expect(request);
    if (session !== null) {
      const isFirst = page === preloads.pageOf(homeOf[configuration.variant]);
      const screen = isFirst && served !== null ? served.of(request, configuration, session.token) : null;
      const own = Readable.from(
        parts(render(configuration, visitor, page, session, screen !== null), screen),
      );
      return reply.send(isPacked ? pipeline(own, createBrotliCompress(quick), () => undefined) : own);
    }
    const { plain, packed } = keptPage(configuration, visitor, page);
    return reply.send(isPacked ? await packed : plain);
  }
  app.get('/', { config: { access: 'public' } }, sendPage);
  app.setNotFoundHandler(sendPage);
}
