import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { photoCropMachine, type UsedPart } from '#machines/photoCrop.ts';
import { aPicture, recording, refuses, answers } from './builders.ts';

const file = aPicture('photo.jpg', 'image/jpeg');
const part = aPicture('photo.jpg', 'image/jpeg');
const left = { x: 0, y: 0, width: 40, height: 100 };
const size = { width: 400, height: 200 };
const use = { type: 'part.use' } as const;

/** With everything that was used instead of the photo. */
function aCrop(actors: Parameters<typeof photoCropMachine.provide>[0]['actors'] = {}) {
  const used: UsedPart[] = [];
  const machine = photoCropMachine.provide({
    actors: { readPhoto: answers(size), cutPhoto: answers(part), ...actors },
    actions: { usePart: (_, each) => void used.push(each) },
  });
  const crop = createActor(machine, { input: { file } }).start();
  const framing = () => waitFor(crop, (state) => state.matches('framing'));
  const closed = () => waitFor(crop, (state) => state.matches('closed'));
  return { crop, used, framing, closed };
}

it('begins with the whole photo in the frame, as it was taken', async () => {
  const { framing } = aCrop();
  const { context } = await framing();
  expect(context).toEqual({ file, size, frame: { x: 0, y: 0, width: 100, height: 100 }, turns: 0 });
});

it('cuts out what is in the frame', async () => {
  const asked: unknown[] = [];
  const { crop, used, framing, closed } = aCrop({ cutPhoto: recording(asked, part) });
  await framing();
  crop.send({ type: 'frame.move', frame: left });
  crop.send(use);
  await closed();
  expect(asked).toEqual([{ file, cut: { frame: left, turns: 0 } }]);
  expect(used).toEqual([{ file: part, cropped: true }]);
});

it('turns the frame with the photo, so that the same is in it', async () => {
  const { crop, framing } = aCrop();
  await framing();
  crop.send({ type: 'frame.move', frame: left });
  const seen = [1, 2, 3, 4].map(() => {
    crop.send({ type: 'photo.turn' });
    const { frame, turns } = crop.getSnapshot().context;
    return [turns, frame];
  });
  expect(seen).toEqual([
    [1, { x: 0, y: 0, width: 100, height: 40 }],
    [2, { x: 60, y: 0, width: 40, height: 100 }],
    [3, { x: 0, y: 60, width: 100, height: 40 }],
    [0, left],
  ]);
});

it('calls a photo that was only turned not cropped', async () => {
  const { crop, used, framing, closed } = aCrop();
  await framing();
  crop.send({ type: 'photo.turn' });
  crop.send(use);
  await closed();
  expect(used).toEqual([{ file: part, cropped: false }]);
});

it('uses nothing else if the whole photo is used as it is', async () => {
  const asked: unknown[] = [];
  const { crop, used, framing, closed } = aCrop({ cutPhoto: recording(asked, part) });
  await framing();
  crop.send(use);
  await closed();
  expect([asked, used]).toEqual([[], []]);
});

it('keeps the photo if it can’t be opened', async () => {
  const { crop, used, closed } = aCrop({
    readPhoto: refuses(new Error('The source image cannot be decoded')),
  });
  await waitFor(crop, (state) => state.matches('unreadable'));
  crop.send(use);
  crop.send({ type: 'crop.cancel' });
  await closed();
  expect(used).toEqual([]);
});

it('keeps the photo and the frame if the part can’t be cut out', async () => {
  const { crop, used, framing } = aCrop({ cutPhoto: refuses(new Error('This device has no memory left')) });
  await framing();
  crop.send({ type: 'frame.move', frame: left });
  crop.send(use);
  const { context } = await waitFor(crop, (state) => state.matches({ framing: 'failed' }));
  expect([context.frame, used]).toEqual([left, []]);
  expect(crop.getSnapshot().can(use)).toBe(true);
});

it('uses nothing of a part that is cut out when it is canceled', async () => {
  const { crop, used, framing } = aCrop();
  await framing();
  crop.send({ type: 'photo.turn' });
  crop.send(use);
  crop.send({ type: 'crop.cancel' });
  expect(crop.getSnapshot().value).toBe('closed');
  await Promise.resolve();
  expect(used).toEqual([]);
});
