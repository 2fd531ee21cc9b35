import { CacheProvider } from '@emotion/react';
import { i18n } from '@lingui/core';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import { myInformation } from '#contract/account.ts';
import type { Draw, Drawing, Wanted } from '#contract/drawing.ts';
import { Variant } from '#contract/shapes.ts';
import { messages as en } from '#locales/en.po?lingui';
import { messages as es } from '#locales/es.po?lingui';
import { sessionMachine } from '#machines/session.ts';
import { createPages } from '#src/app/createPages.ts';
import { rememberIntroductionClosed } from '#src/browser/introductionClosed.ts';
import { rememberWalkthroughSeen } from '#src/browser/storage.ts';
import { Product } from '#src/app/Product.tsx';
import { homeOf } from '#src/app/routeTable.ts';
import { serveHost } from './configuration.ts';
import { framed } from './frame.ts';
import { answers, showTo } from './page.ts';
import { answerWith } from './perform.ts';
import { samples } from './sample.ts';
import { replyTo } from './replies.ts';
import { modulesOf } from './screens.ts';
import { cache, stylesOf } from './styles.tsx';

i18n.load({ en, es });

/** Someone is signed in on every page that is drawn. */
const session = createActor(sessionMachine, {
  input: { target: null },
  snapshot: sessionMachine.resolveState({
    value: 'signedIn',
    context: { target: null, isInUse: false, failure: null },
  }),
});

/**
 * Draws the first screen as a browser of this look will draw it; null if it isn't known well enough. What a module here knows of
 * the host and the browser is that of this drawing.
 */
async function drawn({ variant, look, replies: texts }: Wanted): Promise<Drawing | null> {
  serveHost({ variant });
  showTo(look);
  i18n.activate(look.language);
  const replies = new Map<string, unknown>(
    Object.entries(texts).map(([address, text]) => [address, JSON.parse(text)]),
  );
  const information = replyTo(replies, myInformation);
  if (information === null) return null;
  const modules = modulesOf(variant, information, replies);
  if (modules === null) return null;
  // Its browser shows in front of the page what it hasn't shown to them.
  rememberWalkthroughSeen(information.id);
  rememberIntroductionClosed(information.id);
  // Times are shown in the browser's zone where that is known; here, the account's takes its place.
  const timeZone = look.timeZone ?? information.timeZone;
  answerWith(new Map([...replies, [myInformation.url, { ...information, timeZone }]]));
  const history = createMemoryHistory({ initialEntries: [homeOf[variant]] });
  const pages = createPages({ session, history, scrollRestoration: false });
  await pages.load();
  // What a page doesn't wait for is there by then.
  await new Promise((resolve) => setTimeout(resolve));
  if (pages.state.matches.some(({ status }) => status !== 'success')) return null;
  const markup = renderToString(
    <CacheProvider value={cache}>
      <Product session={session} newPages={() => pages} />
    </CacheProvider>,
  );
  return { markup: `${stylesOf(markup)}${framed(markup, answers())}`, modules };
}

let last: Promise<unknown> = Promise.resolve();

/** Draws one at a time. */
export const draw: Draw = (wanted) => {
  const drawing = last.then(() => drawn(wanted));
  last = drawing.catch(() => undefined);
  return drawing;
};

export { samples } from './sample.ts';

/** Draws some that nobody sees: the first drawing takes ten times as long as any later one. */
export async function rehearse(): Promise<void> {
  const look = { language: 'en', width: 1_440, pointer: 'fine', timeZone: 'UTC' } as const;
  for (const variant of Variant.options) await draw({ variant, look, replies: samples[variant] });
}
