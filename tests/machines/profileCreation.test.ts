import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { documentSlotMachine } from '#machines/documentSlot.ts';
import { profileCreationMachine } from '#machines/profileCreation.ts';
import { profileDocumentsMachine } from '#machines/profileDocuments.ts';
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
  succeeds,
} from './builders.ts';

const input = { idempotencyKey: 'visit-1', left: 'nothing' } as const;
const type = { type: 'form.change' } as const;
const save = { type: 'profile.save', profile: aNewProfile() } as const;

const failingSlots = profileDocumentsMachine.provide({
  actors: {
    documentSlot: documentSlotMachine.provide({
      actors: { checkPicture: succeeds(), uploadDocument: refuses(refusal('fileTooLarge')) },
    }),
  },
});

it('creates the profile, uploads the documents under its id, then opens its page', async () => {
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
  actor.send(type);
  expect(actor.getSnapshot().hasTag('unsaved')).toBe(true);
  actor.send(save);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await waitFor(actor, (state) => state.matches('opened'));
  expect(created).toEqual([{ profile: save.profile, idempotencyKey: 'visit-1' }]);
  expect(opened).toEqual([{ profileId: ids.profile, left: [] }]);
});

it('keeps the profile if an upload fails, and opens its page with what is missing', async () => {
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
  actor.send(type);
  actor.send(save);
  await waitFor(actor, (state) => state.matches('opened'));
  expect(opened).toEqual([{ profileId: ids.profile, left: [anUnfinished({ file: picture })] }]);
});

it('keeps the form open with the reason after a failed save, and sends the same key again', async () => {
  const failing = createActor(
    profileCreationMachine.provide({ actors: { createProfile: refuses(refusal('invalid')) } }),
    { input },
  ).start();
  failing.send(type);
  failing.send(save);
  const { context } = await waitFor(failing, (state) => state.matches('failed'));
  expect(context.failure).toEqual(failure('invalid'));
  expect(context.idempotencyKey).toBe('visit-1');
  expect(failing.getSnapshot().can(save)).toBe(true);
});

it('can be left without confirmation only before anything was typed, when there is nothing to save either', () => {
  const actor = createActor(profileCreationMachine, { input }).start();
  expect(actor.getSnapshot().hasTag('unsaved')).toBe(false);
  expect(actor.getSnapshot().can(save)).toBe(false);
  actor.send(type);
  expect(actor.getSnapshot().hasTag('unsaved')).toBe(true);
});

function recovering(
  found: string | null | Error,
  left: 'sent' | 'nothing' = 'sent',
  lost: Error = new TypeError('The connection was lost'),
) {
  const opened: unknown[] = [];
  const actor = createActor(
    profileCreationMachine.provide({
      actors: {
        createProfile: refuses(lost),
        createdProfile: found instanceof Error ? refuses(found) : answers(found),
        openProfile: notes(opened),
      },
    }),
    { input: { ...input, left } },
  ).start();
  return { actor, opened };
}

it('opens the profile created by a Save whose reply was lost in a reload, and sends nothing again', async () => {
  const { actor, opened } = recovering(ids.profile);
  await waitFor(actor, (state) => state.matches('opened'));
  expect(opened).toEqual([{ profileId: ids.profile, left: [] }]);
});

it('continues with what was typed if the interrupted Save created nothing', async () => {
  const { actor } = recovering(null);
  const state = await waitFor(actor, (current) => current.matches('changed'));
  expect([state.hasTag('unsaved'), state.can(save)]).toEqual([true, true]);
});

it('allows no saving while the outcome of a Save is unknown', async () => {
  const { actor } = recovering(new Error('offline'));
  const state = await waitFor(actor, (current) => current.matches('unknown'));
  expect([state.can(save), state.can({ type: 'recovery.retry' })]).toEqual([false, true]);
});

it('asks for the outcome of a Save whose reply was lost, before it says that it failed', async () => {
  const lost = recovering(null, 'nothing').actor;
  lost.send(type);
  lost.send(save);
  const { context } = await waitFor(lost, (state) => state.matches('notSaved'));
  expect(context.failure).toEqual({ ...failure('unexpected'), unanswered: 'connection' });
  const made = recovering(ids.profile, 'nothing');
  made.actor.send(type);
  made.actor.send(save);
  await waitFor(made.actor, (state) => state.matches('opened'));
  expect(made.opened).toEqual([{ profileId: ids.profile, left: [] }]);
});

it('asks the same if the store became unavailable during the Save', async () => {
  const { actor, opened } = recovering(ids.profile, 'nothing', refusal('unavailable'));
  actor.send(type);
  actor.send(save);
  await waitFor(actor, (state) => state.matches('opened'));
  expect(opened).toEqual([{ profileId: ids.profile, left: [] }]);
});
