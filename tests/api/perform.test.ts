import { afterEach, expect, it, vi } from 'vitest';
import { health } from '#contract/service.ts';
import { perform } from '#src/api/perform.ts';

vi.mock('#src/browser/configuration.ts', () => ({ configuration: { api: '' } }));
vi.mock('#src/browser/actingFor.ts', () => ({ actingFor: () => null }));
vi.mock('#src/api/session.ts', () => ({ accessToken: async () => 'token' }));
afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
const envelope = (code: string) => JSON.stringify({ ok: false, code, error: '' });
const page = '<html><h1>Bad Gateway</h1></html>';

it.each([
  ['the server without its database', 503, envelope('unavailable'), 'unavailable'],
  ['a busy server', 503, envelope('busy'), 'busy'],
  ['a proxy whose server is away', 502, page, 'unavailable'],
  ['a proxy whose server is starting', 503, page, 'unavailable'],
  ['a proxy whose server did not answer in time', 504, page, 'unavailable'],
  ['something else that failed', 500, page, 'unexpected'],
])('takes the answer of %s for what it is', async (_, status, body, code) => {
  answer(status, body);
  await expect(perform(health, {})).rejects.toMatchObject({ name: 'CallFailed', code });
});
