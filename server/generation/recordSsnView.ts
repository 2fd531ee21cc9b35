import { actorNameFor } from '#server/identity/actorName.ts';
import type { Session } from '#server/identity/session.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { displayName } from '#server/store/names.ts';

export type Viewer = Pick<Session, 'accountId' | 'userId' | 'isImpersonating'>;

/** Milliseconds. Someone who reads thirty letters has seen the number once. */
const oneView = 60 * 60_000;

/**
 * Logs that someone is about to see a full SSN on a letter's page, like any other hidden value: once an hour for each
 * person and client. Throws `notFound`.
 */
export async function recordSsnView(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  viewer: Viewer,
  profileId: string,
): Promise<void> {
  const { accountId, userId } = viewer;
  const claim = {
    key: `ssn-on-page:${userId}:${profileId}`,
    requestHash: profileId,
    expiresAt: new Date(clock.now().getTime() + oneView),
  };
  if ((await store.idempotency.find(accountId, claim)) !== null) return;
  const profileName = displayName(found(await store.profiles.find(accountId, profileId)));
  const username = await actorNameFor(viewer, store.users);
  await store.transaction(async (step) => {
    if ((await step.idempotency.claim(accountId, claim, null)).kind !== 'claimed') return;
    await step.logs.add(accountId, {
      profileId,
      profileName,
      username,
      status: 'valueRevealed',
      reason: 'ssn',
    });
  });
}
