import { CallFailed } from '#contract/failures.ts';
import type { PrintedFile } from '#contract/printLinks.ts';
import { createActing } from './identity/acting.ts';
import type { Session } from './identity/session.ts';
import type { Services } from './services.ts';
import type { StoredSession } from './store/sessions.ts';

interface Opened {
  /** Whose letters they are. */
  readonly accountId: string;
  readonly found: StoredSession;
}

/**
 * The door to a set of letters: open to its account and to support, to anybody else who is signed in by a print
 * link's key. Whoever is not of the account is noted before a byte leaves. Throws `notFound`.
 */
export function createPrintDoor(services: Pick<Services, 'store' | 'clock' | 'supportUsers'>) {
  const { store } = services;
  const acting = createActing(services);

  async function tell(session: Session, accountId: string): Promise<void> {
    const [owner] = await store.users.members(accountId);
    if (owner) await acting.note({ ...session, accountId, userId: owner.id }, undefined);
  }

  return async function openForPrint(
    session: Session,
    sessionId: string,
    key: string | undefined,
    file: PrintedFile,
  ): Promise<Opened> {
    const own = await store.sessions.find(session.accountId, sessionId);
    if (own !== null) return { accountId: session.accountId, found: own };

    const accountId = await store.sessions.accountOf(sessionId);
    const found = accountId === null ? null : await store.sessions.find(accountId, sessionId);
    if (accountId === null || found === null) throw new CallFailed('notFound');
    const hasKey = key !== undefined && (await store.printLinks.opens(accountId, sessionId, key));
    if (!hasKey && !session.isSupport) throw new CallFailed('notFound');
    if (!hasKey) await tell(session, accountId);
    await store.printLinks.note(accountId, found, session.userId, file);
    return { accountId, found };
  };
}
