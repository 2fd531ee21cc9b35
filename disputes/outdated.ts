import type { DisputeEvent } from '#contract/disputeEvents.ts';
import type { LetterPurpose } from '#vocabulary/letterPurposes.ts';
import { isSameEvent } from './countingEvents.ts';
import type { RecordedEvent, WrittenLetter } from './facts.ts';

/** What a later letter can tell: how earlier ones left and arrived, what came back, and what allows a letter of its own. */
const told: ReadonlySet<DisputeEvent['kind']> = new Set([
  'mailed',
  'delivered',
  'annualReport',
  'furtherFacts',
  'answer',
  'compared',
  'reinsertionNotice',
  'collectorNotice',
  'identityTheft',
]);

/** Follow a letter to someone else, a bureau. */
const toOthers: ReadonlySet<LetterPurpose> = new Set(['creditorDirect', 'validation']);

/**
 * Whether something that a letter may tell about earlier letters about its items was corrected or withdrawn after it was written,
 * or an answer or a result came since: it would say what is no longer so. Ids of entries and sets grow with time.
 */
export function isOutdated(
  letter: WrittenLetter,
  letters: readonly WrittenLetter[],
  events: readonly RecordedEvent[],
): boolean {
  const later = events.filter(({ id }) => id > letter.sessionId);
  if (later.length === 0) return false;
  const points = pointsBefore(letter, letters);
  const byId = new Map(events.map((entry) => [entry.id, entry]));
  const replaced = new Set(events.flatMap(({ replaces }) => replaces ?? []));
  return later.some(({ id, replaces, event }) => {
    const before = replaces === null ? undefined : byId.get(replaces);
    const was = before === undefined || before.id > letter.sessionId ? null : before.event;
    if (was !== null) {
      if (!told.has(was.kind) || !isAbout(was, points)) return false;
      return event === null || !isSameEvent(asTold(event), asTold(was));
    }
    return event !== null && !replaced.has(id) && decides(event) && isAbout(event, points);
  });
}

/** The items of earlier letters that a letter follows, by letter. */
function pointsBefore(
  { sessionId, purpose, recipient, items: own }: WrittenLetter,
  letters: readonly WrittenLetter[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const subjects = new Set(own.map(({ subject }) => subject));
  return new Map(
    letters.flatMap((earlier): [string, ReadonlySet<string>][] => {
      const isFollowed = toOthers.has(purpose) || earlier.recipient.id === recipient.id;
      const keys = earlier.items.flatMap(({ key, subject }) => (subjects.has(subject) ? [key] : []));
      return earlier.sessionId < sessionId && isFollowed && keys.length > 0
        ? [[earlier.id, new Set(keys)]]
        : [];
    }),
  );
}

/** Whether an event is about one of these items; what is recorded of a letter as a whole is about all of its items. */
function isAbout(event: DisputeEvent, points: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  if ('disputes' in event) return event.disputes.some(({ letter, item }) => points.get(letter)?.has(item));
  if (event.kind === 'answer' && event.results.length > 0)
    return event.results.some(
      ({ letter, item, outcome }) => outcome !== 'notMentioned' && points.get(letter)?.has(item),
    );
  return 'letters' in event && event.letters.some((each) => points.has(each));
}

/** Whether an event is an answer, or a result by a report. */
const decides = (event: DisputeEvent): boolean =>
  event.kind === 'answer' ||
  event.kind === 'reinsertionNotice' ||
  (event.kind === 'compared' &&
    event.accepted &&
    event.proposal !== 'changed' &&
    event.proposal !== 'unchanged');

/** No letter tells a note, or encloses what is only attached later. */
const asTold = (event: DisputeEvent): DisputeEvent => ({
  ...event,
  ...('note' in event && { note: '' }),
  ...('files' in event && { files: [] }),
});
