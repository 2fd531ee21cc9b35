import { setTimeout as wait } from 'node:timers/promises';
import { boundedBody } from './body.ts';
import { emptyCookies } from './cookies.ts';
import { GatewayError } from './failure.ts';
import { signOutTimeLimit, pageSizeLimit, redirectLimit } from './limits.ts';
import type { OutboundLimits } from './limits.ts';

/** A provider's address. Requests go to this origin and no other. */
export interface Site extends OutboundLimits {
  /** An absolute URL; paths are resolved relative to it. */
  readonly base: URL;
}

export interface Answer {
  readonly status: number;
  /** The final address of the response, after redirects. */
  readonly url: URL;
  readonly bytes: Uint8Array;
}

export interface Outbound {
  /** A short response: a page or a message. */
  readonly get: (path: string) => Promise<Answer>;
  /** The one large response. */
  readonly getReport: (path: string) => Promise<Answer>;
  /** `action` as written in the form on the page at `from`. */
  readonly submitForm: (
    action: string,
    from: URL,
    fields: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
  readonly postJson: (path: string, body: object, options?: PostOptions) => Promise<Answer>;
  /** Signs out: tried once, briefly, and never a reason to fail. */
  readonly signOut: (signedOut: Promise<Answer>) => Promise<void>;
}
interface OutboundRequest {
  readonly method: 'GET' | 'POST';
  readonly body?: string | URLSearchParams;
  readonly headers?: Readonly<Record<string, string>>;
}
interface PostOptions {
  readonly token?: string;
  readonly report?: boolean;
}

/**
 * Holds one conversation with a provider: shared cookies, one time limit for all of it, nothing repeated. Rejects
 * with a `GatewayError`, or with the reason of `signal`.
 */
export async function withSession<T>(
  site: Site,
  signal: AbortSignal,
  talk: (outbound: Outbound) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new GatewayError('timeout')), site.timeLimit);
  try {
    return await talk(outboundTo(site, AbortSignal.any([signal, limit.signal])));
  } finally {
    clearTimeout(timer);
    limit.abort(new GatewayError('timeout'));
  }
}

function outboundTo(site: Site, signal: AbortSignal): Outbound {
  const cookies = emptyCookies();

  async function send(url: URL, request: OutboundRequest, sizeLimit: number, hops = 0): Promise<Answer> {
    if (url.origin !== site.base.origin) throw new GatewayError('foreignAddress');
    const cookie = cookies.header();
    const headers = { ...fixedHeaders, ...request.headers, ...(cookie === null ? {} : { cookie }) };
    try {
      const response = await fetch(url, {
        method: request.method,
        body: request.body ?? null,
        headers,
        signal,
        redirect: 'manual',
      });
      cookies.keep(response.headers.getSetCookie());
      const location = response.headers.get('location');
      if (location === null || !isRedirect(response.status)) {
        return { status: response.status, url, bytes: await boundedBody(response, sizeLimit) };
      }
      await response.body?.cancel();
      if (hops === redirectLimit) throw new GatewayError('tooManyRedirects');
      return await send(target(location, url), { method: 'GET' }, sizeLimit, hops + 1);
    } catch (error) {
      throw reasonOf(error, signal);
    }
  }

  const below = (path: string): URL => new URL(path, site.base);
  const page = Math.min(pageSizeLimit, site.sizeLimit);
  return {
    get: (path) => send(below(path), { method: 'GET' }, page),
    getReport: (path) => send(below(path), { method: 'GET' }, site.sizeLimit),
    submitForm: (action, from, fields) =>
      send(target(action, from), { method: 'POST', body: new URLSearchParams(fields) }, page),
    postJson: (path, body, { token, report = false } = {}) =>
      send(
        below(path),
        {
          method: 'POST',
          body: JSON.stringify(body),
          headers: {
            'content-type': 'application/json',
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
        },
        report ? site.sizeLimit : page,
      ),
    signOut: async (signedOut) => {
      // The report is already here: a provider that refuses the sign-out only lets its session expire later.
      await Promise.race([
        signedOut.catch(() => undefined),
        wait(signOutTimeLimit, undefined, { ref: false }),
      ]);
    },
  };
}

const fixedHeaders = { 'user-agent': 'Redress', 'accept-language': 'en-US' };

/** 307 and 308 would send the credentials again, so they are treated as the response and rejected as unexpected. */
const isRedirect = (status: number): boolean => status === 301 || status === 302 || status === 303;

function target(location: string, from: URL): URL {
  const url = URL.parse(location, from.href);
  if (url === null) throw new GatewayError('foreignAddress');
  return url;
}

function reasonOf(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof GatewayError) return error;
  return signal.aborted ? signal.reason : new GatewayError('network');
}
