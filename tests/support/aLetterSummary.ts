import type { LetterSummary } from '#contract/letterSummary.ts';

/** What is said before one letter is written, about which there is nothing to ask. */
export const aLetterSummary = (part: Partial<LetterSummary> = {}): LetterSummary => ({
  letters: [{ id: 'experian-accounts-1', recipient: 'Experian', items: 2 }],
  items: 2,
  pages: 3,
  generations: { left: 9, used: 1, leftAfter: 8 },
  withoutGround: [],
  leftOut: [],
  concerns: [],
  isRepeated: false,
  ...part,
});
