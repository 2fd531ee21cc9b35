import { expect, it } from 'vitest';
import { CallError } from '#contract/failures.ts';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { entrySender } from '#src/disputes/entrySender.ts';

const entry = (letter: string, on = '2026-10-05'): DisputeEvent => ({
  kind: 'nothingCame',
  on,
  letters: [letter],
});
const [one, other] = [entry('letter-1'), entry('letter-2')];

/** Remembers what is sent; the requests whose numbers are given get no response. */
function aServer(...failing: readonly number[]) {
  return answering(Object.fromEntries(failing.map((number) => [number, new Error('lost')])));
}

/** Remembers what is sent; the requests with these numbers fail. */
function answering(failures: Readonly<Record<number, Error>>) {
  const asked: unknown[] = [];
  const send = entrySender('form-1', async (request) => {
    asked.push(request);
    const failure = failures[asked.length];
    if (failure !== undefined) throw failure;
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

it('tells that another window had recorded some of it', async () => {
  const replies = [{ id: 'entry-1', already: true as const }, { id: 'entry-2' }, { id: 'entry-3' }];
  const of = (send: ReturnType<typeof entrySender>, ...events: DisputeEvent[]) => send(events, null);
  const known = entrySender('form-1', () => Promise.resolve(replies.shift() ?? { id: '' }));
  expect(await of(known, one, other)).toEqual({ isKnown: true });
  const fresh = entrySender('form-2', () => Promise.resolve({ id: 'entry-4' }));
  expect(await of(fresh, one, other)).toEqual({ isKnown: false });
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
  const { asked, send } = answering({ 1: new CallError('invalid') });
  await expect(send([one], 'entry-0')).rejects.toThrow('invalid');
  const changed = entry('letter-1', '2026-10-04');
  await send([changed], 'entry-0');
  expect(asked.slice(1)).toEqual([{ event: changed, replaces: 'entry-0', idempotencyKey: 'form-1-0-1' }]);
});

it('J2 sends what got no response again before it corrects it, so that nothing counts twice', async () => {
  const { asked, send } = answering({ 1: new TypeError('Failed to fetch'), 2: new CallError('unavailable') });
  const [first, second] = [entry('letter-1', '2026-10-04'), entry('letter-1', '2026-10-03')];
  await expect(send([one], 'entry-0')).rejects.toThrow('Failed to fetch');
  await expect(send([first], 'entry-0')).rejects.toThrow('unavailable');
  await send([second], 'entry-0');
  const lost = { event: one, replaces: 'entry-0', idempotencyKey: 'form-1-0-0' };
  expect(asked).toEqual([
    lost,
    lost,
    lost,
    { event: second, replaces: 'entry-3', idempotencyKey: 'form-1-0-1' },
  ]);
});

it('records the change alone if what got no response is refused when it is sent again', async () => {
  const { asked, send } = answering({ 1: new Error('lost'), 2: new CallError('invalid') });
  await expect(send([one], null)).rejects.toThrow('lost');
  const changed = entry('letter-1', '2026-10-04');
  await send([changed], null);
  expect(asked.slice(1)).toMatchObject([
    { event: one, idempotencyKey: 'form-1-0-0' },
    { event: changed, replaces: null, idempotencyKey: 'form-1-0-1' },
  ]);
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
