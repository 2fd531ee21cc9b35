import type { Concern, LetterSummary } from '#contract/letterSummary.ts';

/** The concerns that nobody has decided about. */
export const openConcerns = (summary: LetterSummary | null): readonly Concern[] =>
  summary?.concerns.filter(({ overruled }) => overruled === null) ?? [];

/** Whether a summary has letters, and nothing speaks against them that nobody has decided about. */
export const isDecided = (summary: LetterSummary | null): boolean =>
  (summary?.letters.length ?? 0) > 0 && openConcerns(summary).length === 0;

/** Whether all that speaks against a summary's letters is that some recipients get several of them on one day. */
export const hasOnlyManyLetters = (summary: LetterSummary | null): boolean => {
  const open = openConcerns(summary);
  return (
    (summary?.letters.length ?? 0) > 0 && open.length > 0 && open.every(({ kind }) => kind === 'manyLetters')
  );
};
