import { expect, it } from 'vitest';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { entrySender } from '#src/screens/disputes/forms/entrySender.ts';

const entry = (letter: string, on = '2026-10-05'): DisputeEvent => ({
  kind: 'nothingCame',
  on,
  letters: [letter],
});
const [one, other] = [entry('letter-1'), entry('letter-2')];

/** Remembers what is sent; the requests whose numbers are given fail. */
function aServer(...failing: readonly number[]) {
  const asked: unknown[] = [];
  const send = entrySender('form-1', async (request) => {
    asked.push(request);
    if (failing.includes(asked.length)) throw new Error('lost');
    return { id: `entry-${asked.length}` };
  });
  return { asked, send };
}

it('records each entry with a key of its own; the first is the correction', async () => {
  const { asked, send } = aServer();
  await send([one, other], 'entry-0');
  expect(asked).toEqual([
    { event: one, replaces: 'entry-0', idempotencyKey: 'form-1-0-0' },
    { event: other, replaces: null, idempotencyKey: 'form-1-1-0' },
  ]);
});

it('continues after a failure with the same key, and records nothing twice', async () => {
  const { asked, send } = aServer(2);
  await expect(send([one, other], null)).rejects.toThrow('lost');
  await send([one, other], null);
  expect(asked.slice(1)).toEqual([
    { event: other, replaces: null, idempotencyKey: 'form-1-1-0' },
    { event: other, replaces: null, idempotencyKey: 'form-1-1-0' },
  ]);
});

it('corrects what was already recorded if the form was changed after a failure', async () => {
  const { asked, send } = aServer(2);
  await expect(send([one, other], null)).rejects.toThrow('lost');
  const changed = entry('letter-1', '2026-10-04');
  await send([changed, other], null);
  expect(asked.at(2)).toEqual({ event: changed, replaces: 'entry-1', idempotencyKey: 'form-1-0-1' });
});

it('still names the entry that the form corrects after a refusal', async () => {
  const { asked, send } = aServer(1);
  await expect(send([one], 'entry-0')).rejects.toThrow('lost');
  const changed = entry('letter-1', '2026-10-04');
  await send([changed], 'entry-0');
  expect(asked.at(1)).toEqual({ event: changed, replaces: 'entry-0', idempotencyKey: 'form-1-0-1' });
});

it('J2 says which letters of the corrected entry keep theirs, and only when that entry is replaced', async () => {
  const { asked, send } = aServer(2);
  await expect(send([one, other], 'entry-0', ['letter-3'])).rejects.toThrow('lost');
  await send([entry('letter-1', '2026-10-06'), other], 'entry-0', ['letter-3']);
  expect(asked).toMatchObject([
    { replaces: 'entry-0', keeps: ['letter-3'] },
    { replaces: null },
    { replaces: 'entry-1' },
    { replaces: null },
  ]);
  expect(asked.slice(1).some((request) => 'keeps' in Object(request))).toBe(false);
});
