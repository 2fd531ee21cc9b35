/** Whether a new entry fits what was recorded before. What does not fit would change nothing, and nobody would notice. */
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { countingEvents, type CountingEvent, isSameEvent } from './countingEvents.ts';
import type { Facts, RecordedEvent } from './facts.ts';
import { letterCourse } from './letterCourse.ts';
import { standingOf } from './standing.ts';

/**
 * `afterArrival`: a letter is said to be mailed on a day on which it had arrived. `beforeMailing`: something is said to have
 * happened to a letter, or an answer to be printed, before a mailing that was recorded. `tooEarly`: something is said to be missing whose time is
 * not over. `afterReceived`: an answer is said to have come before it was printed.
 */
export interface Contradiction {
  readonly field: 'event.on' | 'event.printed';
  readonly problem: 'afterArrival' | 'beforeMailing' | 'tooEarly' | 'afterReceived';
}

type Entry = Pick<RecordedEvent, 'id' | 'replaces'> & { readonly event: DisputeEvent };

/** What an entry contradicts; empty if it fits. */
export function contradictionsOf(facts: Facts, entry: Entry): readonly Contradiction[] {
  const { event } = entry;
  const onOn = (problem: Contradiction['problem']) => [{ field: 'event.on', problem } as const];
  const printed = event.kind === 'answer' ? event.printed : null;
  if (printed !== null && printed > event.on) return [{ field: 'event.printed', problem: 'afterReceived' }];
  if (isTooEarly(facts, entry)) return onOn('tooEarly');
  const others = withEntry(facts, { ...entry, event: null });
  // Two people may record the same, which then counts once.
  if (countingEvents(others.events).some((other) => isSameEvent(other.event, event))) return [];
  const before = mailingsIn(others);
  const after = mailingsIn(withEntry(facts, entry));
  if (event.kind === 'mailed' && !event.letters.every((letter) => after.has(`${entry.id} ${letter}`)))
    return onOn('afterArrival');
  if ([...before].some((mailing) => !after.has(mailing))) return onOn('beforeMailing');
  return printed !== null && isBeforeMailings(facts, entry, printed)
    ? [{ field: 'event.printed', problem: 'beforeMailing' }]
    : [];
}

/** The facts with another entry, recorded after all others. */
const withEntry = (facts: Facts, entry: Omit<RecordedEvent, 'recordedAt'>): Facts => ({
  ...facts,
  events: [...facts.events, { ...entry, recordedAt: '' }],
});

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
