import { confidences, confidenceTexts } from '#vocabulary/confidence.ts';
import { findingSentences } from '#vocabulary/findings.ts';
import type { Translated } from '#vocabulary/languages.ts';
import { withoutStatute } from '#vocabulary/laws.ts';

/** Every text of the vocabulary. */
export const vocabularyTexts: readonly Translated[] = [
  ...Object.values(findingSentences),
  ...Object.values(withoutStatute),
  ...confidences.flatMap((confidence) => Object.values(confidenceTexts[confidence])),
];
