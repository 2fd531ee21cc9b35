import type { Variant } from '#contract/shapes.ts';

export interface RouteEntry {
  /** As in the address bar; `{…}` is an id. */
  readonly path: string;
  readonly variant: Variant | 'both';
  /** Has something to show to people who are not signed in, and belongs to no account. */
  readonly open?: true;
  /** Most visits begin here: its messages are loaded first. */
  readonly isFirst?: true;
  /** People leave it open to see what comes, and loading it again reveals nothing that the record of access keeps. */
  readonly isWatched?: true;
  /** Needs a sign-in, but belongs to no account. */
  readonly withoutAccount?: true;
}

/** The product's pages. Anything not listed here is the not-found page. */
export const routeTable: readonly RouteEntry[] = [
  { path: '/', variant: 'both', isFirst: true },
  { path: '/dashboard', variant: 'b2b', isFirst: true, isWatched: true },
  { path: '/home', variant: 'b2c', isFirst: true },
  { path: '/credit-analysis', variant: 'b2b' },
  { path: '/create-profile', variant: 'both' },
  { path: '/edit-profile/{profileId}', variant: 'both' },
  { path: '/clients/{profileId}', variant: 'b2b' },
  { path: '/clients/{profileId}/reports', variant: 'b2b' },
  { path: '/clients/{profileId}/letters', variant: 'b2b' },
  { path: '/repair-center', variant: 'both' },
  { path: '/repair-center/{profileId}', variant: 'both' },
  { path: '/disputes/{profileId}', variant: 'both' },
  { path: '/answer/{profileId}', variant: 'both' },
  { path: '/compare-reports/{profileId}', variant: 'both' },
  { path: '/outcomes', variant: 'b2b', isWatched: true },
  { path: '/inbox', variant: 'b2b', isWatched: true },
  { path: '/progress/{profileId}', variant: 'both' },
  { path: '/print/{sessionId}', variant: 'both' },
  { path: '/settings', variant: 'both' },
  { path: '/close-account', variant: 'b2c' },
  { path: '/account-closed', variant: 'b2c', open: true },
  { path: '/client/{clientKey}', variant: 'b2c', open: true },
  { path: '/client/{clientKey}/answer', variant: 'b2c', withoutAccount: true },
];

/** Whether it is shown within the account of the person who is signed in; so is the not-found page. */
export const belongsToAccount = (entry: RouteEntry | null): boolean =>
  entry?.open !== true && entry?.withoutAccount !== true;

/** The entry for a path, or null for the not-found page. */
export function entryOf(pathname: string): RouteEntry | null {
  const parts = pathname.replace(/\/+$/, '').split('/');
  return (
    routeTable.find(({ path }) => {
      const wanted = path.replace(/\/+$/, '').split('/');
      return (
        wanted.length === parts.length &&
        wanted.every((part, index) => (part.startsWith('{') ? parts[index] !== '' : part === parts[index]))
      );
    }) ?? null
  );
}

/** Where `/` and every home link lead. */
export const homeOf = { b2b: '/dashboard', b2c: '/home' } as const satisfies Record<Variant, string>;
