import { useNavigate } from '@tanstack/react-router';

import type { ActorRefFrom } from 'xstate';
import { listProfiles } from '#contract/profiles.ts';
import type { Variant } from '#contract/shapes.ts';
import { profileGuardMachine } from '#machines/profileGuard.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type ProfileGuard = ActorRefFrom<typeof profileGuardMachine>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set on the way from the create page to the profile a consumer already has. */
    secondProfile?: boolean;
  }
}

/** The rule that a consumer has one profile, on the create page and on the page it leads to. */
export function useProfileGuard(variant: Variant, wasSentHere: boolean): ProfileGuard {
  const navigate = useNavigate();
  const wired = wire(profileGuardMachine, {
    findProfile: async (_input, signal) => {
      const { results } = await perform(listProfiles, { signal });
      return results[0]?.id ?? null;
    },
    openExisting: (params) =>
      navigate({
        to: '/edit-profile/$profileId',
        params,
        state: { secondProfile: true },
        replace: true,
      }),
    openDashboard: () => navigate({ to: '/home', replace: true }),
  });
  return useWorkflow(wired, { input: { variant, wasSentHere } });
}
