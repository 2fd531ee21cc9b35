import { type LetterChange, writtenAgain } from '#credit/letters/changedLetter.ts';
import { choiceToday } from '#credit/letters/choiceToday.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { type PlanInput, selectedPoints } from '#credit/letters/planLetters.ts';
import type { Report } from '#credit/report/model.ts';
import { type KnownLetters, pastDisputes } from './pastDisputes.ts';

/** A letter about a report, and what is needed to write it again. */
export interface ForLetter extends Omit<PlanInput, 'report' | 'before' | 'steps'> {
  readonly reportId: string;
  readonly known: KnownLetters;
  /** The letter that is changed. */
  readonly letter: Letter;
  /** Its whole set. */
  readonly letters: readonly Letter[];
  readonly change: LetterChange;
}

/** The letter without what its client leaves out; null if nothing is left. */
export function writtenAgainFrom(
  report: Report,
  before: Report | null,
  { reportId, known, letter, letters, change, ...given }: ForLetter,
): Letter | null {
  const input = { ...given, report, before, choice: choiceToday(given.choice, letters, report) };
  const points = selectedPoints(input);
  const steps = pastDisputes(points, known, reportId).told(points);
  return writtenAgain(letter, change, { ...input, steps });
}
