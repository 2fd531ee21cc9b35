import { createContext, useContext } from 'react';
import type { Session } from '#src/api/session.ts';
import { here } from '#src/browser/signInCallback.ts';

/** Null outside the application, where there is no sign-in or sign-out. */
export const SessionContext = createContext<Session | null>(null);

/** Sends the person to the sign-in, which returns to `target`. */
export function useRequireSession(): (target: string) => void {
  const session = useContext(SessionContext);
  return (target) => session?.send({ type: 'session.require', target });
}

/** Renews the session, at the sign-in if it has ended, which returns here. Null outside the application. */
export function useRenewedSession(): (() => void) | null {
  const session = useContext(SessionContext);
  return session && (() => session.send({ type: 'session.expire', target: here() }));
}

/** Ends the session the page runs in. */
export function useSignOut(): () => void {
  const session = useContext(SessionContext);
  return () => session?.send({ type: 'session.signOut' });
}
