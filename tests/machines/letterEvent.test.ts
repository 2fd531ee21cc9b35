import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { letterEventMachine } from '#machines/letterEvent.ts';
import { answers, aPicture, failure, ids, notes, recording, refusal, refuses } from './builders.ts';

const input = { profileId: ids.profile, replaces: null };
const mailed: DisputeEvent = {
  kind: 'mailed',
  on: '2026-10-05',
  letters: [ids.session],
  way: 'certified',
  tracking: '94071',
  basis: 'receipt',
  files: [],
};
const noAnswer: DisputeEvent = { kind: 'nothingCame', on: '2026-11-21', letters: [ids.session] };
const save = { type: 'event.save', events: [mailed] } as const;
const choose = { type: 'file.choose', file: aPicture('receipt.png') } as const;

it('records once what is saved twice', async () => {
  const asked: unknown[] = [];
  const actor = createActor(letterEventMachine.provide({ actors: { recordDisputeEvent: notes(asked) } }), {
    input,
  }).start();
  actor.send(save);
  actor.send(save);
  await waitFor(actor, (state) => state.matches('recorded'));
  expect(asked).toEqual([{ ...input, events: [mailed] }]);
});

it('adds the uploaded photo to what can have one, and names the entry that it corrects', async () => {
  const [uploads, records]: [unknown[], unknown[]] = [[], []];
  const actor = createActor(
    letterEventMachine.provide({
      actors: {
        uploadDisputeFile: recording(uploads, { id: ids.other }),
        recordDisputeEvent: notes(records),
      },
    }),
    { input: { ...input, replaces: ids.older } },
  ).start();
  actor.send(choose);
  actor.send({ type: 'event.save', events: [mailed, noAnswer] });
  await waitFor(actor, (state) => state.matches('recorded'));
  expect(uploads).toEqual([{ profileId: ids.profile, file: choose.file }]);
  expect(records).toEqual([
    { ...input, replaces: ids.older, events: [{ ...mailed, files: [ids.other] }, noAnswer] },
  ]);
});

it('keeps everything after a failure and doesn’t upload the photo again', async () => {
  const uploads: unknown[] = [];
  let tries = 0;
  const actor = createActor(
    letterEventMachine.provide({
      actors: {
        uploadDisputeFile: recording(uploads, { id: ids.other }),
        recordDisputeEvent: fromPromise(async () => {
          tries += 1;
          if (tries === 1) throw refusal('busy');
        }),
      },
    }),
    { input },
  ).start();
  actor.send(choose);
  actor.send(save);
  const failed = await waitFor(actor, (state) => state.matches({ open: 'failed' }));
  expect(failed.context).toMatchObject({ file: choose.file, events: [mailed], failure: failure('busy') });
  actor.send(save);
  await waitFor(actor, (state) => state.matches('recorded'));
  expect(uploads).toHaveLength(1);
});

it('uploads another photo that was chosen after a failure', async () => {
  const uploads: unknown[] = [];
  const actor = createActor(
    letterEventMachine.provide({
      actors: {
        uploadDisputeFile: recording(uploads, { id: ids.other }),
        recordDisputeEvent: refuses(refusal('busy')),
      },
    }),
    { input },
  ).start();
  for (const event of [choose, save] as const) actor.send(event);
  await waitFor(actor, (state) => state.matches({ open: 'failed' }));
  for (const event of [choose, save] as const) actor.send(event);
  await waitFor(actor, (state) => state.matches({ open: 'failed' }));
  expect(uploads).toHaveLength(2);
});

it('records nothing if the photo can’t be uploaded', async () => {
  const actor = createActor(
    letterEventMachine.provide({ actors: { uploadDisputeFile: refuses(refusal('notAnImage')) } }),
    { input },
  ).start();
  actor.send(choose);
  actor.send(save);
  const { context } = await waitFor(actor, (state) => state.matches({ open: 'failed' }));
  expect(context.failure).toEqual(failure('notAnImage'));
});

it.each(['image/png', 'image/jpeg', 'application/pdf'])('takes %s', (type) => {
  const actor = createActor(letterEventMachine, { input }).start();
  actor.send({ type: 'file.choose', file: aPicture('receipt', type) });
  expect(actor.getSnapshot().context.file).not.toBeNull();
});

it('discards a file of another kind and says so', () => {
  const actor = createActor(letterEventMachine, { input }).start();
  actor.send(choose);
  actor.send({ type: 'file.choose', file: aPicture('receipt.txt', 'text/plain') });
  expect(actor.getSnapshot().matches({ open: 'refused' })).toBe(true);
  expect(actor.getSnapshot().context.file).toBeNull();
});

it('saves without a photo that was removed', async () => {
  const records: unknown[] = [];
  const actor = createActor(
    letterEventMachine.provide({
      actors: { uploadDisputeFile: answers({ id: ids.other }), recordDisputeEvent: notes(records) },
    }),
    { input },
  ).start();
  actor.send(choose);
  actor.send({ type: 'file.discard' });
  actor.send(save);
  await waitFor(actor, (state) => state.matches('recorded'));
  expect(records).toEqual([{ ...input, events: [mailed] }]);
});
