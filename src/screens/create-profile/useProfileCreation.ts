import { useNavigate } from '@tanstack/react-router';

import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { CallError } from '#contract/failures.ts';
import { createdProfile, createProfile } from '#contract/profiles.ts';
import { profileCreationMachine } from '#machines/profileCreation.ts';
import { perform } from '#src/api/perform.ts';
import {
  dropDraft,
  keepDraft,
  type ProfileCreationDraft,
  profileCreationSlot,
  readDraft,
} from '#src/browser/drafts.ts';
import { profileDocuments } from '#src/profile/documentActors.ts';
import { keepPendingUploads } from '#src/profile/pendingUploads.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export interface ProfileCreation {
  readonly creation: ActorRefFrom<typeof profileCreationMachine>;
  /** What a reload restored; null on an ordinary visit. */
  readonly restored: ProfileCreationDraft['fields'] | null;
  /** Stores what was typed for a reload, as far as that is allowed. */
  readonly keep: (fields: ProfileCreationDraft['fields']) => void;
  readonly forget: () => void;
}

const leftBy = (draft: ProfileCreationDraft | null) => {
  if (draft === null) return 'nothing';
  return draft.sent ? 'sent' : 'typed';
};

/** Creates one profile: one key for the visit and its reloads, so that no Save can create a second one. */
export function useProfileCreation(userId: string): ProfileCreation {
  const navigate = useNavigate();
  const slot = profileCreationSlot(userId);
  const [draft] = useState(() => readDraft(slot));
  const [idempotencyKey] = useState(() => draft?.idempotencyKey ?? crypto.randomUUID());
  const keepAs = (sent: boolean, fields: ProfileCreationDraft['fields']) =>
    keepDraft(slot, { idempotencyKey, sent, fields });

  const creation = useWorkflow(
    wire(profileCreationMachine, {
      profileDocuments,
      createdProfile: async (_input, signal) => {
        const { id } = await perform(createdProfile, { params: { key: idempotencyKey }, signal });
        return id;
      },
      createProfile: async ({ profile }, signal) => {
        keepAs(true, profile);
        try {
          return await perform(createProfile, { body: profile, idempotencyKey, signal });
        } catch (error) {
          // The server refused; anything else leaves it open whether the profile was created.
          if (error instanceof CallError) keepAs(false, profile);
          throw error;
        }
      },
      openProfile: async ({ profileId, left }) => {
        dropDraft(slot);
        keepPendingUploads(profileId, left);
        await navigate({ to: '/edit-profile/$profileId', params: { profileId }, replace: true });
      },
    }),
    { input: { idempotencyKey, left: leftBy(draft) } },
  );
  return {
    creation,
    restored: draft?.fields ?? null,
    keep: (fields) => keepAs(false, fields),
    forget: () => dropDraft(slot),
  };
}
