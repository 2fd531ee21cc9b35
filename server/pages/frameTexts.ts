import type { LegalPage } from '#contract/legalPages.ts';
import type { Language } from '#vocabulary/languages.ts';

export interface FrameTexts {
  readonly product: string;
  readonly otherLanguage: string;
  readonly languageSwitch: string;
  readonly legal: string;
  readonly legalLinks: Readonly<Record<LegalPage, string>>;
}

/** What the frame around every page says. */
export const frameTexts: Readonly<Record<Language, FrameTexts>> = {
  en: {
    product: 'Redress',
    otherLanguage: 'Español',
    languageSwitch: 'Language',
    legal: 'Legal',
    legalLinks: {
      privacy: 'Privacy',
      terms: 'Terms of use',
      refunds: 'Refunds and cancellation',
      rights: 'Your rights',
    },
  },
  es: {
    product: 'Redress',
    otherLanguage: 'English',
    languageSwitch: 'Idioma',
    legal: 'Información legal',
    legalLinks: {
      privacy: 'Privacidad',
      terms: 'Condiciones de uso',
      refunds: 'Reembolsos y cancelación',
      rights: 'Sus derechos',
    },
  },
};
