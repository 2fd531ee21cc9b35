/** Whether a new entry fits what was recorded before. What does not fit would change nothing, and nobody would notice. */
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { countingEvents, type CountingEvent, isSameEvent } from './countingEvents.ts';
import type { Facts, RecordedEvent } from './facts.ts';
import { letterCourse } from './letterCourse.ts';
import { isSame } from './sameDispute.ts';
import { standingOf } from './standing.ts';

/**
 * `afterArrival`: a letter is said to be mailed on a day on which it had arrived. `beforeMailing`: something is said to have
 * happened to a letter, or an answer to be printed, before a mailing that was recorded. `tooEarly`: something is said to be missing whose time is
 * not over. `afterReceived`: an answer is said to have come before it was printed. `alreadyMailed`: another mailing of a letter is
 * recorded, and nothing says that it came back. `alreadyAnswered`: the same answer is recorded with other words or files, or with
 * other results.
 */
export interface Contradiction {
  readonly field: 'event.on' | 'event.printed' | 'event.letters';
  readonly problem:
    | 'afterArrival'
    | 'beforeMailing'
    | 'tooEarly'
    | 'afterReceived'
    | 'alreadyMailed'
    | 'alreadyAnswered';
}

type Entry = Pick<RecordedEvent, 'id' | 'replaces'> & { readonly event: DisputeEvent };

/** What an entry contradicts; empty if it fits. */
export function contradictionsOf(facts: Facts, entry: Entry): readonly Contradiction[] {
  const { event } = entry;
  const onOn = (problem: Contradiction['problem']) => [{ field: 'event.on', problem } as const];
  const onLetters = (problem: Contradiction['problem']) => [{ field: 'event.letters', problem } as const];
  const printed = event.kind === 'answer' ? event.printed : null;
  if (printed !== null && printed > event.on) return [{ field: 'event.printed', problem: 'afterReceived' }];
  if (isTooEarly(facts, entry)) return onOn('tooEarly');
  const others = withEntry(facts, { ...entry, event: null });
  // Two people may record the same, which then counts once.
  if (countingEvents(others.events).some((other) => isSameEvent(other.event, event))) return [];
  if (
    event.kind === 'answer' &&
    countingEvents(others.events).some((other) => isSameAnswer(other.event, event))
  )
    return onLetters('alreadyAnswered');
  const before = mailingsIn(others);
  const after = mailingsIn(withEntry(facts, entry));
  const isDisplaced = [...before].some((mailing) => !after.has(mailing));
  if (event.kind === 'mailed') {
    const isMissing = (letter: string, among: ReadonlySet<string>) => !among.has(`${entry.id} ${letter}`);
    const missing = event.letters.filter((letter) => isMissing(letter, after));
    if (isDisplaced) return onLetters('alreadyMailed');
    if (missing.length === 0) return [];
    const alone = mailingsIn(withEntry(withoutMailings(facts), entry));
    const isArrived = missing.some((letter) => isMissing(letter, alone));
    return isArrived ? onOn('afterArrival') : onLetters('alreadyMailed');
  }
  if (isDisplaced) return onOn('beforeMailing');
  return printed !== null && isBeforeMailings(facts, entry, printed)
    ? [{ field: 'event.printed', problem: 'beforeMailing' }]
    : [];
}

/** The facts with another entry, recorded after all others. */
const withEntry = (facts: Facts, entry: Omit<RecordedEvent, 'recordedAt'>): Facts => ({
  ...facts,
  events: [...facts.events, { ...entry, recordedAt: '' }],
});

const withoutMailings = (facts: Facts): Facts => ({
  ...facts,
  events: facts.events.map((each) => (each.event?.kind === 'mailed' ? { ...each, event: null } : each)),
});

/**
 * Whether a recorded answer is the one that is recorded again, although something about it differs: it came on the same day, with
 * the same date on it, from the same recipient, and says something about the same item. Of other answers, only their words tell
 * them apart.
 */
function isSameAnswer(other: DisputeEvent, event: Extract<DisputeEvent, { kind: 'answer' }>): boolean {
  if (other.kind !== 'answer' || other.on !== event.on || other.printed !== event.printed) return false;
  if (other.answer !== event.answer || !other.letters.some((letter) => event.letters.includes(letter)))
    return false;
  const decided = ({ outcome }: { readonly outcome: string }) => outcome !== 'notMentioned';
  if (event.answer === 'results')
    return event.results
      .filter(decided)
      .some((row) => other.results.filter(decided).some((each) => isSame(each, row)));
  return event.answer !== 'other' || (other.words === event.words && other.note === event.note);
}

const eventsOf = (counting: readonly CountingEvent[], letter: string) =>
  counting.filter(({ event }) => 'letters' in event && event.letters.includes(letter));

/** The mailings that count: entry and letter. */
function mailingsIn({ letters, events, today }: Facts): ReadonlySet<string> {
  const counting = countingEvents(events);
  return new Set(
    letters.flatMap(({ id }) =>
      letterCourse(eventsOf(counting, id), today).attempts.flatMap(({ mailed }) =>
        mailed === null ? [] : [`${mailed.id} ${id}`],
      ),
    ),
  );
}

/** An answer may come without knowing of the last letter that it is recorded for, but not before the first was mailed. */
function isBeforeMailings(facts: Facts, entry: Entry, printed: string): boolean {
  const { event } = entry;
  const named = 'letters' in event ? event.letters : [];
  const counting = countingEvents(facts.events);
  const mailed = named.map((letter) =>
    eventsOf(counting, letter).flatMap((each) => (each.event.kind === 'mailed' ? [each.event.on] : [])),
  );
  return mailed.length > 0 && mailed.every((days) => days.length > 0 && days.every((day) => day > printed));
}

/** Nothing is missing before the day on which the question is asked: even by mail, it would have come by then. */
function isTooEarly(facts: Facts, entry: Entry): boolean {
  const { event } = entry;
  if (event.kind !== 'nothingCame' && event.kind !== 'reinsertionNotice') return false;
  const { letters, disputes } = standingOf(withEntry(facts, { ...entry, event: null }));
  if (event.kind === 'nothingCame')
    return letters.some(
      ({ id, clock }) => event.letters.includes(id) && clock !== null && event.on < clock.askOn,
    );
  if (event.came) return false;
  return disputes.some(
    ({ letter, item, state, next }) =>
      state === 'reappeared' &&
      next !== null &&
      event.on < next &&
      event.disputes.some((named) => named.letter === letter && named.item === item),
  );
}
