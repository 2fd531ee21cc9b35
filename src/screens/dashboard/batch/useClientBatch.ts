import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { clientReadiness } from '#contract/clientReadiness.ts';
import { setClientStatus } from '#contract/clientStatus.ts';
import { CallError, undecided } from '#contract/failures.ts';
import { summarizeLetters } from '#contract/letterSummary.ts';
import { deleteProfile } from '#contract/profiles.ts';
import { refreshReport } from '#contract/providers.ts';
import { generateAutomatic } from '#contract/repair.ts';
import { clientBatchMachine } from '#machines/clientBatch.ts';
import type { BatchStep } from '#machines/clientBatchParts.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type ClientBatch = ActorRefFrom<typeof clientBatchMachine>;

/** The keys of requests whose answer never came, by what they ask for: repeated with its key, a request uses no second generation. */
type Keys = Map<string, string>;

const wiredWith = (keys: Keys) =>
  wire(clientBatchMachine, {
    clientReadiness: async ({ ids }, signal) =>
      (await perform(clientReadiness, { body: { ids: [...ids] }, signal })).clients,
    summarizeLetters: ({ profileId, reportId, option }, signal) =>
      perform(summarizeLetters, {
        body: { profileId, reportId, choice: { kind: 'automatic', options: [option] } },
        signal,
      }),
    doForClient: async (step, signal) => {
      const params = { profileId: step.profileId };
      switch (step.kind) {
        case 'refresh':
          return void (await perform(refreshReport, { params, body: {}, signal }));
        case 'delete':
          return void (await perform(deleteProfile, { params, signal }));
        case 'letters':
          return generate(step, keys, signal);
        case 'status': {
          const { status, reason } = step;
          await perform(setClientStatus, { params, body: { status, reason }, signal });
        }
      }
    },
  });

async function generate(
  { profileId, reportId, option }: Extract<BatchStep, { kind: 'letters' }>,
  keys: Keys,
  signal: AbortSignal,
): Promise<void> {
  const asked = `${profileId} ${reportId} ${option}`;
  const idempotencyKey = keys.get(asked) ?? crypto.randomUUID();
  keys.set(asked, idempotencyKey);
  const params = { profileId, reportId, selectedOptions: String(option) };
  try {
    await perform(generateAutomatic, { params, query: {}, body: [option], idempotencyKey, signal });
    keys.delete(asked);
  } catch (error) {
    if (error instanceof CallError && !undecided.has(error.code)) keys.delete(asked);
    throw error;
  }
}

/** Doing the same for several clients. The page is loaded again when it has ended. */
export function useClientBatch(): ClientBatch {
  const router = useRouter();
  const [wired] = useState(() => wiredWith(new Map()));
  return useWorkflow(wired.provide({ actions: { refresh: () => void router.invalidate() } }));
}
