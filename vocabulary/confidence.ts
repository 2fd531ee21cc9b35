import type { Translated } from './languages.ts';

/**
 * How certain a finding is, most certain first. high: the report contradicts itself or the statute. medium: bureaus
 * contradict each other, and it is unknown which one is wrong. low: worth asking to verify, nothing more.
 */
export const confidences = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof confidences)[number];

/** For sorting: the most certain finding comes first. */
export function bySurest(one: { confidence: Confidence }, other: { confidence: Confidence }): number {
  return confidences.indexOf(one.confidence) - confidences.indexOf(other.confidence);
}

interface ConfidenceTexts {
  /** As part of a line with other details. */
  readonly name: Translated;
  /** On its own. */
  readonly sentence: Translated;
}

export const confidenceTexts: Readonly<Record<Confidence, ConfidenceTexts>> = {
  high: {
    name: { en: 'strong', es: 'muy fuerte' },
    sentence: {
      en: 'Strong: the report contradicts itself or the law',
      es: 'Muy fuerte: el informe se contradice o contradice la ley',
    },
  },
  medium: {
    name: { en: 'moderate', es: 'fuerte' },
    sentence: {
      en: 'Moderate: the bureaus contradict each other',
      es: 'Fuerte: los burós se contradicen entre sí',
    },
  },
  low: {
    name: { en: 'worth verifying', es: 'por verificar' },
    sentence: {
      en: 'Worth verifying: the source can be asked to prove it',
      es: 'Por verificar: se puede pedir a la fuente que lo demuestre',
    },
  },
};
