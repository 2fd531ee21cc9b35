import { expect, it } from 'vitest';
import { refusalOf } from '#src/api/refusalOf.ts';

const envelope = (code: string) => ({ ok: false, code, error: '' });
const page = '<html><h1>Bad Gateway</h1></html>';

it.each([
  ['the server without its database', 503, envelope('unavailable'), 'unavailable'],
  ['a busy server', 503, envelope('busy'), 'busy'],
  ['a proxy whose server is down', 502, page, 'unavailable'],
  ['a proxy whose server is starting', 503, page, 'unavailable'],
  ['a proxy whose server did not answer in time', 504, page, 'unavailable'],
  ['something else that failed', 500, page, 'unexpected'],
])('reads the response of %s', (_, status, body, code) => {
  expect(refusalOf(status, body)).toMatchObject({ name: 'CallError', code });
});
