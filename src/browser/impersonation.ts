/** The user support is impersonating, in this tab only. Every call names them. */
const key = 'impersonatedUser';

export function impersonatedUser(): string | null {
  return sessionStorage.getItem(key);
}

export function setImpersonatedUser(userId: string | null): void {
  if (userId === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, userId);
}

/** The address for continuing to act for a user of the other host, whose storage this host cannot reach. */
export function impersonationAddress(origin: string, userId: string): string {
  return `${origin}/#act-for=${encodeURIComponent(userId)}`;
}

/** Applies what such an address asks for. The server decides whether the person may. */
export function adoptImpersonatedUser(): void {
  const userId = /^#act-for=([\da-f-]{36})$/.exec(window.location.hash)?.[1];
  if (userId === undefined) return;
  setImpersonatedUser(userId);
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
}
