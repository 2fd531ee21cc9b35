import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openSession } from '#src/api/session.ts';
import { ignoreSecondClicks } from '#src/browser/secondClicks.ts';
import { offeredLanguage, storeLanguage, takeLanguage } from '#src/browser/languageChoice.ts';
import { isPageInUse } from '#src/ui/pageInUse.ts';
import { Theme } from '#src/ui/theme/Theme.tsx';
import { noteLook } from '#src/browser/look.ts';
import { chartsAreOn } from '#src/workflow/chartSwitch.ts';
import { activateLanguage } from '#src/language/activateLanguage.ts';
import { languageOf } from '#vocabulary/languages.ts';
import { entryOf } from './routeTable.ts';
import { Application } from './session/Application.tsx';

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
  ignoreSecondClicks();
  // People who use the pointer don't look for the focus.
  document.addEventListener('keydown', () => void loadKeepFocus(), { once: true });
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
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root');
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Theme>
          <Application session={session} onUsable={() => note(true)} />
        </Theme>
      </I18nProvider>
    </StrictMode>,
  );
}
