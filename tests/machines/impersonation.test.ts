import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { impersonationMachine } from '#machines/impersonation.ts';
import { failure, ids, recording, refusal, refuses } from './builders.ts';

const submit = { type: 'user.submit', userId: 'ana@example.com' } as const;

it('impersonates a user only after the server has agreed, and ends it on request', async () => {
  const asked: unknown[] = [];
  const acted: (string | null)[] = [];
  const actor = createActor(
    impersonationMachine.provide({
      actors: { findUser: recording(asked, { id: ids.other }) },
      actions: { actAs: (_, { target }) => void acted.push(target) },
    }),
    { input: { target: null } },
  ).start();
  actor.send({ type: 'impersonation.ask' });
  expect(actor.getSnapshot().can({ ...submit, userId: ' ' })).toBe(false);
  actor.send(submit);
  expect(acted).toEqual([]);
  await waitFor(actor, (state) => state.hasTag('acting'));
  expect([asked, acted]).toEqual([[{ userId: 'ana@example.com' }], [ids.other]]);
  actor.send({ type: 'impersonation.end' });
  expect([actor.getSnapshot().value, acted]).toEqual(['own', [ids.other, null]]);
});

it('impersonates nobody, and says why, if the server refuses', async () => {
  const actor = createActor(
    impersonationMachine.provide({ actors: { findUser: refuses(refusal('forbidden')) } }),
    { input: { target: null } },
  ).start();
  actor.send({ type: 'impersonation.ask' });
  actor.send(submit);
  const { context } = await waitFor(actor, (state) => state.matches('refused'));
  expect(context).toEqual({ target: null, submitted: 'ana@example.com', failure: failure('forbidden') });
});

it('continues with the same user after a reload', () => {
  const acted: (string | null)[] = [];
  const actor = createActor(
    impersonationMachine.provide({ actions: { actAs: (_, { target }) => void acted.push(target) } }),
    { input: { target: ids.other } },
  ).start();
  expect([actor.getSnapshot().value, acted]).toEqual(['acting', [ids.other]]);
});
