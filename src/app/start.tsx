import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeUserToActFor } from '#src/browser/actingFor.ts';
import { storedLanguage } from '#src/browser/languageChoice.ts';
import { SnackbarHost } from '#src/ui/Snackbar.tsx';
import { Theme } from '#src/ui/theme/Theme.tsx';
import { chartsAreOn } from '#src/workflow/chartSwitch.ts';
import { activateLanguage } from './languages.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { NotFound } from './NotFound.tsx';
import { Pending } from './Pending.tsx';
import { routeTree } from './routeTree.gen.ts';

/** What routes are given. */
export interface RouterContext {
  readonly signedIn: boolean;
}

const router = createRouter({
  routeTree,
  context: { signedIn: false },
  // Workflows invalidate what they changed; a page that is come back to is read anew.
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
    router: typeof router;
  }
}

export async function startApplication(context: RouterContext): Promise<void> {
  takeUserToActFor();
  await activateLanguage(storedLanguage());
  if (chartsAreOn()) (await import('#src/workflow/trail.ts')).startTrail();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root');
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Theme>
          <SnackbarHost>
            <RouterProvider router={router} context={context} />
          </SnackbarHost>
        </Theme>
      </I18nProvider>
    </StrictMode>,
  );
}
