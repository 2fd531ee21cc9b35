import * as z from 'zod/mini';
import { GenerationSession } from '#contract/repair.ts';
import { type Attendance, attended, type WaitingPerson } from '#server/jobs/attended.ts';
import { jobHandler, type AnyJobHandler } from '#server/jobs/job.ts';
import type { Services } from '#server/services.ts';
import type { Claim } from '#server/store/idempotency.ts';
import { displayName } from '#server/store/names.ts';

/** The kind of these jobs. */
export const lettersKind = 'writeLetters';

const Payload = z.object({ profileId: z.string() });

/** Who has letters written, and what makes a repetition of their request the same one. */
export interface LettersOrder {
  readonly session: { readonly accountId: string };
  readonly profileId: string;
  readonly claim: Claim;
  readonly caller: WaitingPerson;
}

/** Writes a set of letters as a job that outlives its caller. A request that is repeated meanwhile gets the same set. */
export function asLettersJob(
  services: Pick<Services, 'store' | 'clock' | 'leaseClock'>,
  { session: { accountId }, profileId, claim, caller }: LettersOrder,
  work: (attendance: Attendance<GenerationSession>) => Promise<GenerationSession>,
): Promise<GenerationSession> {
  const key = `${claim.key} ${claim.requestHash}`;
  const payload = { profileId };
  const job = { kind: lettersKind, key, accountId, profileId, payload, caller, result: GenerationSession };
  return attended(services, job, work);
}

/**
 * Announces that writing letters ended with its process. Nothing was recorded or spent then, because all of that is done in
 * the transaction that ends the job. Says nothing if the client was deleted.
 */
export const interruptedLetters = ({ store }: Pick<Services, 'store'>): AnyJobHandler =>
  jobHandler({
    kind: lettersKind,
    title: 'Announcing interrupted letters',
    payload: Payload,
    attempts: 5,
    async work({ profileId }, { job }) {
      const { accountId } = job;
      if (accountId === null) return undefined;
      const profile = await store.profiles.find(accountId, profileId);
      if (profile === null) return undefined;
      return async (step) =>
        step.notifications.add(accountId, {
          type: 'negative',
          code: 'generationInterrupted',
          params: { profile: displayName(profile) },
          profileId,
        });
    },
  });
