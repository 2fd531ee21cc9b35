import { lookCookie } from '#contract/look.ts';
import { documentSession } from '#src/api/documentSession.ts';
import { askEarly } from '#src/api/earlyCalls.ts';
import { here, mayBeSignedIn } from '#src/browser/signInCallback.ts';
import { comingLanguage } from '#src/browser/languageChoice.ts';
import { catalogs } from '#src/language/catalogs.ts';
import { entryOf } from './routeTable.ts';

/** Leaves for the sign-in at once, or returns false. */
async function leaveForSignIn(target: string): Promise<boolean> {
  try {
    const { redirectToSignIn } = await import('#src/api/identity.ts');
    await redirectToSignIn(target);
    return true;
  } catch {
    // The session's workflow tries again and shows why it fails.
    return false;
  }
}

/** Waits for the end of the page, which the server sends in parts if it draws it (decision 155). */
async function wholePage(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** Milliseconds; a page in the background is not painted. */
const longestFrame = 100;

/** Lets the browser paint what it has. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestFrame);
  });

const startLoading = () => import('./start.tsx');

/**
 * Everything that loads before a sign-in: the route table and the identity provider's client. A person who cannot
 * have a session is redirected by that alone. The session's workflow and its screens load for everyone else, and if
 * the redirect failed.
 */
async function begin(): Promise<void> {
  const entry = entryOf(window.location.pathname);
  const target = entry === null || entry.open === true ? null : here();
  const isUnknown = documentSession === null && !mayBeSignedIn();
  if (target !== null && isUnknown && (await leaveForSignIn(target))) return;
  // What shows them is still loading; it says so if they can't be loaded.
  catalogs[comingLanguage()].first().catch(() => undefined);
  // What the server has drawn is seen before the code runs that takes it over.
  const mayBeDrawn = entry?.isFirst === true && document.cookie.includes(`${lookCookie}=`);
  const starting = mayBeDrawn ? null : startLoading();
  await wholePage();
  if (target !== null) askEarly(entry?.isFirst === true);
  if (mayBeDrawn) await painted();
  const { startApplication } = await (starting ?? startLoading());
  await startApplication(target);
}

void begin();
