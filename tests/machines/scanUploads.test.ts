import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { scanUploadsMachine } from '#machines/scanUploads.ts';
import { aPicture, failure, ids, refusal } from './builders.ts';

it('stores several scans one after the other, and keeps the one that fails until it is uploaded again', async () => {
  const asked: string[] = [];
  let refreshed = 0;
  let isRefused = true;
  const actor = createActor(
    scanUploadsMachine.provide({
      actors: {
        uploadScan: fromPromise(async ({ input: { file } }) => {
          const name = file instanceof File ? file.name : '';
          asked.push(name);
          if (name === 'broken.png' && isRefused) throw refusal('busy');
          return { id: ids.other };
        }),
      },
      actions: { refresh: () => (refreshed += 1) },
    }),
  ).start();
  actor.send({ type: 'files.add', files: [aPicture('one.png'), aPicture('broken.png')] });
  actor.send({ type: 'files.add', files: [aPicture('three.png')] });
  await waitFor(actor, (state) => state.matches('resting') && asked.length === 3);
  expect(asked).toEqual(['one.png', 'broken.png', 'three.png']);
  expect(refreshed).toBe(2);
  const { pending } = actor.getSnapshot().context;
  expect(pending.map(({ file, failure: why }) => [file.name, why])).toEqual([
    ['broken.png', failure('busy')],
  ]);

  isRefused = false;
  actor.send({ type: 'upload.retry', key: pending[0]?.key ?? '' });
  await waitFor(actor, (state) => state.matches('resting') && asked.length === 4);
  expect(actor.getSnapshot().context.pending).toEqual([]);
});

it('forgets a scan that failed when it is dismissed, and none that is being uploaded', async () => {
  const { promise, reject } = Promise.withResolvers<{ id: string }>();
  const actor = createActor(
    scanUploadsMachine.provide({
      actors: { uploadScan: fromPromise(() => promise) },
      actions: { refresh: () => undefined },
    }),
  ).start();
  actor.send({ type: 'files.add', files: [aPicture()] });
  const [scan] = actor.getSnapshot().context.pending;
  const dismiss = { type: 'upload.dismiss', key: scan?.key ?? '' } as const;
  actor.send(dismiss);
  expect(actor.getSnapshot().context.pending).toHaveLength(1);
  reject(refusal('notAnImage'));
  await waitFor(actor, (state) => state.matches('resting'));
  expect(actor.getSnapshot().context.pending).toHaveLength(1);
  actor.send(dismiss);
  expect(actor.getSnapshot().context.pending).toEqual([]);
});

it('does not upload a file again that can never be read', async () => {
  const actor = createActor(
    scanUploadsMachine.provide({
      actors: { uploadScan: fromPromise(() => Promise.reject(refusal('notAnImage'))) },
    }),
  ).start();
  actor.send({ type: 'files.add', files: [aPicture('photo.heic')] });
  await waitFor(
    actor,
    (state) => state.matches('resting') && (state.context.pending[0]?.failure ?? null) !== null,
  );
  expect(actor.getSnapshot().can({ type: 'upload.retry', key: 'scan-1' })).toBe(false);
  actor.send({ type: 'upload.dismiss', key: 'scan-1' });
  expect(actor.getSnapshot().context.pending).toEqual([]);
});
