import { createContext, useContext } from 'react';
import type { Session } from '#src/api/session.ts';

/** Null outside the application, where there is no sign-in or sign-out. */
export const SessionContext = createContext<Session | null>(null);

/** Sends the person to the sign-in, which returns to `target`. */
export function useRequireSession(): (target: string) => void {
  const session = useContext(SessionContext);
  return (target) => session?.send({ type: 'session.require', target });
}

/** Ends the session the page runs in. */
export function useSignOut(): () => void {
  const session = useContext(SessionContext);
  return () => session?.send({ type: 'session.signOut' });
}
