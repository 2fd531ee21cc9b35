import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { recordDeletionMachine } from '#machines/recordDeletion.ts';
import { failure, ids, notes, refusal, refuses } from './builders.ts';

const ask = { type: 'deletion.ask', profileId: ids.profile } as const;

it('deletes only after the confirmation, then reloads the list', async () => {
  const asked: unknown[] = [];
  let refreshed = 0;
  const actor = createActor(
    recordDeletionMachine.provide({
      actors: { deleteProfile: notes(asked) },
      actions: { refresh: () => void (refreshed += 1) },
    }),
  ).start();
  actor.send(ask);
  expect(asked).toEqual([]);
  actor.send({ type: 'deletion.confirm' });
  await waitFor(actor, (state) => state.matches('done'));
  expect(asked).toEqual([{ profileId: ids.profile }]);
  expect(refreshed).toBe(1);
});

it('deletes nothing if the confirmation is declined', () => {
  const actor = createActor(recordDeletionMachine).start();
  actor.send(ask);
  actor.send({ type: 'deletion.cancel' });
  expect(actor.getSnapshot().value).toBe('idle');
});

it('keeps the dialog open with the reason if the deletion fails', async () => {
  const actor = createActor(
    recordDeletionMachine.provide({ actors: { deleteProfile: refuses(refusal('notFound')) } }),
  ).start();
  actor.send(ask);
  actor.send({ type: 'deletion.confirm' });
  const state = await waitFor(actor, (current) => current.matches('failed'));
  expect(state.hasTag('asking')).toBe(true);
  expect(state.context.failure).toEqual(failure('notFound'));
});
