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
    name: { en: 'strong', es: 'fuerte' },
    sentence: {
      en: 'Strong: the report contradicts itself or the law',
      es: 'Fuerte: el informe se contradice o contradice la ley',
    },
  },
  medium: {
    name: { en: 'moderate', es: 'medio' },
    sentence: {
      en: 'Moderate: the bureaus contradict each other',
      es: 'Medio: los burós se contradicen entre sí',
    },
  },
  low: {
    name: { en: 'worth verifying', es: 'vale la pena verificar' },
    sentence: {
      en: 'Weak: worth asking the source to verify',
      es: 'Débil: vale la pena pedir a la fuente que lo verifique',
    },
  },
};
