import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { documentSlotMachine } from '#machines/documentSlot.ts';
import { profileCreationMachine } from '#machines/profileCreation.ts';
import { profileDocumentsMachine } from '#machines/profileDocuments.ts';
import { done, thrown, untaken } from '#tests/support/transitions.ts';
import {
  aNewProfile,
  aPicture,
  answers,
  anUnfinished,
  failure,
  ids,
  notes,
  recording,
  refusal,
  refuses,
} from './builders.ts';

const input = { idempotencyKey: 'visit-1' };
const save = { type: 'profile.save', profile: aNewProfile() } as const;

it('takes every transition it declares', () => {
  const user = [{ type: 'form.change' }, save, { type: 'profile.open' }] as const;
  const world = [
    done('createProfile', { id: ids.profile }),
    thrown('createProfile', refusal('unexpected')),
    { type: 'documents.settled', unfinished: [] } as const,
    done('openProfile'),
    thrown('openProfile', new Error('offline')),
  ];
  expect(untaken(profileCreationMachine, [input], [...user, ...world])).toEqual([]);
});

const failingSlots = profileDocumentsMachine.provide({
  actors: {
    documentSlot: documentSlotMachine.provide({
      actors: { uploadDocument: refuses(refusal('fileTooLarge')) },
    }),
  },
});

it('creates the profile, sends the documents under its id, then opens its page', async () => {
  const created: unknown[] = [];
  const opened: unknown[] = [];
  const actor = createActor(
    profileCreationMachine.provide({
      actors: {
        createProfile: recording(created, { id: ids.profile }),
        openProfile: notes(opened),
      },
    }),
    { input },
  ).start();
  actor.send({ type: 'form.change' });
  expect(actor.getSnapshot().hasTag('unsaved')).toBe(true);
  actor.send(save);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await waitFor(actor, (state) => state.matches('opened'));
  expect(created).toEqual([{ profile: save.profile, idempotencyKey: 'visit-1' }]);
  expect(opened).toEqual([{ profileId: ids.profile, left: [] }]);
});

it('leaves the profile in place when an upload fails, and opens its page with what is missing', async () => {
  const opened: unknown[] = [];
  const actor = createActor(
    profileCreationMachine.provide({
      actors: {
        profileDocuments: failingSlots,
        createProfile: answers({ id: ids.profile }),
        openProfile: notes(opened),
      },
    }),
    { input },
  ).start();
  const picture = aPicture();
  actor
    .getSnapshot()
    .children.documents?.getSnapshot()
    .children.address?.send({ type: 'document.choose', file: picture });
  actor.send(save);
  await waitFor(actor, (state) => state.matches('opened'));
  expect(opened).toEqual([{ profileId: ids.profile, left: [anUnfinished({ file: picture })] }]);
});

it('keeps the form open with the reason after a save that failed, and sends the same key again', async () => {
  const failing = createActor(
    profileCreationMachine.provide({ actors: { createProfile: refuses(refusal('unexpected')) } }),
    { input },
  ).start();
  failing.send(save);
  const { context } = await waitFor(failing, (state) => state.matches('failed'));
  expect(context.failure).toEqual(failure('unexpected'));
  expect(context.idempotencyKey).toBe('visit-1');
  expect(failing.getSnapshot().can(save)).toBe(true);
});

it('may be left without a question only before anything was typed', () => {
  const actor = createActor(profileCreationMachine, { input }).start();
  expect(actor.getSnapshot().hasTag('unsaved')).toBe(false);
  actor.send({ type: 'form.change' });
  expect(actor.getSnapshot().hasTag('unsaved')).toBe(true);
});
