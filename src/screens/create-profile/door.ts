import { useNavigate } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { createProfile } from '#contract/profiles.ts';
import type { Unfinished } from '#machines/documentSlot.ts';
import { profileCreationMachine } from '#machines/profileCreation.ts';
import { perform } from '#src/api/perform.ts';
import { profileDocuments } from '#src/profile/documentsDoor.ts';
import { handOver } from '#src/profile/handover.ts';

export type ProfileCreation = ActorRefFrom<typeof profileCreationMachine>;

const wired = profileCreationMachine.provide({
  actors: {
    profileDocuments,
    createProfile: fromPromise(({ input: { profile, idempotencyKey }, signal }) =>
      perform(createProfile, { body: profile, idempotencyKey, signal }),
    ),
  },
});

/** The creation of one profile: one key for the visit, so that pressing Save again cannot make a second one. */
export function useProfileCreation(): ProfileCreation {
  const navigate = useNavigate();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const openProfile = fromPromise<void, { profileId: string; left: readonly Unfinished[] }>(
    async ({ input: { profileId, left } }) => {
      handOver(profileId, left);
      await navigate({ to: '/edit-profile/$profileId', params: { profileId }, replace: true });
    },
  );
  return useActorRef(wired.provide({ actors: { openProfile } }), { input: { idempotencyKey } });
}
