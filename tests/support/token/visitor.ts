import { request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  /** The absolute URL of a redirect; null if the response is not one. */
  readonly location: URL | null;
}

interface Visit {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  readonly form?: Readonly<Record<string, string>>;
  /** Doesn't follow the redirect to the answer either. */
  readonly stays?: boolean;
  /** Posted as JSON. */
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The network part of a browser: one host and its cookies. Of redirects, it follows only those to the answer to a form. */
export interface Visitor {
  readonly origin: string;
  readonly cookies: Map<string, string>;
  visit(address: string, visit?: Visit): Promise<Answer>;
}

function keep(cookies: Map<string, string>, lines: readonly string[]): void {
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const end = [...line.matchAll(/expires=([^;]+)/gi)].at(-1)?.[1];
    if (value === '' || (end !== undefined && Date.parse(end) < Date.now())) cookies.delete(name);
    else cookies.set(name, value);
  }
}

function bodyOf(form: Visit['form'], json: unknown): string | undefined {
  if (form !== undefined) return new URLSearchParams(form).toString();
  return json === undefined ? undefined : JSON.stringify(json);
}

/**
 * Node does not resolve `my.localhost` as browsers do, so it connects to the loopback address and sends the host's
 * name in the header.
 */
export function createVisitor(origin: string, port = Number(new URL(origin).port || 80)): Visitor {
  const cookies = new Map<string, string>();
  const { host } = new URL(origin);

  const visit = async (address: string, asked: Visit = {}): Promise<Answer> => {
    const answer = await send(address, asked);
    const { searchParams, pathname } = answer.location ?? new URL(origin);
    const isAnswered = searchParams.has('answer') || pathname.endsWith('/done');
    return asked.form !== undefined && asked.stays !== true && isAnswered
      ? visit(answer.location?.href ?? '', { headers: asked.headers ?? {} })
      : answer;
  };

  const send = (address: string, { method, form, json, headers }: Visit): Promise<Answer> => {
    const url = new URL(address, origin);
    const body = bodyOf(form, json);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port,
          method: method ?? (body === undefined ? 'GET' : 'POST'),
          path: `${url.pathname}${url.search}`,
          headers: {
            host,
            accept: 'text/html,application/json',
            ...(cookie !== '' && { cookie }),
            ...(body !== undefined && {
              'content-type': form === undefined ? 'application/json' : 'application/x-www-form-urlencoded',
              'content-length': Buffer.byteLength(body),
            }),
            ...headers,
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () => {
            keep(cookies, answer.headers['set-cookie'] ?? []);
            const { location } = answer.headers;
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(chunks).toString('utf8'),
              location: location === undefined ? null : new URL(location, origin),
            });
          });
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });
  };
  return { origin, cookies, visit };
}
