import type { IncomingMessage, ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { readReport } from '#credit/report/read.ts';
import { UnreadableReportError } from '#credit/report/unreadable.ts';
import { GatewayError } from '#server/gateways/failure.ts';
import { myFreeScoreNow } from '#server/gateways/myFreeScoreNow.ts';
import type { ReadReply } from '#server/gateways/reportGateway.ts';
import { basicReport } from '#sandbox/reports/formats/myFreeScoreNow.ts';
import { reportFor } from '#sandbox/reports/reportFor.ts';
import { hostileProvider } from './hostileProvider.ts';
import type { HostileProvider } from './hostileProvider.ts';

const running: HostileProvider[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((provider) => provider.stop()));
});

async function listening(
  report: (response: ServerResponse, request: IncomingMessage) => void,
): Promise<HostileProvider> {
  const provider = await hostileProvider(report);
  running.push(provider);
  return provider;
}

const MiB = 1024 * 1024;

const readHere: ReadReply = async (bytes) => readReport(bytes);

async function fetchFrom(
  provider: HostileProvider,
  limits: { timeLimit?: number; sizeLimit?: number } = {},
  read = readHere,
) {
  const { timeLimit = 5_000, sizeLimit = MiB } = limits;
  const gateway = myFreeScoreNow(
    { base: new URL(`${provider.address}/`), timeLimit, sizeLimit },
    { email: 'operator@example.com', password: 'pw' },
    read,
  );
  const signal = new AbortController().signal;
  return gateway.fetchReport({ username: 'ana@example.com', password: 'pw' }, { signal });
}

async function reasonFrom(
  provider: HostileProvider,
  limits: { timeLimit?: number; sizeLimit?: number } = {},
) {
  const error = await fetchFrom(provider, limits).catch((reason: unknown) => reason);
  if (!(error instanceof GatewayError)) throw new Error('No gateway failure', { cause: error });
  return error.reason;
}

const anEnd =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, headers);
    response.end(body);
  };

it('gives up on a provider that never responds', async () => {
  const provider = await listening(() => undefined);
  expect(await reasonFrom(provider, { timeLimit: 200 })).toBe('timeout');
});

it('gives up on a provider that sends one byte at a time', async () => {
  const provider = await listening((response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drip = setInterval(() => response.write(' '), 5);
    response.once('close', () => clearInterval(drip));
  });
  expect(await reasonFrom(provider, { timeLimit: 300 })).toBe('timeout');
});

it('stops reading an endless body', async () => {
  let sent = 0;
  const provider = await listening((response) => {
    const piece = Buffer.alloc(64 * 1024, '{');
    const more = (): void => {
      while (!response.destroyed && response.write(piece)) sent += piece.length;
    };
    response.on('drain', more);
    more();
  });
  expect(await reasonFrom(provider)).toBe('tooLarge');
  expect(sent).toBeLessThan(32 * MiB);
});

it('trusts a declared length that is over the limit', async () => {
  const provider = await listening(anEnd('', { 'content-length': String(2 * MiB) }));
  expect(await reasonFrom(provider)).toBe('tooLarge');
});

it('counts a gzip bomb by its decompressed size', async () => {
  const bomb = gzipSync(Buffer.alloc(64 * MiB, ' '));
  expect(bomb.length).toBeLessThan(MiB);
  const provider = await listening(anEnd(bomb, { 'content-encoding': 'gzip' }));
  expect(await reasonFrom(provider)).toBe('tooLarge');
});

it('reads a report that was compressed in transit', async () => {
  const report = basicReport(reportFor('ana.torres', 0));
  const provider = await listening(anEnd(gzipSync(report), { 'content-encoding': 'gzip' }));
  const fetched = await fetchFrom(provider);
  expect(new TextDecoder().decode(fetched.raw)).toBe(report);
});

it.each([
  'http://169.254.169.254/latest/meta-data',
  'http://localhost/',
  'https://127.0.0.1/',
  'file:///etc/passwd',
  '//evil.example/',
  'http://[',
])('does not follow a redirect to %s', async (location) => {
  const provider = await listening(anEnd('', { location }, 302));
  expect(await reasonFrom(provider)).toBe('foreignAddress');
});

