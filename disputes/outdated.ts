import { type DisputeEvent, type DisputeRef, paperlessWays } from '#contract/disputeEvents.ts';
import type { LetterPurpose } from '#vocabulary/letterPurposes.ts';
import { contentOf } from './countingEvents.ts';
import type { RecordedEvent, WrittenLetter } from './facts.ts';

type Kinds = ReadonlySet<DisputeEvent['kind']>;

/** What comes back, or is found, about an earlier letter. */
const results: Kinds = new Set(['answer', 'compared', 'reinsertionNotice']);

/** How an earlier letter left and arrived, and what came back. */
const toldOfLetters: Kinds = new Set([...results, 'mailed', 'delivered', 'annualReport', 'furtherFacts']);

/** What letters tell that don't tell how an earlier one left. */
const toldInstead: Readonly<Partial<Record<LetterPurpose, Kinds>>> = {
  creditorDirect: results,
  validation: new Set(['collectorNotice'] as const),
  block: new Set(['identityTheft'] as const),
};

/** Follow a letter to someone else, a bureau. */
const toOthers: ReadonlySet<LetterPurpose> = new Set(['creditorDirect', 'validation']);

/** The entries that a letter may tell, by content: those on record when it was written, and all of today. */
interface Told {
  readonly before: ReadonlyMap<string, TellableEntry>;
  readonly now: ReadonlyMap<string, TellableEntry>;
}

interface TellableEntry {
  readonly id: string;
  readonly kind: DisputeEvent['kind'];
}

/** What a letter may tell about earlier letters about its items. Ids of entries and sets grow with time. Null if nothing was recorded since. */
function toldIn(
  letter: WrittenLetter,
  letters: readonly WrittenLetter[],
  events: readonly RecordedEvent[],
): Told | null {
  // It may have left long ago.
  if (letter.isMailingUnknown) return null;
  const earlier = events.filter(({ id }) => id < letter.sessionId);
  if (earlier.length === events.length) return null;
  const points = pointsBefore(letter, letters);
  const kinds = toldInstead[letter.purpose] ?? toldOfLetters;
  const told = (recorded: readonly RecordedEvent[]): Told['now'] => {
    const replaced = new Set(recorded.flatMap(({ replaces }) => replaces ?? []));
    return new Map(
      recorded.flatMap(({ id, event }): [string, TellableEntry][] => {
        if (event === null || replaced.has(id) || !kinds.has(event.kind) || decidesNothing(event)) return [];
        const about = partAbout(event, points);
        return about === null ? [] : [[contentOf(about), { id, kind: event.kind }]];
      }),
    );
  };
  return { before: told(earlier), now: told(events) };
}

type Of = Parameters<typeof toldIn>;

/**
 * The last entry that corrected or withdrew something that a letter may tell, after it was written; null if none did. Ids of entries
 * grow with time.
 */
export function lastCorrection(...of: Of): string | null {
  const [, , events] = of;
  const told = toldIn(...of);
  if (told === null) return null;
  const gone = new Set([...told.before].flatMap(([content, { id }]) => (told.now.has(content) ? [] : [id])));
  const corrections = events.flatMap(({ id, replaces }) =>
    replaces !== null && gone.has(replaces) ? [id] : [],
  );
  return corrections.toSorted().at(-1) ?? null;
}

/** Whether an answer or a result came after a letter was written: unmailed, it would say what is no longer so. */
export function isAnsweredSince(...of: Of): boolean {
  const told = toldIn(...of);
  return (
    told !== null &&
    [...told.now].some(([content, { kind }]) => !told.before.has(content) && results.has(kind))
  );
}

/** The items of earlier letters that a letter follows, by letter: those to its recipient, and those that it tells. */
function pointsBefore(
  { sessionId, purpose, recipient, items: own, tells }: WrittenLetter,
  letters: readonly WrittenLetter[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const subjects = new Set(own.map(({ subject }) => subject));
  const isTold = ({ id }: WrittenLetter): boolean =>
    // Of a letter from before its entries were kept, nobody knows which.
    tells === undefined ? toOthers.has(purpose) : tells.some(({ letter }) => letter === id);
  return new Map(
    letters.flatMap((earlier): [string, ReadonlySet<string>][] => {
      const isFollowed = earlier.recipient.id === recipient.id || isTold(earlier);
      const keys = earlier.items.flatMap(({ key, subject }) => (subjects.has(subject) ? [key] : []));
      return earlier.sessionId < sessionId && isFollowed && keys.length > 0
        ? [[earlier.id, new Set(keys)]]
        : [];
    }),
  );
}

/**
 * What a letter can tell of an event about these items; what is recorded of a letter as a whole is about all of its items. Null if
 * that is nothing. No letter tells a note, or encloses what is only attached later.
 */
function partAbout(event: DisputeEvent, points: ReadonlyMap<string, ReadonlySet<string>>): object | null {
  const hasItem = ({ letter, item }: DisputeRef) => points.get(letter)?.has(item) ?? false;
  const plain = { ...event, note: '', files: [] };
  if ('disputes' in event) {
    const disputes = event.disputes.filter(hasItem);
    return disputes.length === 0 ? null : { ...plain, disputes };
  }
  const letters = 'letters' in event ? event.letters.filter((each) => points.has(each)) : [];
  if (event.kind === 'answer') {
    const rows = event.results.filter((row) => row.outcome !== 'notMentioned' && hasItem(row));
    // Words are quoted as being about an item only if the answer says nothing about others.
    const isAboutOthers = event.words !== '' && event.results.length > 1;
    return (event.results.length === 0 ? letters : rows).length === 0
      ? null
      : { ...plain, letters, results: rows, isAboutOthers };
  }
  if (letters.length === 0) return null;
  // The client's word alone proves no delivery to the recipient.
  if (event.kind === 'delivered' && event.basis === 'client') return null;
  // What shows that a letter was mailed is not told, unless it shows that it was received, too.
  const isUntold = event.kind === 'mailed' && !paperlessWays.has(event.way);
  return { ...plain, letters, ...(isUntold && { basis: null }) };
}

/** That a recipient is still working on it is no answer, and a report that decided nothing no result. */
function decidesNothing(event: DisputeEvent): boolean {
  if (event.kind === 'answer') return event.answer === 'workingOnIt';
  if (event.kind !== 'compared') return false;
  return !event.accepted || event.proposal === 'changed' || event.proposal === 'unchanged';
}
