import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { clientInvitation } from '#contract/clientLink.ts';
import { cdnField, uploadToCdn } from '#contract/company.ts';
import { createProfile, deleteProfile, listProfiles, updateProfile } from '#contract/profiles.ts';
import { downloadLetters, generateManual } from '#contract/repair.ts';
import { clientReadiness } from '#contract/clientReadiness.ts';
import { reportTicket } from '#contract/reports.ts';
import { createSend, type Loose } from '#src/api/request.ts';

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const refusal = (code: string) => JSON.stringify({ ok: false, code, error: '' });
const fine: Answer = { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' };
const refused: Answer = {
  status: 401,
  headers: { 'content-type': 'application/json' },
  body: refusal('unauthenticated'),
};
const restarting: Answer = {
  status: 503,
  headers: { 'content-type': 'application/json', 'retry-after': '7' },
  body: refusal('unavailable'),
};

const seen: Seen[] = [];
/** What the server answers next; null closes the connection without an answer. Afterward, everything is fine. */
let answers: (Answer | null)[] = [];
let server: Server;
let api = '';
let issued = 0;
let target: string | null = null;
/** Between attempts: the first and the second of ky's own, and what `restarting` asks for. */
const pauses: readonly number[] = [300, 600, 7_000];
/** How long the client waited between attempts, in milliseconds. No test waits that long. */
const waits: number[] = [];

beforeEach(async () => {
  seen.length = 0;
  waits.length = 0;
  answers = [];
  issued = 0;
  target = null;
  server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    void (async () => {
      const body = await text(request);
      seen.push({ method, url, headers, body });
      const answer = answers.length === 0 ? fine : (answers.shift() ?? null);
      if (answer === null) request.socket.destroy();
      else response.writeHead(answer.status, answer.headers).end(answer.body);
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const wait = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((work: () => void, time?: number, ...rest: []) => {
    if (time === undefined || !pauses.includes(time)) return wait(work, time, ...rest);
    waits.push(time);
    return wait(work, 0);
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

function send(call: Call, asking: Loose = {}) {
  const accessToken = (fresh = false) => {
    if (fresh) issued += 1;
    return Promise.resolve(`token${issued}`);
  };
  return createSend({ api, accessToken, impersonatedUser: () => target })(call, asking);
}

const tokens = () => seen.map(({ headers }) => headers.authorization);
const profileId = '0190a000-0000-7000-8000-000000000001';

it.each([
  ['a GET', listProfiles, {}, 'GET'],
  ['a POST without a body', reportTicket, { params: { profileId, reportId: 'r' } }, 'POST'],
  ['a POST with a body', createProfile, { body: { mail: 'a@example.com' } }, 'POST'],
  ['a DELETE', deleteProfile, { params: { profileId } }, 'DELETE'],
])('sends a bearer token and a JSON content type with %s', async (_, call, asking, method) => {
  await send(call, asking);
  expect(seen.map((request) => [request.method, request.headers['content-type']])).toEqual([
    [method, 'application/json'],
  ]);
  expect(tokens()).toEqual(['Bearer token0']);
});

it('sends an upload as a form with its own boundary, and again after a refused token', async () => {
  answers = [refused];
  await send(uploadToCdn, { file: new Blob(['the logo'], { type: 'image/png' }) });
  expect(tokens()).toEqual(['Bearer token0', 'Bearer token1']);
  for (const { headers, body } of seen) {
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(headers['content-type'] ?? '')?.[1];
    expect(body.startsWith(`--${boundary}\r\n`)).toBe(true);
    expect(body).toContain(`name="${cdnField}"`);
    expect(body).toContain('the logo');
  }
});

it('sends no token with a public call, and renews none', async () => {
  answers = [refused];
  await expect(send(clientInvitation, { params: { clientKey: 'k' } })).rejects.toMatchObject({
    name: 'CallError',
    code: 'unauthenticated',
  });
  expect([tokens(), issued]).toEqual([[undefined], 0]);
});

it('names the impersonated user, or the one support asks about', async () => {
  target = 'one';
  await send(listProfiles);
  await send(listProfiles, { actsFor: 'other' });
  expect(seen.map(({ headers }) => headers['x-target-user-id'])).toEqual(['one', 'other']);
});

it('asks past the browser’s cache, where the same call would wait for the one before', async () => {
  await send(listProfiles, {});
  expect(seen[0]?.headers['cache-control']).toBe('no-cache');
});

it('writes parameters and query into the address', async () => {
  await send(downloadLetters, { params: { sessionId: 'a/b' }, query: { key: 'k=1' } });
  expect(seen.map(({ url }) => url)).toEqual(['/api/v1/attack/session/download/a%2Fb?key=k%3D1']);
});

it('renews a refused token once and repeats the call with its body', async () => {
  answers = [refused];
  const body = { mail: 'a@example.com' };
  expect(await send(updateProfile, { params: { profileId }, body }).json()).toEqual({});
  expect(tokens()).toEqual(['Bearer token0', 'Bearer token1']);
  expect(seen.map((request) => request.body)).toEqual([JSON.stringify(body), JSON.stringify(body)]);
  expect(waits).toEqual([]);
});

it('renews no second time', async () => {
  answers = [refused, refused];
  await expect(send(listProfiles)).rejects.toMatchObject({ name: 'CallError', code: 'unauthenticated' });
  expect([seen.length, issued]).toEqual([2, 1]);
});

const keyed = { body: {}, idempotencyKey: 'key' };

it.each([
  ['a GET', listProfiles, {}],
  ['a POST that only reads', clientReadiness, { body: {} }],
  ['a call with an idempotency key', generateManual, keyed],
])('repeats %s twice when the connection is lost', async (_, call, asking) => {
  answers = [null, null];
  expect(await send(call, asking).json()).toEqual({});
  expect(seen.length).toBe(3);
  expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

it.each([
  ['a GET', listProfiles, {}],
  ['a POST that only reads', clientReadiness, { body: {} }],
  ['a call with an idempotency key', generateManual, keyed],
])('repeats %s during a restart after the time the server asks for', async (_, call, asking) => {
  answers = [restarting, { status: 502, body: '<html></html>' }];
  expect(await send(call, asking).json()).toEqual({});
  expect([seen.length, waits]).toEqual([3, [7_000, 600]]);
});

it('gives up after two repetitions', async () => {
  answers = [restarting, restarting, restarting];
  await expect(send(listProfiles)).rejects.toMatchObject({ name: 'CallError', code: 'unavailable' });
  expect(seen.length).toBe(3);
});

it.each([
  ['a POST without a key', createProfile, { body: {} }],
  ['a PUT', updateProfile, { params: { profileId }, body: {} }],
  ['a DELETE', deleteProfile, { params: { profileId } }],
])('never repeats %s', async (_, call, asking) => {
  answers = [restarting];
  await expect(send(call, asking)).rejects.toMatchObject({ name: 'CallError', code: 'unavailable' });
  answers = [null];
  await expect(send(call, asking)).rejects.toBeInstanceOf(TypeError);
  expect(seen.length).toBe(2);
});

it.each([
  [400, 'invalid'],
  [404, 'notFound'],
  [429, 'tooManyTries'],
  [500, 'unexpected'],
  // The server has waited for the provider already. Each repetition would be another sign-in there, and another wait.
  [502, 'providerUnreachable'],
  [502, 'providerUnusable'],
])('shows a refusal with status %i (%s) at once', async (status, code) => {
  answers = [
    {
      status,
      headers: { 'content-type': 'application/json', 'retry-after': '7' },
      body: JSON.stringify({
        ok: false,
        code,
        error: 'said',
        fields: [{ field: 'mail', problem: 'required' }],
      }),
    },
  ];
  await expect(send(listProfiles)).rejects.toMatchObject({
    name: 'CallError',
    code,
    detail: 'said',
    fields: [{ field: 'mail', problem: 'required' }],
  });
  expect([seen.length, waits]).toEqual([1, []]);
});

it('ends with a caller that gives up, and repeats nothing', async () => {
  const calling = new AbortController();
  const waiting = send(listProfiles, { signal: calling.signal });
  calling.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  expect(waits).toEqual([]);
});

it.each([
  ['of a known length', { 'content-length': '9' }, 9],
  ['of an unknown length', {}, 0],
])('reports the progress of a file %s', async (_, headers: Record<string, string>, total) => {
  // Two pieces, which a connection might join to one.
  const file = new ReadableStream<Uint8Array>({
    start(arriving) {
      for (const piece of ['the ', 'bytes']) arriving.enqueue(new TextEncoder().encode(piece));
      arriving.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(file, { headers }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const reports: [number, number][] = [];
  const response = await send(downloadLetters, {
    params: { sessionId: 's' },
    onProgress: (loaded, whole) => void reports.push([loaded, whole]),
  });
  expect(await response.text()).toBe('the bytes');
  expect(reports).toEqual([
    [4, total],
    [9, 9],
  ]);
});

it('waits for an upload as long as the server lets it send', async () => {
  const waited = async (asking: Loose) => {
    const { calls } = vi.mocked(globalThis.setTimeout).mock;
    const before = calls.length;
    await send(uploadToCdn, asking);
    return Math.max(...calls.slice(before).map(([, time]) => time ?? 0));
  };
  expect(await waited({})).toBe(60_000);
  expect(await waited({ file: new Blob(['x'.repeat(32 * 1024)]) })).toBe(62_000);
});
