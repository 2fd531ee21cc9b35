import { CallError } from '#contract/failures.ts';
import type { PrintedFile } from '#contract/printLinks.ts';
import { createImpersonation } from '#server/identity/impersonation.ts';
import { found } from '#server/refusals.ts';
import type { Session } from '#server/identity/session.ts';
import type { Services } from '#server/services.ts';
import type { StoredSession } from '#server/store/storedSession.ts';
import { forAccount } from '#server/store/wall.ts';
import { civilDateIn } from '#server/today.ts';

interface Opened {
  /** The account that owns the letters. */
  readonly accountId: string;
  readonly letterSet: StoredSession;
  /** The owner's day on which the letters were written, which is the one that is printed on them (`YYYY-MM-DD`). */
  readonly writtenOn: string;
  /** The ids of the letters that the link opens; null for all of the set. */
  readonly only: ReadonlySet<string> | null;
}

/**
 * Who may read a set of letters: its account, support, and any other signed-in user who has the key of the print
 * link. Support needs the account's consent for the letters themselves. Access from outside the account is recorded before
 * the first byte is sent. Throws `notFound`, `linkUsedUp`, and `consentNeeded`.
 */
export function createLetterAccess(services: Pick<Services, 'store' | 'clock' | 'supportUsers'>) {
  const { store } = services;
  const acting = createImpersonation(services);

  async function tell(session: Session, accountId: string): Promise<void> {
    const [owner] = await store.users.members(accountId);
    if (owner) await acting.admit({ ...session, accountId, userId: owner.id }, undefined);
  }

  return async function openForPrint(
    session: Session,
    sessionId: string,
    key: string | undefined,
    file: PrintedFile,
  ): Promise<Opened> {
    const own = await store.sessions.find(session.accountId, sessionId);
    if (own !== null) {
      const writtenOn = civilDateIn(session.timeZone, own.createdAt);
      return { accountId: session.accountId, letterSet: own, writtenOn, only: null };
    }

    const accountId = found(await store.sessions.accountOf(sessionId));
    return forAccount(accountId, async () => {
      const others = found(await store.sessions.find(accountId, sessionId));
      const hasKey = key !== undefined && (await store.printLinks.opens(accountId, sessionId, key, file));
      if (!hasKey && !session.isSupport) {
        // A link that still gives the list has only been used as often as it may be.
        const isUsedUp =
          key !== undefined && (await store.printLinks.opens(accountId, sessionId, key, 'csv'));
        throw new CallError(isUsedUp ? 'linkUsedUp' : 'notFound');
      }
      if (!hasKey && file === 'letters') await acting.checkConsent(accountId);
      if (!hasKey) await tell(session, accountId);
      await store.printLinks.note(accountId, others, session.userId, file);
      const only = hasKey ? await store.printLinks.lettersOf(accountId, sessionId, key) : null;
      // Revoked in the meantime, it must not open more than it did.
      if (only === undefined) throw new CallError('notFound');
      const { timeZone } = found(await store.accounts.find(accountId));
      return { accountId, letterSet: others, writtenOn: civilDateIn(timeZone, others.createdAt), only };
    });
  };
}
