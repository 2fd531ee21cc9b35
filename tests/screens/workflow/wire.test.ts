import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { documentSlotMachine } from '#machines/documentSlot.ts';
import { phoneNumberMachine } from '#machines/phoneNumber.ts';
import { profileEditMachine } from '#machines/profileEdit.ts';
import { profileDocumentsMachine } from '#machines/profileDocuments.ts';
import { wire } from '#src/workflow/wire.ts';
import { aNewProfile, aPicture, failure, ids, refusal } from '#tests/machines/builders.ts';

it('hands a port its input, and a signal that aborts when its state is left', async () => {
  const seen: { input: unknown; signal: AbortSignal }[] = [];
  const actor = createActor(
    wire(phoneNumberMachine, {
      savePhone: (input, signal) => {
        seen.push({ input, signal });
        return new Promise(() => undefined);
      },
    }),
  ).start();
  actor.send({ type: 'phone.open' });
  actor.send({ type: 'phone.submit', phone: '+1 (555) 010 0199' });
  expect(seen.map(({ input, signal }) => [input, signal.aborted])).toEqual([
    [{ phone: '+1 (555) 010 0199' }, false],
  ]);
  actor.stop();
  expect(seen[0]?.signal.aborted).toBe(true);
});

it('lets a machine remember why its work failed', async () => {
  const actor = createActor(
    wire(phoneNumberMachine, { savePhone: () => Promise.reject(refusal('busy')) }),
  ).start();
  actor.send({ type: 'phone.open' });
  actor.send({ type: 'phone.submit', phone: '+1 (555) 010 0199' });
  const { context } = await waitFor(actor, (state) => state.matches('failed'));
  expect(context.failure).toEqual(failure('busy'));
});

it('connects a child machine with its own work', async () => {
  const sent: unknown[] = [];
  const documentSlot = wire(documentSlotMachine, {
    checkPicture: () => Promise.resolve(),
    uploadDocument: ({ kind, profileId }) => Promise.resolve(sent.push([kind, profileId])),
  });
  const actor = createActor(
    wire(profileEditMachine, {
      profileDocuments: wire(profileDocumentsMachine, { documentSlot }),
      updateProfile: () => Promise.resolve({ version: 2 }),
      currentProfile: () => Promise.reject(new Error('not asked for')),
    }).provide({ actions: { refresh: () => {} } }),
    { input: { profileId: ids.profile, version: 1, left: [] } },
  ).start();
  const { documents } = actor.getSnapshot().children;
  documents?.getSnapshot().children.address?.send({ type: 'document.choose', file: aPicture() });
  actor.send({ type: 'profile.save', change: aNewProfile() });
  await waitFor(actor, (state) => state.matches('saved'));
  expect(sent).toEqual([['address', ids.profile]]);
});