it('does not send its request to another port of the same host', async () => {
  const other = await listening(anEnd('{}'));
  const provider = await listening(anEnd('', { location: `${other.address}/inside` }, 302));
  expect(await reasonFrom(provider)).toBe('foreignAddress');
  expect(other.requests).toEqual([]);
});

it('gives up on a redirect loop', async () => {
  const provider = await listening(anEnd('', { location: '/round' }, 302));
  expect(await reasonFrom(provider)).toBe('tooManyRedirects');
});

it('does not send the password again if a redirect asks for it', async () => {
  const provider = await listening(anEnd('', { location: '/again' }, 307));
  expect(await reasonFrom(provider)).toBe('unexpectedAnswer');
  expect(provider.requests).toEqual(['POST /auth/login', 'POST /auth/3B/report.json', 'POST /auth/logout']);
});

it('tries a refused password once and signs out', async () => {
  const provider = await listening(anEnd('{"success":false,"message":"Invalid password"}', {}, 401));
  expect(await reasonFrom(provider)).toBe('wrongSignIn');
  expect(provider.requests).toEqual(['POST /auth/login', 'POST /auth/3B/report.json', 'POST /auth/logout']);
});

it('repeats nothing that was sent or received in its error', async () => {
  const provider = await listening(
    anEnd('{"success":false,"message":"Invalid: ana@example.com / pw"}', {}, 401),
  );
  const error = await fetchFrom(provider).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(GatewayError);
  expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/ana@example|Invalid:|"pw"|'pw'|\/ pw/u);
});

it('does not retry an overloaded provider', async () => {
  const provider = await listening(anEnd('', {}, 500));
  expect(await reasonFrom(provider)).toBe('serverError');
  expect(provider.requests.filter((request) => request.includes('report'))).toHaveLength(1);
});

it.each([
  ['nothing', '', 'notAReport'],
  ['an array', '[]', 'notAReport'],
  ['null', 'null', 'notAReport'],
  ['a picture', '\u0089PNG\r\n\u001a\n', 'notAReport'],
  ['a list where an object belongs', '{"success":true,"data":[1,2,3]}', 'notAReport'],
  ['a message that is an object', '{"success":false,"message":{"text":"Invalid"}}', 'notAReport'],
  ['deep nesting', `{"data":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 'notAReport'],
  ['deep nesting, unclosed', '['.repeat(500_000), 'notAReport'],
  ['unclosed tags', '<'.repeat(60_000), 'notAReport'],
  ['unclosed scripts', '<script'.repeat(9_000), 'notAReport'],
])('finds no report in %s', async (_, body, reason) => {
  const provider = await listening(anEnd(body));
  expect(await reasonFrom(provider)).toBe(reason);
});

it('leaves a response to the reader it was given, after it has signed out', async () => {
  const provider = await listening(anEnd('[]'));
  const seen: unknown[] = [];
  const tooMuch: ReadReply = async (bytes) => {
    seen.push(new TextDecoder().decode(bytes), provider.requests.at(-1));
    throw new UnreadableReportError('tooLarge');
  };
  const refused = await fetchFrom(provider, {}, tooMuch).catch((reason: unknown) => reason);
  expect(refused).toEqual(new GatewayError('notAReport'));
  expect(seen).toEqual(['[]', 'POST /auth/logout']);
});

it('is not changed by a report that names __proto__', async () => {
  const honest = basicReport(reportFor('ana.torres', 0));
  const poisoned = honest.replace('{"success":true,', '{"__proto__":{"polluted":"yes"},"success":true,');
  const provider = await listening(anEnd(poisoned));
  const fetched = await fetchFrom(provider);
  expect(fetched.report).toEqual((await fetchFrom(await listening(anEnd(honest)))).report);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

it('gives each session its own cookies', async () => {
  const seen: (string | undefined)[] = [];
  const provider = await listening((response, request) => {
    seen.push(request.headers.cookie);
    const first = request.url === '/auth/3B/report.json';
    response.writeHead(first ? 302 : 200, {
      'set-cookie': 'member=ana',
      ...(first ? { location: '/here' } : {}),
    });
    response.end('{}');
  });
  await reasonFrom(provider);
  await reasonFrom(provider);
  expect(seen).toEqual([undefined, 'member=ana', undefined, 'member=ana']);
});
