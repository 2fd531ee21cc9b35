import { notFound } from '@tanstack/react-router';
import type { Session } from '#src/api/session.ts';
import { configuration } from '#src/browser/configuration.ts';
import { loadEveryMessage } from '#src/language/activateLanguage.ts';
import { entryOf } from './routeTable.ts';

/** What routes receive. */
export interface RouterContext {
  readonly session: Session;
}

interface Entering {
  readonly context: RouterContext;
  /** `href` is path, query, and fragment. */
  readonly location: { readonly pathname: string; readonly href: string };
}

export const isSignedIn = ({ session }: RouterContext): boolean =>
  !session.getSnapshot().matches('signedOut');

/** Why the page's words could not be loaded. The page fails, and not the frame around it, which leads to those that can be shown. */
interface Entered {
  readonly lost?: unknown;
}

/**
 * Runs before every page: a path that is not in the table, or belongs to the other variant, is not found; anything
 * else requires a signed-in person. Someone who entered through the not-found page is now sent to sign in.
 */
export async function admit({ context, location: { pathname, href } }: Entering): Promise<Entered> {
  const entry = entryOf(pathname);
  if (entry === null || (entry.variant !== 'both' && entry.variant !== configuration.variant))
    throw notFound();
  let lost: unknown;
  if (entry.isFirst !== true) await loadEveryMessage().catch((error: unknown) => (lost = error));
  if (entry.open === true || isSignedIn(context)) return { lost };
  context.session.send({ type: 'session.require', target: href });
  return new Promise(() => undefined);
}
