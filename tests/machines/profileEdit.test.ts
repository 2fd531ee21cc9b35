import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ProfileDetail } from '#contract/profiles.ts';
import type { ProfileChange } from '#contract/profileInput.ts';
import { documentSlotMachine } from '#machines/documentSlot.ts';
import { profileDocumentsMachine } from '#machines/profileDocuments.ts';
import { profileEditMachine } from '#machines/profileEdit.ts';
import { profile } from '#tests/screens/profile/profiles.ts';
import { aNewProfile, aPicture, anUnfinished, failure, ids, refusal, refuses, succeeds } from './builders.ts';

const change = aNewProfile({ city: 'Dallas' });
const save = { type: 'profile.save', change } as const;
const nothingLeft = { profileId: ids.profile, version: 3, left: [] };
const oneLeft = { profileId: ids.profile, version: 3, left: [anUnfinished()] };

interface Saving {
  profileId: string;
  change: ProfileChange;
}
/** Saves over version 3 as version 4, and refuses what is based on anything else. */
const saves = (asked: unknown[] = [], current = 3) =>
  fromPromise<{ version: number | null }, Saving>(async ({ input }) => {
    asked.push(input);
    if (input.change.basedOn !== current) throw refusal('changedMeanwhile');
    return { version: current + 1 };
  });
const loads = (profile: ProfileDetail) =>
  fromPromise<ProfileDetail, { profileId: string }>(() => Promise.resolve(profile));

const slots = (machine: typeof documentSlotMachine) =>
  profileDocumentsMachine.provide({ actors: { documentSlot: machine } });

it("saves only what changed, then the documents, then reloads the page's data", async () => {
  const asked: unknown[] = [];
  let refreshed = 0;
  const actor = createActor(
    profileEditMachine.provide({
      actors: { updateProfile: saves(asked) },
      actions: { refresh: () => void (refreshed += 1) },
    }),
    { input: nothingLeft },
  ).start();
  actor.send({ type: 'form.change' });
  actor.send(save);
  await waitFor(actor, (state) => state.matches('saved'));
  expect(asked).toEqual([{ profileId: ids.profile, change: { ...change, basedOn: 3 } }]);
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
        updateProfile: saves(),
        profileDocuments: slots(
          documentSlotMachine.provide({
            actors: { checkPicture: succeeds(), uploadDocument: refuses(refusal('fileTooLarge')) },
          }),
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
        updateProfile: saves(),
        profileDocuments: slots(
          documentSlotMachine.provide({ actors: { checkPicture: succeeds(), uploadDocument: succeeds() } }),
        ),
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

it('loads what someone else has saved first, and saves over it only what the person then chooses', async () => {
  const asked: unknown[] = [];
  const theirs = { ...profile, version: 7, city: 'Laredo' };
  const actor = createActor(
    profileEditMachine.provide({
      actors: { updateProfile: saves(asked, 7), currentProfile: loads(theirs) },
      actions: { refresh: () => {} },
    }),
    { input: nothingLeft },
  ).start();
  actor.send(save);
  const { context } = await waitFor(actor, (state) => state.matches('choosing'));
  expect(context.theirs).toBe(theirs);
  expect(actor.getSnapshot().hasTag('unsaved')).toBe(true);
  actor.send(save);
  await waitFor(actor, (state) => state.matches('saved'));
  expect(asked).toEqual(
    [3, 7].map((basedOn) => ({ profileId: ids.profile, change: { ...change, basedOn } })),
  );
  expect(actor.getSnapshot().context).toMatchObject({ version: 8, theirs: null });
});

it('asks again if the person goes back to the form and saves it', async () => {
  const asked: unknown[] = [];
  const theirs = { ...profile, version: 7, city: 'Laredo' };
  const actor = createActor(
    profileEditMachine.provide({
      actors: { updateProfile: saves(asked, 7), currentProfile: loads(theirs) },
      actions: { refresh: () => {} },
    }),
    { input: nothingLeft },
  ).start();
  actor.send(save);
  await waitFor(actor, (state) => state.matches('choosing'));
  actor.send({ type: 'choice.dismiss' });
  actor.send(save);
  await waitFor(actor, (state) => state.matches('choosing'));
  expect(asked).toEqual(
    [3, 3].map((basedOn) => ({ profileId: ids.profile, change: { ...change, basedOn } })),
  );
});
