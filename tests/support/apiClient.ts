import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { demonstrationPassword } from '#server/identity/embedded/demonstration.ts';
import type { Addressed } from '#tests/support/product.ts';
import { tokenFor } from './token/tokenFor.ts';

/** Where a product runs. */
export type Addresses = Pick<Addressed, 'business' | 'consumer' | 'port'>;
export type Host = 'business' | 'consumer';

export interface RequestOptions {
  /** By default, POST with a body and GET without one. */
  readonly method?: string;
  /** A form is sent as multipart, everything else as JSON. */
  readonly body?: unknown;
  /** Another person's token; null for none. */
  readonly as?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An access token of a person with the demo password. */
export function tokenOf(product: Addresses, host: Host, mail: string): Promise<string> {
  return tokenFor({ mail, password: demonstrationPassword, origin: product[host], port: product.port });
}

/** Like `fetch`, which does not resolve `my.localhost` as browsers do. */
async function sent(call: Request, port: number): Promise<Response> {
  const { host, pathname, search } = new URL(call.url);
  const body = call.body === null ? null : Buffer.from(await call.arrayBuffer());
  const headers = {
    ...Object.fromEntries(call.headers),
    host,
    ...(body && { 'content-length': body.length }),
  };
  const { method } = call;
  return new Promise((resolve, reject) => {
    const open = request(
      { host: '127.0.0.1', port, method, path: `${pathname}${search}`, headers },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const lines = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
            values.map((value): [string, string] => [name, value]),
          );
          const { statusCode: status = 0 } = answer;
          const isEmpty = status === 204 || status === 304;
          resolve(new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers: lines }));
        });
      },
    );
    open.on('error', reject);
    open.end(body);
  });
}

/** Calls as a person with the demo password. */
export async function requestsAs(product: Addresses, host: Host, mail: string): Promise<Ask> {
  return requestsWith(product, host, await tokenOf(product, host, mail));
}

/** Calls to the running product as one person, over real HTTP; paths are under /api/v1 unless they start with /api/. */
export function requestsWith(product: Addresses, host: Host, token: string) {
  return async (path: string, { method, body, as = token, headers }: RequestOptions = {}) => {
    const address = path.startsWith('/api/') ? path : `/api/v1${path}`;
    const isForm = body instanceof FormData;
    const call = new Request(`${product[host]}${address}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(as !== null && { authorization: `Bearer ${as}` }),
        ...((method ?? body) !== undefined && { 'idempotency-key': randomUUID() }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const got = await sent(call, product.port);
    const isJson = got.headers.get('content-type')?.startsWith('application/json');
    const answer = isJson ? await got.json() : Buffer.from(await got.arrayBuffer());
    return { status: got.status, answer, headers: got.headers };
  };
}
export type Ask = ReturnType<typeof requestsWith>;
