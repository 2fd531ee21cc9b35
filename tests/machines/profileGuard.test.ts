import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { profileGuardMachine } from '#machines/profileGuard.ts';
import { answers, ids, notes, refusal, refuses, succeeds } from './builders.ts';

const consumer = { variant: 'b2c', wasSentHere: false } as const;

it('lets a business create any number of profiles without asking', () => {
  const actor = createActor(profileGuardMachine, { input: { variant: 'b2b', wasSentHere: false } }).start();
  expect(actor.getSnapshot().value).toBe('allowed');
});

it('lets a consumer without a profile create one', async () => {
  const actor = createActor(
    profileGuardMachine.provide({ actors: { findProfile: answers<string | null, undefined>(null) } }),
    {
      input: consumer,
    },
  ).start();
  await waitFor(actor, (state) => state.matches('allowed'));
});

it('sends a consumer who has a profile to that profile and explains why', async () => {
  const opened: unknown[] = [];
  const actor = createActor(
    profileGuardMachine.provide({
      actors: { findProfile: answers<string | null, undefined>(ids.profile), openExisting: notes(opened) },
    }),
    { input: consumer },
  ).start();
  await waitFor(actor, (state) => state.matches('explaining'));
  expect(opened).toEqual([{ profileId: ids.profile }]);
});

it('leads from the explanation to the dashboard', async () => {
  const actor = createActor(profileGuardMachine.provide({ actors: { openDashboard: succeeds() } }), {
    input: { variant: 'b2c', wasSentHere: true },
  }).start();
  actor.send({ type: 'dashboard.open' });
  await waitFor(actor, (state) => state.matches('left'));
});

it('shows no form while it is unknown whether there is a profile', async () => {
  const actor = createActor(
    profileGuardMachine.provide({ actors: { findProfile: refuses(refusal('busy')) } }),
    {
      input: consumer,
    },
  ).start();
  await waitFor(actor, (state) => state.matches('failed'));
  actor.send({ type: 'check.retry' });
  expect(actor.getSnapshot().value).toBe('checking');
});
