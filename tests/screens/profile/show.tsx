import './page.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { AskBeforeLeaving } from '#src/app/AskBeforeLeaving.tsx';
import { Theme } from '#src/ui/theme/Theme.tsx';
import { repeatedControls } from '#tests/support/repeatedControls.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

/**
 * Shows part of a screen on a page of its own, with the pages that it can lead to; a `whole` page is shown
 * unchanged.
 */
export async function show(view: ReactNode, whole = false) {
  const root = createRootRoute({
    component: () => (
      <>
        <AskBeforeLeaving />
        <Outlet />
      </>
    ),
  });
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (whole ? view : <main>{view}</main>),
  });
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => <main>Another page</main>,
  });
  const router = createRouter({
    routeTree: root.addChildren([page, elsewhere]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <Theme>
        <RouterProvider router={router} />
      </Theme>
    </I18nProvider>,
  );
  return { screen, router };
}

/** Nothing on the page that assistive technology would stumble over, and no two controls of a table with one name. */
export async function expectAccessible(): Promise<void> {
  // Colors are checked after their transitions. Animations that run during work never end.
  const underWay = () =>
    document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await expect.poll(() => underWay().length).toBe(0);
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false } },
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(repeatedControls()).toEqual([]);
}
