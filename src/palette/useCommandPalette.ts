import type { ActorRefFrom } from 'xstate';
import { listProfiles } from '#contract/profiles.ts';
import { commandPaletteMachine } from '#machines/commandPalette.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type CommandPalette = ActorRefFrom<typeof commandPaletteMachine>;

/** How many clients are listed. */
const limit = '8';

const wired = wire(commandPaletteMachine, {
  findClients: async ({ search }, signal) => {
    const query = {
      ...(search !== '' && { search }),
      limit,
      sort: 'name' as const,
      uncounted: 'true' as const,
    };
    return (await perform(listProfiles, { query, signal })).results;
  },
});

export const useCommandPalette = (hasClients: boolean): CommandPalette =>
  useWorkflow(wired, { input: { hasClients } });
