import type { Language } from '#vocabulary/languages.ts';
import { english, type Texts } from './texts.en.ts';
import { spanish } from './texts.es.ts';

export const texts: Record<Language, Texts> = { en: english, es: spanish };
