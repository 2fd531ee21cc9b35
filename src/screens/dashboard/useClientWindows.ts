import type { ActorRefFrom } from 'xstate';
import { rowsInWindow } from '#contract/limits.ts';
import { listProfiles } from '#contract/profiles.ts';
import type { ClientQuery } from '#machines/clientQuery.ts';
import { clientWindowsMachine } from '#machines/clientWindows.ts';
import type { Input } from '#machines/clientWindowsParts.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type ClientWindows = ActorRefFrom<typeof clientWindowsMachine>;

/** A query as the call takes it; what is not given is left out. */
const asked = ({ search, status, sort, descending }: ClientQuery) => ({
  ...(search !== '' && { search }),
  ...(status !== null && { status }),
  sort: sort === 'date' ? sort : ('name' as const),
  ...(descending && { descending: 'true' as const }),
});

const wired = wire(clientWindowsMachine, {
  loadWindow: async ({ query, place }, signal) => {
    const part = { offset: String(place * rowsInWindow), limit: String(rowsInWindow) };
    const list = { ...asked(query), ...part, uncounted: 'true' as const, standings: 'true' as const };
    return { place, rows: (await perform(listProfiles, { query: list, signal })).results };
  },
  countClients: async ({ query }, signal) =>
    (await perform(listProfiles, { query: { ...asked(query), limit: '0' }, signal })).total ?? 0,
});

export const useClientWindows = (input: Input): ClientWindows => useWorkflow(wired, { input });
