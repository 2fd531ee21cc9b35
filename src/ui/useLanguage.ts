import { useLingui } from '@lingui/react';
import { languageOf, type Language } from '#vocabulary/languages.ts';

/** The language of the screen. */
export function useLanguage(): Language {
  return languageOf(useLingui().i18n.locale);
}
