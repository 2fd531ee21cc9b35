import { here, mayBeSignedIn } from '#src/browser/returning.ts';
import { entryOf } from './routeTable.ts';

/** The sign-in is left for at once, or false. */
async function leaveForSignIn(target: string): Promise<boolean> {
  try {
    const { redirectToSignIn } = await import('#src/api/identity.ts');
    await redirectToSignIn(target);
    return true;
  } catch {
    return false;
  }
}

/**
 * The whole of what is loaded before a sign-in: the route table, and the identity provider's client. Who cannot have a
 * session leaves with that; the session's workflow and its screens come for everybody else, and when leaving failed.
 */
async function begin(): Promise<void> {
  const entry = entryOf(window.location.pathname);
  const target = entry === null || entry.open === true ? null : here();
  if (target !== null && !mayBeSignedIn() && (await leaveForSignIn(target))) return;
  const { startApplication } = await import('./start.tsx');
  await startApplication(target);
}

void begin();
