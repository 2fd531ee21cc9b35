/** The letters of a selection, from the report and what is known of the client: the part of planning that takes processor time. */
import { CallError } from '#contract/failures.ts';
import type { RepeatedItem } from '#contract/letterSummary.ts';
import type { Confirmation } from '#credit/letters/confirmed.ts';
import type { Letter } from '#credit/letters/letter.ts';
import type { Meanings } from '#credit/letters/newFacts.ts';
import { lettersAbout, selectedPoints, type PlanInput } from '#credit/letters/planLetters.ts';
import {
  type Decided,
  decisionsAbout,
  isWithoutGround,
  unsupportedIn,
  type Unsupported,
} from '#credit/letters/withoutGround.ts';
import type { Report } from '#credit/report/model.ts';
import { withoutDecided } from './decidedItems.ts';
import { othersReport } from './othersReport.ts';
import { type KnownLetters, pastDisputes } from './pastDisputes.ts';
import type { ConcernOf, Raised } from './raised.ts';
import { unreportedDetails } from './unreportedDetail.ts';

/** What letters are planned from besides the reports. */
export interface ForPlan extends Pick<PlanInput, 'profile' | 'choice' | 'today' | 'stated'> {
  readonly confirmed: readonly Confirmation[];
  readonly reportId: string;
  /** Civil date, for a report without one of its own. */
  readonly importedOn: string;
  readonly known: KnownLetters;
  readonly meanings: Meanings;
  /** What was decided about items without a ground, oldest first. */
  readonly answers: readonly (Decided & { readonly answer: string })[];
}

export interface Planned {
  /** Without the items that are left out; empty if nothing else was selected. */
  readonly letters: readonly Letter[];
  /** The selected items that are left out because their recipients decided about them and nothing is new. */
  readonly repeated: readonly RepeatedItem[];
  /** The other selected items without a ground, including those that are left out. */
  readonly unsupported: readonly Unsupported[];
  /** Civil date; null if the report bears none. */
  readonly reportDate: string | null;
  /** That the report is another person's; null if it isn't. */
  readonly others: Raised<ConcernOf<'othersReport'>> | null;
  /** Details of the profile that no bureau shows. */
  readonly details: readonly Raised<ConcernOf<'unreportedDetail'>>[];
}

/** Throws `nothingToDispute` if the choice selects nothing. */
export function plannedFrom(report: Report, before: Report | null, given: ForPlan): Planned {
  const { profile, reportId, importedOn, known, meanings, answers } = given;
  const input: PlanInput = { ...given, report, before };
  const selected = selectedPoints(input);
  if (selected.length === 0) throw new CallError('nothingToDispute');
  const reportDate = report.reportDate?.value ?? null;
  const disputed = pastDisputes(selected, known, reportId);
  const { points, leftOut } = withoutDecided(selected, disputed, reportDate ?? importedOn, meanings);
  const unsupported = unsupportedIn(points);
  const decided = decisionsAbout(unsupported, reportId, answers);
  const isLeftOut = (key: string) => decided.get(key)?.answer === 'leaveOut';
  return {
    letters: lettersAbout(
      points.filter(({ item }) => !isWithoutGround(item) || !isLeftOut(item.key)),
      { ...input, steps: disputed.told(points) },
    ),
    repeated: leftOut,
    unsupported,
    reportDate,
    others: othersReport(report, profile),
    details: unreportedDetails(report, profile),
  };
}
