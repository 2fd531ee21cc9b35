import { i18n } from '@lingui/core';
import { storeLanguage, withdrawOffer } from '#src/browser/languageChoice.ts';
import { languageOf, type Language } from '#vocabulary/languages.ts';
import { catalogs } from './catalogs.ts';

/** Whether something has been opened that needs more than the first screens' messages. */
let isRestNeeded = false;
/** The language whose messages are all loaded. */
let complete: Language | null = null;

/**
 * Loads a language's messages and shows them everywhere at once.
 * @param isEveryNeeded whether more is shown than the first screens
 */
export async function activateLanguage(language: Language, isEveryNeeded = isRestNeeded): Promise<void> {
  isRestNeeded = isEveryNeeded;
  const { first, rest } = catalogs[language];
  const parts = await Promise.all(isRestNeeded ? [first(), rest()] : [first()]);
  i18n.loadAndActivate({
    locale: language,
    messages: Object.assign({}, ...parts.map(({ messages }) => messages)),
  });
  complete = parts.length > 1 ? language : null;
  document.documentElement.lang = language;
}

/** Shows and keeps the language that a person chose. Rejects if its messages can't be loaded; then nothing changes. */
export async function chooseLanguage(language: Language): Promise<void> {
  await activateLanguage(language);
  storeLanguage(language);
  withdrawOffer();
}

/** Loads the messages that the first screens don't show. Rejects if they can't be loaded; a retry loads them. */
export async function loadEveryMessage(): Promise<void> {
  isRestNeeded = true;
  const language = languageOf(i18n.locale);
  if (complete === language) return;
  const { messages } = await catalogs[language].rest();
  i18n.load(language, messages);
  complete = language;
}
