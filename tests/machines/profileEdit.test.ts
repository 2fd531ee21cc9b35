import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { documentSlotMachine } from '#machines/documentSlot.ts';
import { profileDocumentsMachine } from '#machines/profileDocuments.ts';
import { profileEditMachine } from '#machines/profileEdit.ts';
import {
  aNewProfile,
  aPicture,
  anUnfinished,
  failure,
  ids,
  notes,
  refusal,
  refuses,
  succeeds,
} from './builders.ts';

const change = aNewProfile({ city: 'Dallas' });
const save = { type: 'profile.save', change } as const;
const nothingLeft = { profileId: ids.profile, left: [] };
const oneLeft = { profileId: ids.profile, left: [anUnfinished()] };

const slots = (machine: typeof documentSlotMachine) =>
  profileDocumentsMachine.provide({ actors: { documentSlot: machine } });

it("saves only what changed, then the documents, then reloads the page's data", async () => {
  const asked: unknown[] = [];
  let refreshed = 0;
  const actor = createActor(
    profileEditMachine.provide({
      actors: { updateProfile: notes(asked) },
      actions: { refresh: () => void (refreshed += 1) },
    }),
    { input: nothingLeft },
  ).start();
  actor.send({ type: 'form.change' });
  actor.send(save);
  await waitFor(actor, (state) => state.matches('saved'));
  expect(asked).toEqual([{ profileId: ids.profile, change }]);
  expect(refreshed).toBe(1);
  expect(actor.getSnapshot().hasTag('unsaved')).toBe(false);
});

it('keeps what was typed and says why if the save fails', async () => {
  const actor = createActor(
    profileEditMachine.provide({ actors: { updateProfile: refuses(refusal('invalid')) } }),
    {
      input: nothingLeft,
    },
  ).start();
  actor.send(save);
  const { context } = await waitFor(actor, (state) => state.matches('failed'));
  expect(context.failure).toEqual(failure('invalid'));
  expect(actor.getSnapshot().hasTag('unsaved')).toBe(true);
});

it('names the documents that could not be uploaded', async () => {
  const actor = createActor(
    profileEditMachine.provide({
      actors: {
        updateProfile: succeeds(),
        profileDocuments: slots(
          documentSlotMachine.provide({ actors: { uploadDocument: refuses(refusal('fileTooLarge')) } }),
        ),
      },
      actions: { refresh: () => {} },
    }),
    { input: nothingLeft },
  ).start();
  const picture = aPicture();
  actor
    .getSnapshot()
    .children.documents?.getSnapshot()
    .children.address?.send({ type: 'document.choose', file: picture });
  actor.send(save);
  const { context } = await waitFor(actor, (state) => state.matches('incomplete'));
  expect(context.unfinished).toEqual([anUnfinished({ file: picture })]);
});

it("accepts documents that could not be uploaded during the profile's creation", async () => {
  const actor = createActor(
    profileEditMachine.provide({
      actors: {
        updateProfile: succeeds(),
        profileDocuments: slots(documentSlotMachine.provide({ actors: { uploadDocument: succeeds() } })),
      },
      actions: { refresh: () => {} },
    }),
    { input: oneLeft },
  ).start();
  expect(actor.getSnapshot().value).toBe('incomplete');
  actor.send(save);
  const { context } = await waitFor(actor, (state) => state.matches('saved'));
  expect(context.unfinished).toEqual([]);
});
