import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { letterDownloadMachine, type LettersFile, type Progress } from '#machines/letterDownload.ts';
import { failure, ids, refusal, refuses } from './builders.ts';

const input = { sessionId: ids.session, file: 'zip' } as const;
const half = { type: 'download.progress', loaded: 50, total: 100, elapsed: 2_000 } as const;

type Work = { sessionId: string; file: LettersFile; onProgress: (progress: Progress) => void };

it('shows the percentage and the time remaining, then ends', async () => {
  const finished = Promise.withResolvers<void>();
  const actor = createActor(
    letterDownloadMachine.provide({
      actors: {
        downloadLetters: fromPromise<void, Work>(({ input: { onProgress } }) => {
          onProgress({ loaded: 30, total: 120, elapsed: 1_000 });
          return finished.promise;
        }),
      },
    }),
    { input },
  ).start();
  const { context } = await waitFor(actor, (state) => state.context.percent > 0);
  expect([context.percent, context.secondsLeft]).toEqual([25, 3]);
  finished.resolve();
  const end = await waitFor(actor, (state) => state.matches('complete'));
  expect([end.context.percent, end.context.secondsLeft]).toEqual([100, 0]);
});

it.each([
  { loaded: 0, total: 100, elapsed: 10, percent: 0, secondsLeft: null },
  { loaded: 10, total: 0, elapsed: 10, percent: 0, secondsLeft: null },
  { loaded: 100, total: 100, elapsed: 500, percent: 100, secondsLeft: 0 },
  { loaded: 130, total: 100, elapsed: 500, percent: 100, secondsLeft: 0 },
  { loaded: 999, total: 1_000, elapsed: 999, percent: 99, secondsLeft: 1 },
])('counts $loaded of $total bytes as $percent %', ({ percent, secondsLeft, ...progress }) => {
  const work = fromPromise<void, Work>(() => new Promise(() => {}));
  const actor = createActor(letterDownloadMachine.provide({ actors: { downloadLetters: work } }), {
    input,
  }).start();
  actor.send({ type: 'download.progress', ...progress });
  const { context } = actor.getSnapshot();
  expect([context.percent, context.secondsLeft]).toEqual([percent, secondsLeft]);
});

it('offers a retry after a failure, from 0', async () => {
  const actor = createActor(
    letterDownloadMachine.provide({ actors: { downloadLetters: refuses(refusal('busy')) } }),
    { input },
  ).start();
  actor.send(half);
  const { context } = await waitFor(actor, (state) => state.matches('failed'));
  expect(context.failure).toEqual(failure('busy'));
  actor.send({ type: 'download.retry' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'downloading', context: { percent: 0, failure: null } });
});
