/**
 * The user support is impersonating, in this tab only. Every call names them: by what support entered until the server's
 * reply tells their id.
 */
const key = 'impersonatedUser';

/** Whether a header can carry what support entered. */
export const isReference = (text: string): boolean => /^[\x20-\x7e]{1,254}$/.test(text);

export function impersonatedUser(): string | null {
  return sessionStorage.getItem(key);
}

export function setImpersonatedUser(userId: string | null): void {
  if (userId === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, userId);
}

/**
 * From now on, the user is named by their id, because an email address can change. Support may have chosen someone else since
 * `named` was sent, or stopped.
 */
export function confirmImpersonatedUser(named: string | null, userId: string): void {
  if (named !== null && impersonatedUser() === named) setImpersonatedUser(userId);
}

/** The address for continuing to act for a user of the other host, whose storage this host cannot reach. */
export function impersonationAddress(origin: string, userId: string): string {
  return `${origin}/#act-for=${encodeURIComponent(userId)}`;
}

/** Applies what such an address asks for. The server decides whether the person may. */
export function adoptImpersonatedUser(): void {
  const userId = new URLSearchParams(window.location.hash.slice(1)).get('act-for');
  if (userId === null || !isReference(userId)) return;
  setImpersonatedUser(userId);
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
}
