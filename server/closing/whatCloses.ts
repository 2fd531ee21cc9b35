import type { AccountClosing } from '#contract/accountClosing.ts';
import { lettersAwaited } from '#disputes/lettersAwaited.ts';
import { standingOf } from '#disputes/standing.ts';
import { loadFacts } from '#server/disputes/facts.ts';
import type { Session } from '#server/identity/session.ts';
import type { Services } from '#server/services.ts';
import { todayIn } from '#server/today.ts';

/** What a consumer should know before they close their account. */
export async function whatCloses(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  {
    accountId,
    provider,
    subject,
    timeZone,
  }: Pick<Session, 'accountId' | 'provider' | 'subject' | 'timeZone'>,
): Promise<AccountClosing> {
  const [profiles, ledger, unsettled, agencyPages, mails] = await Promise.all([
    store.profiles.list(accountId),
    store.ledger.summary(accountId),
    store.payments.unsettled(accountId),
    store.clientLinks.countOf({ provider, subject }),
    store.closings.provenMails(accountId),
  ]);
  const today = todayIn(timeZone, clock);
  const awaited = await Promise.all(
    profiles.map(async ({ id: profileId }) =>
      lettersAwaited(standingOf((await loadFacts(store, { accountId, profileId, today })).facts)),
    ),
  );
  return {
    profiles: await Promise.all(
      profiles.map(async ({ id, name }) => ({
        id,
        name,
        hold: await store.legalHolds.find(accountId, id),
      })),
    ),
    generationsLeft: ledger.left,
    answersDue: awaited.reduce((sum, letters) => sum + letters, 0),
    orderOpenUntil: unsettled.openUntil,
    ordersPending: unsettled.pending,
    agencyPages,
    confirmationTo: mails[0]?.mail ?? null,
    keepsSignIn: provider !== 'embedded',
  };
}
