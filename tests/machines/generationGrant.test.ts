import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type Grant, generationGrantMachine } from '#machines/generationGrant.ts';
import { failure, ids, recording, refusal, refuses } from './builders.ts';

const submit = { type: 'grant.submit', userId: ids.other, count: 7, key: 'one' } as const;

it.each([0, 1.5, 1_001, Number.NaN])('adds no %s generations', (count) => {
  const actor = createActor(generationGrantMachine).start();
  actor.send({ type: 'grant.ask' });
  expect(actor.getSnapshot().can({ ...submit, count })).toBe(false);
});

it('requires a user', () => {
  const actor = createActor(generationGrantMachine).start();
  actor.send({ type: 'grant.ask' });
  expect(actor.getSnapshot().can({ ...submit, userId: ' ' })).toBe(false);
  expect(actor.getSnapshot().can(submit)).toBe(true);
});

it("grants the requested number, shows the account's new balance, and reloads the page's data", async () => {
  const asked: unknown[] = [];
  let refreshed = 0;
  const actor = createActor(
    generationGrantMachine.provide({
      actors: { grantGenerations: recording(asked, { generationsLeft: 12 }) },
      actions: { refresh: () => void (refreshed += 1) },
    }),
  ).start();
  actor.send({ type: 'grant.ask' });
  actor.send(submit);
  const { context } = await waitFor(actor, (state) => state.matches('granted'));
  expect([asked, context, refreshed]).toEqual([
    [{ userId: ids.other, count: 7, key: 'one' }],
    { order: null, failure: null, generationsLeft: 12 },
    1,
  ]);
  actor.send({ type: 'grant.close' });
  actor.send({ type: 'grant.ask' });
  expect(actor.getSnapshot().context).toEqual({ order: null, failure: null, generationsLeft: null });
});

it('keeps the dialog open with the reason if it is refused, and can be retried', async () => {
  const actor = createActor(
    generationGrantMachine.provide({ actors: { grantGenerations: refuses(refusal('notFound')) } }),
  ).start();
  actor.send({ type: 'grant.ask' });
  actor.send(submit);
  const state = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect([state.context.failure, state.can(submit)]).toEqual([failure('notFound'), true]);
});

/** The keys that submissions are sent with while no response arrives. */
async function keysOf(submissions: readonly { count: number; key: string; reopens?: boolean }[]) {
  const asked: { key: string }[] = [];
  const actor = createActor(
    generationGrantMachine.provide({
      actors: {
        grantGenerations: fromPromise<{ generationsLeft: number }, Grant>(({ input }) => {
          asked.push(input);
          return Promise.reject(refusal('unexpected'));
        }),
      },
    }),
  ).start();
  actor.send({ type: 'grant.ask' });
  for (const { count, key, reopens } of submissions) {
    if (reopens === true) {
      actor.send({ type: 'grant.close' });
      actor.send({ type: 'grant.ask' });
    }
    actor.send({ ...submit, count, key });
    await waitFor(actor, (state) => state.matches('failed'));
  }
  return asked.map(({ key }) => key);
}

it('sends the same grant again with its first key, even after the dialog was closed', async () => {
  const again = [
    { count: 7, key: 'one' },
    { count: 7, key: 'two' },
    { count: 7, key: 'three', reopens: true },
  ];
  expect(await keysOf(again)).toEqual(['one', 'one', 'one']);
});

it('sends another number of generations with a key of its own', async () => {
  const changed = [
    { count: 7, key: 'one' },
    { count: 8, key: 'two' },
  ];
  expect(await keysOf(changed)).toEqual(['one', 'two']);
});

it('sends a second grant of the same number with a key of its own once the first is booked', async () => {
  const asked: { key: string }[] = [];
  const actor = createActor(
    generationGrantMachine.provide({
      actors: { grantGenerations: recording(asked, { generationsLeft: 12 }) },
      actions: { refresh: () => {} },
    }),
  ).start();
  for (const key of ['one', 'two']) {
    actor.send({ type: 'grant.ask' });
    actor.send({ ...submit, key });
    await waitFor(actor, (state) => state.matches('granted'));
    actor.send({ type: 'grant.close' });
  }
  expect(asked.map(({ key }) => key)).toEqual(['one', 'two']);
});
