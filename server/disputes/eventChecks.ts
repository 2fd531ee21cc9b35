import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { dateOf } from '#contract/civilDates.ts';
import {
  type DisputeEvent,
  type DisputeRef,
  farthestEndDays,
  oldestEventDays,
} from '#contract/disputeEvents.ts';
import { CallError } from '#contract/failures.ts';
import type { FieldProblem } from '#contract/failureReply.ts';
import { contradictionsOf } from '#disputes/contradictions.ts';
import type { Facts, WrittenLetter } from '#disputes/facts.ts';
import type { Step } from '#server/store/store.ts';

/** The letters that an event names, also through their items; null if one of them, or of its items, is not the client's. */
function lettersNamed(event: DisputeEvent, letters: readonly WrittenLetter[]): WrittenLetter[] | null {
  const byId = new Map(letters.map((letter) => [letter.id, letter]));
  const refs: readonly DisputeRef[] =
    'disputes' in event ? event.disputes : event.kind === 'answer' ? event.results : [];
  const named = ['letters' in event ? event.letters : [], refs.map(({ letter }) => letter)]
    .flat()
    .map((id) => byId.get(id));
  const hasItems = refs.every(({ letter, item }) => byId.get(letter)?.items.some(({ key }) => key === item));
  return hasItems && named.every((letter) => letter !== undefined) ? named : null;
}

/** What is about to be recorded, and what it corrects. */
interface NewEntry {
  readonly id: string;
  readonly replaces: string | null;
  readonly event: DisputeEvent;
}

/**
 * Throws `changedMeanwhile` if what the event corrects no longer counts, `notFound` if it names a letter, an item, a file, or a
 * report that is not this client's, and `invalid` with the problems of its dates, by themselves and next to what was
 * recorded before.
 */
export async function checkEvent(
  step: Step,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
  facts: Facts,
  entry: NewEntry,
): Promise<void> {
  const { event } = entry;
  const { letters, events, today } = facts;
  // What it contradicts would be about an entry that no longer counts.
  if (entry.replaces !== null && events.some(({ replaces }) => replaces === entry.replaces))
    throw new CallError('changedMeanwhile');
  const named = lettersNamed(event, letters);
  const hasFiles = !('files' in event) || (await step.disputeFiles.hasAll(accountId, profileId, event.files));
  const hasReport =
    !('report' in event) || (await step.reports.find(accountId, event.report, profileId)) !== null;
  if (named === null || !hasFiles || !hasReport) throw new CallError('notFound');
  // Both can come before any letter is written.
  const isIndependent = event.kind === 'collectorNotice' || event.kind === 'identityTheft';
  const days = isIndependent ? [] : named.map(({ writtenOn }) => writtenOn).toSorted();
  // An answer can come after a later letter that it doesn't know of.
  const written = event.kind === 'answer' ? days[0] : days.at(-1);
  const problems: FieldProblem[] = [
    ...problemsOf('event.on', event.on, { written, today }),
    ...(event.kind === 'answer' && event.printed !== null
      ? problemsOf('event.printed', event.printed, { written, today })
      : []),
  ];
  if (event.kind === 'collectorNotice' && event.ends !== null)
    problems.push(...endProblems(event.ends, event.on));
  if (problems.length === 0) problems.push(...contradictionsOf(facts, entry));
  if (problems.length > 0) throw new CallError('invalid', '', problems);
}

function problemsOf(
  field: string,
  day: string,
  { written, today }: { readonly written: string | undefined; readonly today: string },
): FieldProblem[] {
  if (day > today) return [{ field, problem: 'inFuture' }];
  if (written !== undefined && day < written) return [{ field, problem: 'beforeLetter' }];
  const isTooOld = differenceInCalendarDays(dateOf(today), dateOf(day)) > oldestEventDays;
  return isTooOld ? [{ field, problem: 'tooOld' }] : [];
}

function endProblems(ends: string, on: string): FieldProblem[] {
  const days = differenceInCalendarDays(dateOf(ends), dateOf(on));
  return Math.abs(days) > farthestEndDays ? [{ field: 'event.ends', problem: 'farFromNotice' }] : [];
}
