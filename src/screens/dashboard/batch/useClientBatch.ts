import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { clientReadiness } from '#contract/clientReadiness.ts';
import { setClientStatus } from '#contract/clientStatus.ts';
import { CallError } from '#contract/failures.ts';
import { overruleConcern, summarizeLetters } from '#contract/letterSummary.ts';
import { deleteProfile } from '#contract/profiles.ts';
import { refreshReport } from '#contract/providers.ts';
import { generateAutomatic } from '#contract/repair.ts';
import { clientBatchMachine } from '#machines/clientBatch.ts';
import type { BatchStep } from '#machines/clientBatchParts.ts';
import { type KeptKeys, underKey } from '#src/api/keptKeys.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

type LetterStep = Extract<BatchStep, { kind: 'letters' }>;

export type ClientBatch = ActorRefFrom<typeof clientBatchMachine>;

const wiredWith = (keys: KeptKeys) =>
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
          return void (await underKey(keys, `refresh ${step.profileId}`, (idempotencyKey) =>
            perform(refreshReport, { params, body: {}, idempotencyKey, signal }),
          ));
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

async function generate(step: LetterStep, keys: KeptKeys, signal: AbortSignal): Promise<void> {
  await overruleManyLetters(step, signal);
  const { profileId, reportId, option } = step;
  const asked = `${profileId} ${reportId} ${option}`;
  const params = { profileId, reportId, selectedOptions: String(option) };
  await underKey(keys, asked, (idempotencyKey) =>
    perform(generateAutomatic, { params, query: {}, body: [option], idempotencyKey, signal }),
  );
}

/** Records the decision about one client's letters, as the Repair Center does. */
async function overruleManyLetters(
  { profileId, reportId, option, manyLetters }: LetterStep,
  signal: AbortSignal,
): Promise<void> {
  if (manyLetters === null) return;
  const choice = { kind: 'automatic' as const, options: [option] };
  try {
    await perform(overruleConcern, {
      params: { profileId, reportId },
      body: { choice, concern: 'manyLetters', reason: manyLetters, note: '' },
      signal,
    });
  } catch (error) {
    // Letters of the day before no longer count after midnight, so there may be nothing left to decide.
    if (!(error instanceof CallError && error.code === 'notFound')) throw error;
  }
}

/** Doing the same for several clients. The page is loaded again when it has ended. */
export function useClientBatch(): ClientBatch {
  const router = useRouter();
  const [wired] = useState(() => wiredWith(new Map()));
  return useWorkflow(wired.provide({ actions: { refresh: () => void router.invalidate() } }));
}
