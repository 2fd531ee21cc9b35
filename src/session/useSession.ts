import { createContext, useContext } from 'react';
import { ended, type Session } from '#src/api/session.ts';

/** Null outside the application, where there is no sign-in or sign-out. */
export const SessionContext = createContext<Session | null>(null);

/** Sends the person to the sign-in, which returns to `target`. */
export function useRequireSession(): (target: string) => void {
  const session = useContext(SessionContext);
  return (target) => session?.send({ type: 'session.require', target });
}

/** Renews the session: if it has ended, above a page that is in use, otherwise at the sign-in, which returns here. Null outside the application. */
export function useRenewedSession(): (() => void) | null {
  const session = useContext(SessionContext);
  return session && (() => session.send({ type: 'session.expire', ...ended() }));
}

/** Ends the session the page runs in. */
export function useSignOut(): () => void {
  const session = useContext(SessionContext);
  return () => session?.send({ type: 'session.signOut' });
}
