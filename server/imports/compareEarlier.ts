import { notifyOfProposals } from '#server/disputes/notifyOfProposals.ts';
import { saveStanding } from '#server/disputes/saveStanding.ts';
import type { Services } from '#server/services.ts';
import { displayName } from '#server/store/names.ts';
import type { Uncompared } from '#server/store/reports.ts';
import { forAccount } from '#server/store/wall.ts';
import { civilDateIn, todayIn } from '#server/today.ts';
import { loadModelIfReadable } from './reportModel.ts';
import { saveSightings } from './sameSighting.ts';
import { newestOf } from './newestReport.ts';
import { sightingsIn } from './sightings.ts';

type Comparing = Pick<Services, 'store' | 'vault' | 'looker' | 'clock'>;

export interface ComparedClients {
  readonly clients: number;
  /** Clients for whom it failed; they are tried again the next time. */
  readonly failed: number;
  /** What went wrong with the first of them; null if nothing did. */
  readonly reason: string | null;
}

/**
 * Compares the newest reports that were imported before reports were compared with letters, as their import would today.
 * What it shows concerns letters whose mailing is recorded, and no others.
 */
export async function compareEarlier(services: Comparing): Promise<ComparedClients> {
  const done = { clients: 0, failed: 0, reason: null as string | null };
  for (const client of await services.store.reports.notCompared()) {
    try {
      await forAccount(client.accountId, () => compareNewest(services, client));
      done.clients += 1;
    } catch (error) {
      done.failed += 1;
      done.reason ??= String(error);
    }
  }
  return done;
}

async function compareNewest(
  services: Comparing,
  { accountId, profileId, timeZone }: Uncompared,
): Promise<void> {
  const { store, clock } = services;
  const newest = newestOf(await store.reports.list(accountId, profileId));
  const model = newest && (await loadModelIfReadable(services, accountId, newest));
  const on = newest === null ? '' : (newest.reportDate ?? civilDateIn(timeZone, newest.importedAt));
  const sightings = model === null ? [] : await sightingsIn(services, { accountId, profileId, model, on });
  await store.transaction(async (step) => {
    if (!(await step.profiles.lock(accountId, profileId))) return;
    const profile = await step.profiles.find(accountId, profileId);
    // A report that was imported meanwhile was compared by its import.
    const isNewest = newestOf(await step.reports.list(accountId, profileId))?.id === newest?.id;
    if (profile === null || newest === null || !isNewest) return;
    await saveSightings(step, { accountId, profileId }, { id: newest.id, on, sightings });
    await step.reports.noteCompared(accountId, profileId);
    const standing = await saveStanding(step, { accountId, profileId, today: todayIn(timeZone, clock) });
    await notifyOfProposals(step, standing, { accountId, profileId, profileName: displayName(profile) });
  });
}
