import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request and its response, with the parts of HTTP the sandbox needs. */
export interface Exchange {
  readonly method: string;
  /** The decoded path after the service's own prefix, at least `/`. */
  readonly path: string;
  /** The prefixes before it: where the service's own addresses start. */
  readonly mounted: string;
  readonly query: URLSearchParams;
  /** Form fields, or the top-level strings of a JSON body. */
  readonly fields: ReadonlyMap<string, string>;
  readonly cookies: ReadonlyMap<string, string>;
  readonly authorization: string;
  readonly response: ServerResponse;
}

const bodyLimit = 64 * 1024;

export async function exchangeFrom(request: IncomingMessage, response: ServerResponse): Promise<Exchange> {
  const url = new URL(request.url ?? '/', 'http://sandbox');
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    mounted: '',
    query: url.searchParams,
    fields: fieldsOf(await bodyOf(request), request.headers['content-type'] ?? ''),
    cookies: cookiesOf(request.headers.cookie ?? ''),
    authorization: request.headers.authorization ?? '',
    response,
  };
}

/** The exchange as seen by a service mounted at `prefix`, or null if it belongs to another one. */
export function under(prefix: string, exchange: Exchange): Exchange | null {
  if (exchange.path !== prefix && !exchange.path.startsWith(`${prefix}/`)) return null;
  const path = exchange.path.slice(prefix.length) || '/';
  return { ...exchange, path, mounted: `${exchange.mounted}${prefix}` };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > bodyLimit) throw new RangeError('The body is too large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function fieldsOf(body: string, type: string): ReadonlyMap<string, string> {
  if (!type.includes('json')) return new Map(new URLSearchParams(body));
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null) return new Map();
    return new Map(Object.entries(parsed).map(([name, value]) => [name, String(value)]));
  } catch {
    // As the services do: a body that can't be read has no fields, and the missing ones are refused.
    return new Map();
  }
}

function cookiesOf(header: string): ReadonlyMap<string, string> {
  return new Map(
    header
      .split(';')
      .map((pair) => pair.trim().split('='))
      .map(([name = '', ...value]) => [name, value.join('=')]),
  );
}
