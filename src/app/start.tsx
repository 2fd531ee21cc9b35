import { i18n } from '@lingui/core';
import { createRoot } from 'react-dom/client';
import { openSession } from '#src/api/session.ts';
import { leaveOutdatedPage } from '#src/api/tokens.ts';
import { offeredLanguage, storeLanguage, takeLanguage } from '#src/browser/languageChoice.ts';
import { isPageInUse } from '#src/ui/pageInUse.ts';
import { noteLook } from '#src/browser/look.ts';
import { chartsAreOn } from '#src/workflow/chartSwitch.ts';
import { activateLanguage } from '#src/language/activateLanguage.ts';
import { languageOf } from '#vocabulary/languages.ts';
import { createPages, type Pages } from './createPages.ts';
import { followPages } from './followPages.ts';
import { loadLater } from './loadLater.ts';
import { takeOver } from './drawnPage.tsx';
import { isUnread, removeDrawing, shownDrawing } from './pageShell.ts';
import { Product } from './Product.tsx';
import { entryOf } from './routeTable.ts';
import { tabHistory } from './tabHistory.ts';

async function loadKeepFocus(): Promise<void> {
  try {
    (await import('#src/ui/keepFocus.ts')).keepFocus();
  } catch {
    // Without a connection, the browser's own rule stays.
  }
}

/** @param target where the person wants to go; null on a public page. */
export async function startApplication(target: string | null): Promise<void> {
  if (chartsAreOn()) (await import('#src/workflow/transitionLog.ts')).startTransitionLog();
  // People who use the pointer don't look for the focus.
  document.addEventListener('keydown', () => void loadKeepFocus(), { once: true });
  // What was drawn for someone who has left is nobody's to see.
  if (leaveOutdatedPage()) removeDrawing();
  // The session is looked up while the messages load.
  const session = openSession(target, isPageInUse);
  const isFirst = entryOf(window.location.pathname)?.isFirst === true;
  const language = takeLanguage();
  await activateLanguage(language, !isFirst);
  // On a public page the sign-in may come next. It follows the browser as long as nobody has chosen a language.
  if (target !== null || offeredLanguage() === null) storeLanguage(language);
  const note = (isUsable: boolean) => {
    // A page that is for everyone sets no cookie. Next to a chart, a page looks as the server can't know.
    if (target !== null) noteLook(chartsAreOn() ? null : languageOf(i18n.locale), isUsable);
  };
  note(false);
  document.addEventListener('visibilitychange', () => note(false));
  let ignoresSecondClicks = false;
  const newPages = () => {
    const pages = createPages({ session, history: tabHistory, scrollRestoration: isUnread });
    followPages(pages, () => {
      note(true);
      // Nobody double-clicks what has just been painted.
      if (!ignoresSecondClicks)
        loadLater({
          load: () => import('#src/browser/secondClicks.ts'),
          onLoaded: ({ ignoreSecondClicks }) => void ignoreSecondClicks(),
        });
      ignoresSecondClicks = true;
    });
    return pages;
  };
  const product = (pages: () => Pages) => <Product session={session} newPages={pages} />;
  const drawing = shownDrawing();
  if (drawing !== null && (await takeOver({ drawing, session, newPages, product }))) return;
  removeDrawing();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root');
  createRoot(root).render(product(newPages));
}
