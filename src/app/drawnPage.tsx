import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import type { Session } from '#src/api/session.ts';
import type { Pages } from './createPages.ts';

/** Loads the page that was drawn; null if another one is to be shown, or none. */
async function loaded(session: Session, pages: Pages): Promise<Pages | null> {
  const begun = await waitFor(session, (state) => !state.matches('checking'));
  if (!begun.matches('signedIn')) return null;
  await pages.load();
  // The router renders as it has on the server.
  pages.ssr = { manifest: undefined };
  // What a page doesn't wait for came with it, too.
  await new Promise((resolve) => setTimeout(resolve));
  return pages.state.matches.every(({ status }) => status === 'success') ? pages : null;
}

interface Drawn {
  readonly drawing: HTMLElement;
  readonly session: Session;
  readonly newPages: () => Pages;
  readonly product: (newPages: () => Pages) => ReactElement;
}

/**
 * Makes what the server has drawn the page (decision 155): React finds its elements there and adds what they do. What differs, such
 * as a time that has passed, it draws itself.
 * @returns false if the drawing isn't of what is to be shown
 */
export async function takeOver({ drawing, session, newPages, product }: Drawn): Promise<boolean> {
  let next = await loaded(session, newPages());
  if (next === null) return false;
  const pages = () => {
    const now = next ?? newPages();
    next = null;
    return now;
  };
  // What was not drawn, or is otherwise by now.
  hydrateRoot(drawing, product(pages), { onRecoverableError: () => undefined });
  return true;
}
