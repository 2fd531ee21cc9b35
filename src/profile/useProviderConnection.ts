import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type Credit, profileDetails } from '#contract/profiles.ts';
import { connectProvider, logoutCalls, refreshReport } from '#contract/providers.ts';
import type { ClientWork } from '#contract/clientWork.ts';
import { creditReports } from '#contract/reports.ts';
import { providerConnectionMachine } from '#machines/providerConnection.ts';
import type { Connected } from '#machines/providerConnectionParts.ts';
import { type KeptKeys, underKey } from '#src/api/keptKeys.ts';
import { perform } from '#src/api/perform.ts';
import { followedWork } from '#src/repair/followedWorkActor.ts';
import { letterCheck } from '#src/repair/letterCheckActor.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type ProviderConnection = ActorRefFrom<typeof providerConnectionMachine>;

const workIn = (all: readonly ClientWork[]) => all.find(({ kind }) => kind !== 'letters') ?? null;

/** A press whose answer is lost, and the next one like it, are one request: they import one report. */
const wiredWith = (keys: KeptKeys) =>
  wire(providerConnectionMachine, {
    letterCheck,
    followedWork,
    connectProvider: ({ profileId, provider, credentials }, signal) =>
      underKey(keys, JSON.stringify([provider, credentials]), (idempotencyKey) =>
        perform(connectProvider, {
          params: { profileId, provider },
          body: credentials,
          idempotencyKey,
          signal,
        }),
      ),
    refreshReport: ({ profileId, ...body }, signal) =>
      underKey(keys, JSON.stringify(['refresh', body]), (idempotencyKey) =>
        perform(refreshReport, { params: { profileId }, body, idempotencyKey, signal }),
      ),
    findConnection: async (params, signal) => {
      const [{ credit }, { results, work = [] }] = await Promise.all([
        perform(profileDetails, { params, signal }),
        perform(creditReports, { params, signal }),
      ]);
      return { connection: connectionOf(credit), reportId: results[0]?.id ?? null, work: workIn(work) };
    },
    logout: async ({ profileId, connection }, signal) => {
      if (connection !== null)
        await perform(logoutCalls[connection.provider], { body: { profileId }, signal });
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
  const [{ keys, wired }] = useState(() => {
    const kept: KeptKeys = new Map();
    return { keys: kept, wired: wiredWith(kept) };
  });
  const refresh = () => {
    // Once the page knows of a change, the same press asks for something new.
    keys.clear();
    void router.invalidate();
  };
  return useWorkflow(wired.provide({ actions: { refresh } }), {
    input: { profileId, connection: connectionOf(credit), work: workIn(begun) },
  });
}
