import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Session } from '#src/api/session.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { NotFound } from './NotFound.tsx';
import { Pending } from './Pending.tsx';
import { routeTree } from './routeTree.gen.ts';

interface PageOptions {
  readonly session: Session;
  readonly history: RouterHistory;
  /** Whether a reader comes back to where they were on a page: asked about each page as it is shown, if it isn't one answer for all. */
  readonly scrollRestoration: false | (() => boolean);
}

/** The product's pages within a session. */
export const createPages = ({ session, history, scrollRestoration }: PageOptions) =>
  createRouter({
    routeTree,
    history,
    context: { session },
    // Workflows invalidate what they changed; a page that is reopened is reloaded.
    defaultStaleTime: 0,
    defaultGcTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Pending,
    defaultErrorComponent: LoadFailure,
    defaultNotFoundComponent: NotFound,
    scrollRestoration,
  });

export type Pages = ReturnType<typeof createPages>;

declare module '@tanstack/react-router' {
  interface Register {
    router: Pages;
  }
}
