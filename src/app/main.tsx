import { entryOf } from './routeTable.ts';

/**
 * The whole of what is loaded before a sign-in: the route table, and the identity provider's client. React and the
 * rest come when somebody is signed in, or when there is only the not-found page to show.
 */
async function begin(): Promise<void> {
  const { pathname, search, hash } = window.location;
  const entry = entryOf(pathname);
  if (entry === null) {
    const { startApplication } = await import('./start.tsx');
    await startApplication({ signedIn: false });
    return;
  }
  const session = await import('#src/api/session.ts');
  const signedIn = await session.restoreSession();
  if (!signedIn && entry.open !== true) {
    await session.signIn(`${pathname}${search}${hash}`);
    return;
  }
  const { startApplication } = await import('./start.tsx');
  await startApplication({ signedIn });
}

void begin();
