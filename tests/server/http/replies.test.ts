import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { replyCompiler } from '#server/http/replies.ts';

const schema = z.object({ id: z.string(), state: z.nullable(z.object({ name: z.string() })) });
const serialize = replyCompiler({ schema, method: 'GET', url: '/api/thing' });

it('sends what the schema names, and nothing else', () => {
  expect(serialize({ id: 'a', state: { name: 'Oregon', sealed: 'x' }, ssn: '666550611' })).toBe(
    '{"id":"a","state":{"name":"Oregon"}}',
  );
});

it('rejects a reply that does not match, without revealing any of it', () => {
  expect(() => serialize({ id: 666_550_611, state: null })).toThrow(
    new Error('The reply of GET /api/thing does not fit its schema.'),
  );
});
