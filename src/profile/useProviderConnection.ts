import { useRouter } from '@tanstack/react-router';

import type { ActorRefFrom } from 'xstate';
import type { Credit } from '#contract/profiles.ts';
import { connectProvider, logoutCalls, refreshReport } from '#contract/providers.ts';
import type { ClientWork } from '#contract/clientWork.ts';
import { providerConnectionMachine } from '#machines/providerConnection.ts';
import type { Connected } from '#machines/providerConnectionParts.ts';
import { perform } from '#src/api/perform.ts';
import { followedWork } from '#src/repair/followedWorkActor.ts';
import { letterCheck } from '#src/repair/letterCheckActor.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type ProviderConnection = ActorRefFrom<typeof providerConnectionMachine>;

const wired = wire(providerConnectionMachine, {
  letterCheck,
  followedWork,
  connectProvider: ({ profileId, provider, credentials }, signal) =>
    perform(connectProvider, { params: { profileId, provider }, body: credentials, signal }),
  refreshReport: ({ profileId, ...body }, signal) =>
    perform(refreshReport, { params: { profileId }, body, signal }),
  logout: async ({ profileId, connection }, signal) => {
    if (connection !== null) await perform(logoutCalls[connection.provider], { body: { profileId }, signal });
  },
});

function connectionOf({ creditType, connection }: Credit): Connected | null {
  return creditType === null || connection === null ? null : { provider: creditType, account: connection };
}

/**
 * A profile's connection to its provider. The page is reloaded whenever it changes. An import among the work that was begun
 * before the page opened is followed until it is over.
 */
export function useProviderConnection(
  profileId: string,
  credit: Credit,
  begun: readonly ClientWork[],
): ProviderConnection {
  const router = useRouter();
  const logic = wired.provide({ actions: { refresh: () => void router.invalidate() } });
  const work = begun.find(({ kind }) => kind !== 'letters') ?? null;
  return useWorkflow(logic, { input: { profileId, connection: connectionOf(credit), work } });
}
