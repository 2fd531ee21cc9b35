import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { resultsFileMachine } from '#machines/resultsFile.ts';
import { failure, refusal, refuses, succeeds } from './builders.ts';

it('keeps the reason of a refusal until it is downloaded again', async () => {
  let refused = true;
  const actor = createActor(
    resultsFileMachine.provide({
      actors: {
        fetchResults: fromPromise(async () => {
          if (refused) throw refusal('tooManyTries');
        }),
      },
    }),
  ).start();
  actor.send({ type: 'file.download' });
  const { context } = await waitFor(actor, (state) => state.matches('failed'));
  expect(context.failure).toEqual(failure('tooManyTries'));
  refused = false;
  actor.send({ type: 'file.download' });
  expect(actor.getSnapshot().context.failure).toBeNull();
  await waitFor(actor, (state) => state.matches('saved'));
});

it('is not interrupted by a second press', () => {
  let starts = 0;
  const actor = createActor(
    resultsFileMachine.provide({
      actors: {
        fetchResults: fromPromise(() => {
          starts += 1;
          return new Promise<void>(() => {});
        }),
      },
    }),
  ).start();
  actor.send({ type: 'file.download' });
  actor.send({ type: 'file.download' });
  expect(starts).toBe(1);
});

it('can be downloaded again after a failure or a success', async () => {
  const failing = createActor(
    resultsFileMachine.provide({ actors: { fetchResults: refuses(refusal('forbidden')) } }),
  ).start();
  failing.send({ type: 'file.download' });
  const failed = await waitFor(failing, (state) => state.matches('failed'));
  expect(failed.can({ type: 'file.download' })).toBe(true);
  const succeeding = createActor(
    resultsFileMachine.provide({ actors: { fetchResults: succeeds() } }),
  ).start();
  succeeding.send({ type: 'file.download' });
  const saved = await waitFor(succeeding, (state) => state.matches('saved'));
  expect(saved.can({ type: 'file.download' })).toBe(true);
});
