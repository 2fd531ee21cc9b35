import type { AccountClosing } from '#contract/accountClosing.ts';
import type { Session } from '#server/identity/session.ts';
import type { Services } from '#server/services.ts';

/** What a consumer should know before they close their account. */
export async function whatCloses(
  { store }: Pick<Services, 'store'>,
  { accountId, provider, subject }: Pick<Session, 'accountId' | 'provider' | 'subject'>,
): Promise<AccountClosing> {
  const [profiles, ledger, answersDue, unsettled, agencyPages, mails] = await Promise.all([
    store.profiles.list(accountId),
    store.ledger.summary(accountId),
    store.disputes.lettersAwaited(accountId),
    store.payments.unsettled(accountId),
    store.clientLinks.countOf({ provider, subject }),
    store.closings.provenMails(accountId),
  ]);
  return {
    profiles: await Promise.all(
      profiles.map(async ({ id, name }) => ({
        id,
        name,
        hold: await store.legalHolds.find(accountId, id),
      })),
    ),
    generationsLeft: ledger.left,
    answersDue,
    orderOpenUntil: unsettled.openUntil,
    ordersPending: unsettled.pending,
    agencyPages,
    confirmationTo: mails[0]?.mail ?? null,
    keepsSignIn: provider !== 'embedded',
  };
}
