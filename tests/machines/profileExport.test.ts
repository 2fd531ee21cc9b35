import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { profileExportMachine } from '#machines/profileExport.ts';
import { failure, ids, refusal, refuses } from './builders.ts';

const input = { profileId: ids.profile };
type Work = { profileId: string; onProgress: (loaded: number) => void };

it('shows how much has arrived, then that it is saved', async () => {
  const finished = Promise.withResolvers<void>();
  const asked: string[] = [];
  const actor = createActor(
    profileExportMachine.provide({
      actors: {
        exportProfile: fromPromise<void, Work>(({ input: { profileId, onProgress } }) => {
          asked.push(profileId);
          onProgress(300);
          return finished.promise;
        }),
      },
    }),
    { input },
  ).start();
  expect(asked).toEqual([]);
  actor.send({ type: 'export.start' });
  await waitFor(actor, (state) => state.context.loaded === 300);
  finished.resolve();
  await waitFor(actor, (state) => state.matches('saved'));
  expect(asked).toEqual([ids.profile]);
});

it('aborts the download when it is cancelled, and can start again from nothing', () => {
  let isAborted = false;
  const work = fromPromise<void, Work>(({ signal }) => {
    signal.addEventListener('abort', () => (isAborted = true));
    return new Promise(() => {});
  });
  const actor = createActor(profileExportMachine.provide({ actors: { exportProfile: work } }), {
    input,
  }).start();
  actor.send({ type: 'export.start' });
  actor.send({ type: 'export.progress', loaded: 500 });
  actor.send({ type: 'export.cancel' });
  expect([isAborted, actor.getSnapshot().value]).toEqual([true, 'offered']);
  actor.send({ type: 'export.start' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'downloading', context: { loaded: 0 } });
});

it('keeps the reason of a refusal', async () => {
  const actor = createActor(
    profileExportMachine.provide({ actors: { exportProfile: refuses(refusal('forbidden')) } }),
    { input },
  ).start();
  actor.send({ type: 'export.start' });
  const { context } = await waitFor(actor, (state) => state.matches('failed'));
  expect(context.failure).toEqual(failure('forbidden'));
});
