import * as z from 'zod/mini';
import { Provider } from '#contract/profiles.ts';
import { type Attendance, attended, type WaitingPerson } from '#server/jobs/attended.ts';
import { jobHandler, type AnyJobHandler } from '#server/jobs/job.ts';
import type { Services } from '#server/services.ts';
import type { Claim } from '#server/store/idempotency.ts';
import { displayName } from '#server/store/names.ts';

/** The kind of these jobs. */
export const importKind = 'importReport';

/** What is needed to announce how it ended. The sign-in at the provider is never part of a job. */
export const ImportPayload = z.object({
  profileId: z.string(),
  provider: Provider,
  begunAt: z.string(),
  /** With the saved sign-in; missing in jobs from before it was recorded. */
  isRefresh: z.optional(z.boolean()),
});

/** What is kept of an import until the person knows. */
export const Imported = z.object({ reportId: z.string() });
export type Imported = z.infer<typeof Imported>;

interface Import {
  readonly accountId: string;
  readonly profileId: string;
  readonly provider: Provider;
  readonly isRefresh: boolean;
  readonly claim: Pick<Claim, 'key' | 'requestHash'>;
  /** The caller gave the claim its key: the request imports one report, however often it arrives. */
  readonly isOnce: boolean;
  readonly caller: WaitingPerson;
}

/**
 * Imports a report as a job that outlives its caller. The same request that arrives meanwhile gets the same report, and with
 * `isOnce` also one that arrives within a day after it.
 */
export function asImportJob(
  services: Pick<Services, 'store' | 'clock' | 'leaseClock'>,
  { accountId, profileId, provider, isRefresh, claim, isOnce, caller }: Import,
  work: (attendance: Attendance<Imported>) => Promise<Imported>,
): Promise<Imported> {
  // Named one by one: the sign-in must never get into it.
  const payload = { profileId, provider, isRefresh, begunAt: services.clock.now().toISOString() };
  // The request to refresh doesn't name the provider.
  const key = `${claim.key} ${claim.requestHash} ${provider}`;
  const job = { kind: importKind, key, isOnce, accountId, profileId, payload, caller, result: Imported };
  return attended(services, job, work);
}

/**
 * Announces that an import ended with its process. Nothing is repeated, because the sign-in was only in memory: the person has
 * to sign in at the provider again. Says nothing if a report was imported after all, or the profile was deleted.
 */
export const interruptedImports = ({ store }: Pick<Services, 'store'>): AnyJobHandler =>
  jobHandler({
    kind: importKind,
    title: 'Announcing an interrupted import',
    payload: ImportPayload,
    attempts: 5,
    async work({ profileId, provider, begunAt }, { job }) {
      const { accountId } = job;
      if (accountId === null) return undefined;
      const profile = await store.profiles.find(accountId, profileId);
      if (profile === null) return undefined;
      const reports = await store.reports.list(accountId, profileId);
      if (reports.some(({ importedAt }) => importedAt >= begunAt)) return undefined;
      return async (step) =>
        step.notifications.add(accountId, {
          type: 'negative',
          code: 'reportConnectionInterrupted',
          params: { profile: displayName(profile), provider },
          profileId,
        });
    },
  });
