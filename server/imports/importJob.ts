import * as z from 'zod/mini';
import { attended } from '#server/jobs/attended.ts';
import { jobHandler, type AnyJobHandler } from '#server/jobs/job.ts';
import type { Services } from '#server/services.ts';
import { displayName } from '#server/store/names.ts';

const kind = 'importReport';

/** What is needed to announce how it ended. The sign-in at the provider is never part of a job. */
const Payload = z.object({ profileId: z.string(), provider: z.string(), begunAt: z.string() });

interface Import {
  readonly accountId: string;
  readonly profileId: string;
  readonly provider: string;
}

/** Imports a report as a job that outlives its caller. */
export async function asImportJob<Result>(
  services: Pick<Services, 'store' | 'clock'>,
  { accountId, ...about }: Import,
  work: () => Promise<Result>,
): Promise<Result> {
  const payload = { ...about, begunAt: services.clock.now().toISOString() };
  return attended(services, { kind, accountId, payload }, work);
}

/**
 * Announces that an import ended with its process. Nothing is repeated, because the sign-in was only in memory: the person has
 * to sign in at the provider again. Says nothing if a report was imported after all, or the profile was deleted.
 */
export const interruptedImports = ({ store }: Pick<Services, 'store'>): AnyJobHandler =>
  jobHandler({
    kind,
    title: 'Announcing an interrupted import',
    payload: Payload,
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
