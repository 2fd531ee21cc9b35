import type { WaitingReason } from '#contract/waitingReasons.ts';

/** What is asked about a letter as a whole: once, whatever the number of its items. Everything else is asked about an item. */
export const letterQuestions = ['returned', 'askWhetherAnythingCame', 'askAboutDelivery'] as const;
export type LetterQuestionKind = (typeof letterQuestions)[number];

const ofLetters: ReadonlySet<string | null> = new Set<WaitingReason>(letterQuestions);

export const isAboutLetter = (reason: string | null): reason is LetterQuestionKind => ofLetters.has(reason);
