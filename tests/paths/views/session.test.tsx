import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import type { Session } from '#src/api/session.ts';
import { admit, type RouterContext } from '#src/app/routeGuards.ts';
import { Header } from '#src/app/layout/Header.tsx';
import { NotFound } from '#src/app/NotFound.tsx';
import { SessionView } from '#src/app/session/SessionView.tsx';
import { aUser } from '#tests/screens/aUser.ts';
import { session } from '../cases/session.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

/** Pages that need a sign-in: the settings, and an address that doesn't exist. */
function Pages({ session: running }: { readonly session: Session }) {
  const [router] = useState(() => {
    const root = createRootRouteWithContext<RouterContext>()({
      beforeLoad: admit,
      component: Outlet,
      notFoundComponent: NotFound,
    });
    const start = createRoute({
      getParentRoute: () => root,
      path: '/',
      component: () => (
        <Header
          title="Start"
          information={aUser()}
          alerts={{ latest: [], next: null, count: 0 }}
          ownProfile={null}
          onSearch={null}
        />
      ),
    });
    const isOpen = running.getSnapshot().context.target === null;
    return createRouter({
      routeTree: root.addChildren([start]),
      context: { session: running },
      history: createMemoryHistory({ initialEntries: [isOpen ? '/nowhere' : '/'] }),
    });
  });
  return <RouterProvider router={router} />;
}

const signOut = (screen: Screen) => screen.getByRole('button', { name: 'Sign out' });
const waits = (text: string) => async (screen: Screen) => {
  await expect.element(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent(text);
};
const marked = () => document.querySelector('[aria-busy=true]') !== null;

walkViews({
  cases: session,
  whole: true,
  window: { width: 1440, height: 900 },
  show: (running) => (
    <SessionView session={running}>
      <Pages session={running} />
    </SessionView>
  ),
  does: {
    'the visitor goes to a page that requires signing in': ({ screen }) =>
      screen.getByRole('link', { name: 'Go to the home page' }).click(),
    // A call finds that its token has run out.
    'the token expires': ({ happen }) => happen({ type: 'session.expire', target: '/', isInUse: false }),
    'the token expires while Ana is typing': ({ happen }) =>
      happen({ type: 'session.expire', target: '/', isInUse: true }),
    'the account turns out to be closed': ({ happen }) => happen({ type: 'account.close' }),
    'Ana signs out in another tab': ({ happen }) => happen({ type: 'otherTab.signOut' }),
    'another tab finds that the session has ended': ({ happen }) =>
      happen({ type: 'otherTab.expire', target: '/', isInUse: false }),
    'another tab finds that the session has ended while Ana is typing': ({ happen }) =>
      happen({ type: 'otherTab.expire', target: '/', isInUse: true }),
    'Ana presses Sign out': ({ screen }) => signOut(screen).click(),
    'Ana presses Try Again': ({ screen }) => screen.getByRole('button', { name: 'Try Again' }).click(),
    'Ana returns with the browser’s Back button': async () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
  },
  sees: {
    checking: async (screen) => {
      await expect.element(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
      expect(screen.getByRole('status').element().textContent).toBe('');
    },
    signedOut: async (screen) => {
      await expect.element(screen.getByText('Page not found')).toBeVisible();
      expect([signOut(screen).query(), marked()]).toEqual([null, false]);
    },
    redirecting: waits('Opening the sign-in page…'),
    signedIn: async (screen) => {
      await expect.element(signOut(screen)).toBeVisible();
      expect(marked()).toBe(false);
    },
    renewing: async (screen) => {
      await expect.element(signOut(screen)).toBeVisible();
      expect(marked()).toBe(true);
    },
    interrupted: async (screen) => {
      await expect.element(signOut(screen)).toBeVisible();
      expect(marked()).toBe(false);
    },
    signingOut: waits('Signing you out…'),
    closed: waits('Signing you out…'),
    failed: async (screen) => {
      await expect.element(screen.getByRole('heading', { name: 'We couldn’t sign you in' })).toBeVisible();
      await expect.element(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled();
    },
    away: waits('Leaving this page…'),
  },
});
