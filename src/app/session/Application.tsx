import { createBrowserHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { Session } from '#src/api/session.ts';
import { askedQuestion, onQuestion } from '#src/api/freshSignIn.ts';
import { keepOfflinePage } from '#src/browser/offlinePage.ts';
import { lazily } from '#src/language/lazily.ts';
import { loadMotion } from '#src/ui/motion/useMoving.ts';
import { SnackbarHost } from '#src/ui/Snackbar.tsx';
import { backClosesTop } from '../backClosesTop.ts';
import { keepShownPages } from '../keepShownPages.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { NotFound } from '../NotFound.tsx';
import { removePageShell } from '../pageShell.ts';
import { Pending } from '../Pending.tsx';
import { routeTree } from '../routeTree.gen.ts';
import { SessionView } from './SessionView.tsx';

const noteMove = backClosesTop(() => history.location.state.__TSR_index);
/** One per browser tab, even when the pages start over. */
const history = createBrowserHistory();
history.subscribe(noteMove);

const createPages = (session: Session) =>
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
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPages>;
  }
}

interface ApplicationProps {
  readonly session: Session;
  /** The first page is shown, and can be used. */
  readonly onUsable: () => void;
}

/** The product's pages within the signed-in session. */
export function Application({ session, onUsable }: ApplicationProps) {
  return (
    <SessionView session={session}>
      {/* Messages shown on the pages disappear with them. */}
      <SnackbarHost>
        <Pages session={session} onUsable={onUsable} />
        <Question />
      </SnackbarHost>
    </SessionView>
  );
}

const FreshSignInView = lazily(async () => (await import('./FreshSignInView.tsx')).FreshSignInView);

/** The question for a new sign-in, which loads when it is first asked. */
function Question() {
  const freshSignIn = useSyncExternalStore(onQuestion, askedQuestion);
  return (
    freshSignIn && (
      <Suspense fallback={null}>
        <FreshSignInView freshSignIn={freshSignIn} />
      </Suspense>
    )
  );
}

/** Milliseconds after a page is shown. */
const motionDelay = 500;

function Pages({ session, onUsable }: ApplicationProps) {
  const [router] = useState(() => createPages(session));
  useEffect(() => keepShownPages(router), [router]);
  useEffect(() => router.subscribe('onRendered', removePageShell), [router]);
  useEffect(() => {
    const stop = router.subscribe('onRendered', () => {
      stop();
      onUsable();
    });
    return stop;
  }, [router, onUsable]);
  useEffect(() => {
    // The first screen doesn't share the network with what moves the next ones.
    return router.subscribe('onRendered', () => setTimeout(() => void loadMotion(), motionDelay));
  }, [router]);
  useEffect(() => {
    // Only the product's own server has it.
    if (!import.meta.env.PROD) return undefined;
    const stop = router.subscribe('onRendered', () => {
      stop();
      setTimeout(keepOfflinePage, motionDelay);
    });
    return stop;
  }, [router]);
  return <RouterProvider router={router} />;
}
