import type { Language } from '#vocabulary/languages.ts';
import { mailEnglish, type MailTexts } from './mailTexts.en.ts';
import { mailSpanish } from './mailTexts.es.ts';

/** What the mails about people's sign-in say. */
export const mailTexts: Record<Language, MailTexts> = { en: mailEnglish, es: mailSpanish };
