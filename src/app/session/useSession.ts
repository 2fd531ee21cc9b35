import { createContext, useContext } from 'react';
import type { Session } from '#src/api/session.ts';

/** Null beside the application, where nobody signs in or out. */
export const SessionContext = createContext<Session | null>(null);

/** Sends whoever wants to go on to the sign-in, which returns to `target`. */
export function useRequireSession(): (target: string) => void {
  const session = useContext(SessionContext);
  return (target) => session?.send({ type: 'session.require', target });
}

/** Ends the session that the page stands in. */
export function useSignOut(): () => void {
  const session = useContext(SessionContext);
  return () => session?.send({ type: 'session.signOut' });
}
