import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { listProfiles } from '#contract/profiles.ts';
import { replyCompiler } from '#server/http/replies.ts';
import { anyOf } from '#tests/support/anyReply.ts';

const sent = (schema: z.core.$ZodType) => replyCompiler({ schema, method: 'GET', url: '/api/test' });

describe('every call sends what parsing with its schema leaves, and nothing else', () => {
  it.each(calls.flatMap(({ name, reply }) => (reply === undefined ? [] : [[name, reply] as const])))(
    '%s',
    (_, schema) => {
      const send = sent(schema);
      fc.assert(
        fc.property(anyOf(schema), (value) => {
          const text = send(value);
          expect(text).toBe(JSON.stringify(z.core.parse(schema, value)));
          expect(text).not.toContain('never sent');
        }),
        { numRuns: 25 },
      );
    },
  );
});

describe('a reply of another shape is refused without its values', () => {
  const item = {
    id: '0190a000-0000-7000-8000-000000000001',
    name: 'Ana Ruiz',
    date: '2026-11-21T12:00:00.000Z',
    status: 'Waiting',
    latestSessionId: null,
  };
  const count = { value: 1 };
  const meta = { finished: count, needsReview: count, waiting: count, onboarding: count };
  const { name: _, ...nameless } = item;
  it.each([
    ['a number for a text', [{ ...item, name: 5 }]],
    ['an unknown status', [{ ...item, status: 'Lost' }]],
    ['a missing field', [nameless]],
    ['null for an object', [null]],
    ['an object for a list', { 0: item }],
  ])('%s', (_name, results) => {
    const send = sent(listProfiles.reply);
    expect(() => send({ results, meta })).toThrow('The reply of GET /api/test does not fit its schema.');
    expect(send({ results: [item], meta })).toContain('Ana Ruiz');
  });
});
