import type { Messages } from '@lingui/core';
import type { Language } from '#vocabulary/languages.ts';

type Load = () => Promise<{ messages: Messages }>;

/** Each language's messages in two parts: what the first screens show, and the rest (tools/web/splitMessages.ts). */
export const catalogs: Readonly<Record<Language, { readonly first: Load; readonly rest: Load }>> = {
  en: {
    first: () => import('#locales/en.po?first?lingui'),
    rest: () => import('#locales/en.po?rest?lingui'),
  },
  es: {
    first: () => import('#locales/es.po?first?lingui'),
    rest: () => import('#locales/es.po?rest?lingui'),
  },
};
