import { CallError } from '#contract/failures.ts';
import { disputeMarksIn, type OpenMark, planMarkLetters } from '#credit/letters/disputeMarks.ts';
import type { Letter, LetterProfile } from '#credit/letters/letter.ts';
import type { Report } from '#credit/report/model.ts';

interface ForMarkLetters {
  readonly profile: LetterProfile;
  /** Which notations the client no longer wants. */
  readonly noLongerDisputed: readonly Pick<OpenMark, 'bureau' | 'item'>[];
  /** Civil date where the account is. */
  readonly today: string;
}

/** The letters that ask to remove these notations. Throws `changedMeanwhile` if the report has no such notation. */
export function markLettersFrom(
  report: Report,
  _: Report | null,
  { profile, noLongerDisputed, today }: ForMarkLetters,
): readonly Letter[] {
  const marks = disputeMarksIn(report).filter(({ bureau, item }) =>
    noLongerDisputed.some((one) => one.bureau === bureau && one.item === item),
  );
  if (marks.length < noLongerDisputed.length) throw new CallError('changedMeanwhile');
  return planMarkLetters({ report, profile, marks, today });
}
