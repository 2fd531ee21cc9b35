import { CacheProvider } from '@emotion/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { myInformation } from '#contract/account.ts';
import type { Drawing, Wanted } from '#contract/drawing.ts';
import { Variant } from '#contract/shapes.ts';
import { messages as en } from '#locales/en.po?lingui';
import { messages as es } from '#locales/es.po?lingui';
import { Theme } from '#src/ui/theme/Theme.tsx';
import { showTimesOf } from '#src/ui/viewersZone.ts';
import { serveHost } from './configuration.ts';
import { dashboard } from './dashboard.tsx';
import { framed } from './frame.ts';
import { home } from './home.tsx';
import { answers, showTo } from './page.ts';
import { type Replies, replyTo } from './replies.ts';
import { samples } from './sample.ts';
import { cache, stylesOf } from './styles.tsx';

i18n.load({ en, es });

/** Where the visits of each host begin. */
const screens = { b2b: dashboard, b2c: home } as const;

/** A screen, at a path. */
export interface Screen {
  readonly path: string;
  readonly page: ReactNode;
  readonly modules: readonly string[];
}

const routerAt = (path: string) =>
  createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: true,
  });
const routers = new Map<string, ReturnType<typeof routerAt>>();
function routerFor(path: string) {
  const router = routers.get(path) ?? routerAt(path);
  routers.set(path, router);
  return router;
}

/**
 * Draws the first screen as a browser of this look will draw it; null if it isn't known well enough. All in one go: what a
 * module here knows of the host and the browser is that of this drawing.
 */
export function draw({ variant, look, replies: texts }: Wanted): Drawing | null {
  serveHost({ variant });
  showTo(look);
  i18n.activate(look.language);
  const replies: Replies = new Map(
    Object.entries(texts).map(([address, text]) => [address, JSON.parse(text)]),
  );
  showTimesOf(look.timeZone ?? replyTo(replies, myInformation)?.timeZone ?? null);
  const screen = screens[variant](replies);
  if (screen === null) return null;
  const markup = renderToString(
    <CacheProvider value={cache}>
      <I18nProvider i18n={i18n}>
        <Theme>
          <RouterContextProvider router={routerFor(screen.path)}>{screen.page}</RouterContextProvider>
        </Theme>
      </I18nProvider>
    </CacheProvider>,
  );
  return { markup: `${stylesOf(markup)}${framed(markup, answers())}`, modules: screen.modules };
}

export { samples } from './sample.ts';

/** Draws some that nobody sees: the first drawing takes ten times as long as any later one. */
export function rehearse(): void {
  const look = { language: 'en', width: 1_440, pointer: 'fine', timeZone: 'UTC' } as const;
  for (const variant of Variant.options) draw({ variant, look, replies: samples[variant] });
}
