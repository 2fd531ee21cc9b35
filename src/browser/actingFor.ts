/** The user that support acts for, in this tab and no other; every call names it. */
const key = 'actingFor';

export function actingFor(): string | null {
  return sessionStorage.getItem(key);
}

export function actFor(userId: string | null): void {
  if (userId === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, userId);
}

/** Where to go on acting for a user of the other host, whose storage this one cannot reach. */
export function addressToActFor(origin: string, userId: string): string {
  return `${origin}/#act-for=${encodeURIComponent(userId)}`;
}

/** Takes up what such an address asks for. Whether the person may is for the server to say. */
export function takeUserToActFor(): void {
  const userId = /^#act-for=([\da-f-]{36})$/.exec(window.location.hash)?.[1];
  if (userId === undefined) return;
  actFor(userId);
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
}
