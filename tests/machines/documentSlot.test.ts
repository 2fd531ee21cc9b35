import { expect, it } from 'vitest';
import { createActor, createMachine, fromPromise } from 'xstate';
import { type DocumentSlotEvent, documentSlotMachine } from '#machines/documentSlot.ts';
import {
  aLargePicture,
  aPicture,
  anUnfinished,
  failure,
  ids,
  notes,
  refusal,
  refuses,
  succeeds,
} from './builders.ts';

const choose = { type: 'document.choose', file: aPicture() } as const;
const upload = { type: 'document.upload', profileId: ids.profile } as const;
const tooLarge = refusal('fileTooLarge');
const fresh = { kind: 'address', left: null } as const;

/** A slot reports to its parent machine, so it runs inside one that listens. */
function aSlot(
  machine: typeof documentSlotMachine,
  input: { kind: 'address'; left: ReturnType<typeof anUnfinished> | null },
) {
  const told: unknown[] = [];
  const holder = createActor(
    createMachine({
      invoke: { id: 'slot', src: machine, input },
      on: { '*': { actions: ({ event }) => told.push(event) } },
    }),
  ).start();
  const slot = holder.getSnapshot().children['slot'];
  if (slot === undefined) throw new Error('The slot did not start');
  return { told, send: (event: DocumentSlotEvent) => slot.send(event), state: () => slot.getSnapshot() };
}

it('looks uploaded as soon as an image is selected', () => {
  const slot = aSlot(documentSlotMachine.provide({ actors: { checkPicture: succeeds() } }), fresh);
  slot.send(choose);
  expect(slot.state()).toMatchObject({ value: 'chosen', context: { file: choose.file, failure: null } });
  expect(slot.state().hasTag('success')).toBe(true);
});

it('accepts only PNG and JPG', () => {
  const slot = aSlot(documentSlotMachine.provide({ actors: { checkPicture: succeeds() } }), fresh);
  slot.send({ type: 'document.choose', file: aPicture('scan.pdf', 'application/pdf') });
  expect(slot.state()).toMatchObject({
    value: 'refused',
    context: { file: null, failure: failure('notAnImage') },
  });
});

it('refuses a file whose bytes are no picture, also one that replaces a picture', async () => {
  const outcomes = [Promise.resolve(), Promise.reject(refusal('notAnImage'))];
  const checkPicture = fromPromise<void, { file: File }>(() => outcomes.shift() ?? Promise.resolve());
  const slot = aSlot(documentSlotMachine.provide({ actors: { checkPicture } }), fresh);
  slot.send(choose);
  expect(slot.state().value).toBe('chosen');
  slot.send({ type: 'document.choose', file: aPicture('renamed.png') });
  await expect.poll(() => slot.state().value).toBe('refused');
  expect(slot.state().context).toMatchObject({ file: null, failure: failure('notAnImage') });
});

it('promises nothing for a photo over the limit until it is made smaller, and refuses it if that is impossible', async () => {
  const smaller = aPicture('photo.jpg', 'image/jpeg');
  const outcomes = [Promise.resolve(smaller), Promise.reject(tooLarge)];
  const shrinkPicture = fromPromise<File, { file: File }>(() => outcomes.shift() ?? Promise.resolve(smaller));
  const slot = aSlot(
    documentSlotMachine.provide({ actors: { checkPicture: succeeds(), shrinkPicture } }),
    fresh,
  );
  const large = { type: 'document.choose', file: aLargePicture() } as const;
  slot.send(large);
  expect(slot.state().hasTag('success')).toBe(false);
  await expect.poll(() => slot.state().value).toBe('chosen');
  expect(slot.state().context).toMatchObject({ file: smaller });
  slot.send(large);
  await expect.poll(() => slot.state().value).toBe('refused');
  expect(slot.state().context).toMatchObject({
    file: null,
    chosenBytes: large.file.size,
    failure: failure('fileTooLarge'),
  });
});

it('uploads the part of a photo that was cropped, and says what was done to it', async () => {
  const asked: unknown[] = [];
  const part = aPicture('part.png');
  const slot = aSlot(
    documentSlotMachine.provide({ actors: { checkPicture: succeeds(), uploadDocument: notes(asked) } }),
    fresh,
  );
  slot.send(choose);
  const edits = [false, true, false].map((cropped) => {
    slot.send({ type: 'document.crop', file: part, cropped });
    return slot.state().context.edited;
  });
  expect(edits).toEqual(['turned', 'cropped', 'cropped']);
  slot.send(upload);
  await expect.poll(() => slot.state().value).toBe('uploaded');
  expect(asked).toEqual([{ kind: 'address', profileId: ids.profile, file: part }]);
  slot.send(choose);
  expect(slot.state().context.edited).toBeNull();
});

it('crops a photo whose upload failed, and no photo that is uploading or uploaded', async () => {
  const slot = aSlot(
    documentSlotMachine.provide({ actors: { checkPicture: succeeds(), uploadDocument: succeeds() } }),
    { kind: 'address', left: anUnfinished() },
  );
  const crop = { type: 'document.crop', file: aPicture('part.png'), cropped: true } as const;
  slot.send(crop);
  expect(slot.state()).toMatchObject({ value: 'chosen', context: { file: crop.file, failure: null } });
  slot.send(upload);
  slot.send({ ...crop, file: aPicture('late.png') });
  await expect.poll(() => slot.state().value).toBe('uploaded');
  slot.send({ ...crop, file: aPicture('later.png') });
  expect(slot.state()).toMatchObject({ value: 'uploaded', context: { file: crop.file } });
});

it("uploads the selected image under the profile's id when the profile is saved", async () => {
  const asked: unknown[] = [];
  const slot = aSlot(
    documentSlotMachine.provide({ actors: { checkPicture: succeeds(), uploadDocument: notes(asked) } }),
    fresh,
  );
  slot.send(choose);
  slot.send(upload);
  await expect.poll(() => slot.state().value).toBe('uploaded');
  expect(asked).toEqual([{ kind: 'address', profileId: ids.profile, file: choose.file }]);
  expect(slot.told).toEqual([{ type: 'document.settled', kind: 'address', unfinished: null }]);
});

it('shows the error after a failed upload, keeps the image, and says what is missing', async () => {
  const slot = aSlot(
    documentSlotMachine.provide({ actors: { checkPicture: succeeds(), uploadDocument: refuses(tooLarge) } }),
    fresh,
  );
  slot.send(choose);
  slot.send(upload);
  await expect.poll(() => slot.state().value).toBe('failed');
  expect(slot.told).toEqual([
    {
      type: 'document.settled',
      kind: 'address',
      unfinished: { kind: 'address', file: choose.file, failure: failure('fileTooLarge') },
    },
  ]);
});

it('lets a later upload replace an error and a success', async () => {
  const slot = aSlot(
    documentSlotMachine.provide({ actors: { checkPicture: succeeds(), uploadDocument: succeeds() } }),
    {
      kind: 'address',
      left: anUnfinished(),
    },
  );
  expect(slot.state().value).toBe('failed');
  slot.send(choose);
  expect(slot.state().value).toBe('chosen');
  slot.send(upload);
  await expect.poll(() => slot.state().value).toBe('uploaded');
  slot.send(choose);
  expect(slot.state().value).toBe('chosen');
});

it('reports back immediately if it has nothing to upload', () => {
  const slot = aSlot(documentSlotMachine.provide({ actors: { checkPicture: succeeds() } }), fresh);
  slot.send(upload);
  expect(slot.told).toEqual([{ type: 'document.settled', kind: 'address', unfinished: null }]);
});
