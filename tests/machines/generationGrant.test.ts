import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { generationGrantMachine } from '#machines/generationGrant.ts';
import { failure, ids, recording, refusal, refuses } from './builders.ts';

const submit = { type: 'grant.submit', userId: ids.other, count: 7, key: 'one' } as const;

it.each([0, 1.5, 1_001, Number.NaN])('adds no %s generations', (count) => {
  const actor = createActor(generationGrantMachine).start();
  actor.send({ type: 'grant.ask' });
  expect(actor.getSnapshot().can({ ...submit, count })).toBe(false);
});

it('wants a user', () => {
  const actor = createActor(generationGrantMachine).start();
  actor.send({ type: 'grant.ask' });
  expect(actor.getSnapshot().can({ ...submit, userId: ' ' })).toBe(false);
  expect(actor.getSnapshot().can(submit)).toBe(true);
});

it('books what was asked, says what the account has now and has the page read anew', async () => {
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
    { failure: null, generationsLeft: 12 },
    1,
  ]);
  actor.send({ type: 'grant.close' });
  actor.send({ type: 'grant.ask' });
  expect(actor.getSnapshot().context).toEqual({ failure: null, generationsLeft: null });
});

it('keeps the dialog with the reason when it is refused, and can be tried again', async () => {
  const actor = createActor(
    generationGrantMachine.provide({ actors: { grantGenerations: refuses(refusal('notFound')) } }),
  ).start();
  actor.send({ type: 'grant.ask' });
  actor.send(submit);
  const state = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect([state.context.failure, state.can(submit)]).toEqual([failure('notFound'), true]);
});
