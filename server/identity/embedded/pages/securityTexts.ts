import type { Language } from '#vocabulary/languages.ts';
import { securityEnglish, type SecurityTexts } from './securityTexts.en.ts';
import { securitySpanish } from './securityTexts.es.ts';

export const securityTexts: Record<Language, SecurityTexts> = { en: securityEnglish, es: securitySpanish };
