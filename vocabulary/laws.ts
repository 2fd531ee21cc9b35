import type { Translated } from './languages.ts';

/**
 * What a finding is based on if there is no statute to cite, as screens word it. In a finding's `law`, the key
 * replaces the citation.
 */
export const withoutStatute = {
  'none; information only': {
    en: 'For information only. Letters don’t use it.',
    es: 'Informativo; ninguna carta lo usa como argumento.',
  },
  'policy announced by the three bureaus; no statute': {
    en: 'A policy the three bureaus announced, not a statute.',
    es: 'Una política anunciada por los tres burós; no es ley.',
  },
  'practice of the bureaus; no statute': {
    en: 'Bureau practice, not a statute.',
    es: 'Práctica de los burós; no es ley.',
  },
  'state law, where it bars medical debt': {
    en: 'State law, where it bars medical debt from credit reports.',
    es: 'Ley estatal, donde prohíbe las deudas médicas en los informes de crédito.',
  },
} as const satisfies Readonly<Record<string, Translated>>;

export type WithoutStatute = keyof typeof withoutStatute;

/** The law of a finding that letters do not use. */
export const informationOnly: WithoutStatute = 'none; information only';

const isWithoutStatute = (law: string): law is WithoutStatute => Object.hasOwn(withoutStatute, law);

/** The words for a finding's law in every language; null for a citation, which is never translated. */
export function lawText(law: string): Translated | null {
  return isWithoutStatute(law) ? withoutStatute[law] : null;
}
