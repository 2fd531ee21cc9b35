import type { Letter } from '#credit/letters/letter.ts';
import type { WithdrawnStatement } from '#credit/letters/withdrawn.ts';
import { loadEarlierModel } from '#server/imports/earlierReport.ts';
import { loadModelIfReadable } from '#server/imports/reportModel.ts';
import { consumerFromProfile } from '#server/profiles/profileConsumer.ts';
import type { Services } from '#server/services.ts';
import type { Unreviewed } from '#server/store/letterReviews.ts';
import { displayName } from '#server/store/names.ts';
import { forAccount } from '#server/store/wall.ts';

type Reviewing = Pick<Services, 'store' | 'vault' | 'looker'>;

export interface Reviewed {
  /** Sets whose letters were checked, and how many of them state something that was withdrawn. */
  readonly sets: number;
  readonly flawed: number;
  /** Sets that could not be checked, for instance because a file is missing. They are tried again the next time. */
  readonly failed: number;
  /** What went wrong with the first of them; null if nothing did. */
  readonly reason: string | null;
}

/**
 * Checks the letters that were written under earlier rules against today's, marks what was withdrawn, and notifies
 * their accounts once.
 */
export async function reviewLetters(services: Reviewing): Promise<Reviewed> {
  const done = { sets: 0, flawed: 0, failed: 0, reason: null as string | null };
  for (const unreviewed of await services.store.letterReviews.pending()) {
    const within = <T>(work: () => T): T => forAccount(unreviewed.accountId, work);
    const withdrawn = await within(() => withdrawnFrom(services, unreviewed)).catch((error: unknown) => {
      done.failed += 1;
      done.reason ??= String(error);
      return null;
    });
    if (withdrawn === null) continue;
    done.sets += 1;
    if (withdrawn.length > 0) done.flawed += 1;
    await within(() => save(services, unreviewed, withdrawn));
  }
  return done;
}

/** Nothing if today's readers refuse the report: then the rules can say nothing about it either way. */
async function withdrawnFrom(
  services: Reviewing,
  { sessionId, accountId, profileId, reportId }: Unreviewed,
): Promise<readonly WithdrawnStatement[]> {
  const { store } = services;
  // Sealed when the letters were written, so they have our own shape.
  const letters = (await store.sessions.letters(accountId, sessionId)).map(({ items }) => items as Letter);
  const stored = await store.reports.find(accountId, reportId, profileId);
  const model = stored && (await loadModelIfReadable(services, accountId, stored));
  if (model === null) return [];
  const profile = await consumerFromProfile(services, accountId, profileId);
  const before = await loadEarlierModel(services, accountId, { profileId, reportId }, model);
  return services.looker.see('withdrawn', [model, before], { letters, profile });
}

async function save(
  { store }: Reviewing,
  unreviewed: Unreviewed,
  withdrawn: readonly WithdrawnStatement[],
): Promise<void> {
  const { accountId, profileId, sessionId } = unreviewed;
  const statements = withdrawn.map(({ destination, item, statement, flaw }) => ({
    destination,
    item,
    statement,
    flaw,
  }));
  await store.transaction(async (step) => {
    // Another process may have reviewed it since the list was read.
    if (!(await step.letterReviews.save(unreviewed, statements)) || statements.length === 0) return;
    const profile = await step.profiles.find(accountId, profileId);
    if (profile === null) return;
    await step.notifications.add(accountId, {
      type: 'negative',
      code: 'statementsWithdrawn',
      params: { profile: displayName(profile), session: sessionId },
      profileId,
    });
  });
}
