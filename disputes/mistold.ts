/** What mailed letters told that was recorded otherwise since: an entry was corrected or withdrawn, or an answer had come. */
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import type { DisputeLetter } from '#contract/disputes.ts';
import { type Corrects, isOfLetter, type Recorded, type ToldRecord } from '#vocabulary/recorded.ts';
import { type CountingEvent, countingEvents } from './countingEvents.ts';
import type { RecordedEvent, WrittenItem, WrittenLetter } from './facts.ts';
import { journeyOf } from './journey.ts';
import { recordedReplies, replyIn } from './lastReply.ts';
import { isSame } from './sameDispute.ts';
import { type ReportDates, wordOf } from './words.ts';

export interface Mistold extends ToldRecord {
  /** The letter that told it. */
  readonly in: string;
  readonly recipient: WrittenLetter['recipient'];
  /** The letter's items that it is about, with their subjects; never empty. */
  readonly about: readonly Pick<WrittenItem, 'key' | 'subject'>[];
  /** The entry as it was when the letter told it; null if none said it. */
  readonly was: DisputeEvent | null;
  /** What is on record in its place; null if nothing is. */
  readonly now: CountingEvent | null;
  /** When that was recorded: an instant, ISO 8601 in UTC. */
  readonly since: string;
}

interface Known {
  readonly letters: readonly WrittenLetter[];
  /** Where they are. */
  readonly shown: readonly DisputeLetter[];
  readonly events: readonly RecordedEvent[];
  readonly reportDates: ReportDates;
}

/** Nobody has to be corrected about a letter that they never got, or whose words nobody sent. */
const reached = ({ state, mailed }: DisputeLetter): boolean =>
  (state === 'mailed' || state === 'received') && mailed?.way !== 'online' && mailed?.way !== 'phone';

/** Each part of each letter once, unless a later letter to the same recipient corrects it. */
export function mistoldIn({ letters, shown, events, reportDates }: Known): readonly Mistold[] {
  if (letters.every(({ tells }) => tells === undefined)) return [];
  const record = recordOf(events, shown, reportDates);
  const corrected = correctedBy(letters, shown);
  return letters.flatMap((letter) => {
    const place = shown.find(({ id }) => id === letter.id);
    if (letter.tells === undefined || place === undefined || !reached(place)) return [];
    const wrong = letter.tells.flatMap((told): Mistold[] => {
      if (corrected.has(keyOf({ ...told, in: letter.id }))) return [];
      const about = itemsAbout(letter, told, letters);
      const found =
        told.part === 'silence' ? answerBefore(letter, told, record) : otherwise(letter, told, record);
      const { id, recipient } = letter;
      return found === null || about.length === 0 ? [] : [{ ...told, in: id, recipient, about, ...found }];
    });
    return [...new Map(wrong.map((each) => [keyOf(each), each])).values()];
  });
}

/** Whether something that a letter tells was corrected or withdrawn, whether or not anyone was told. */
export function tellsOtherwise(
  letter: WrittenLetter,
  { shown, events, reportDates }: Omit<Known, 'letters'>,
): boolean {
  const { tells = [] } = letter;
  if (tells.length === 0) return false;
  const record = recordOf(events, shown, reportDates);
  return tells.some((told) => told.part !== 'silence' && otherwise(letter, told, record) !== null);
}

/** A part of a letter. What is about the earlier letter as a whole is the same for all of its items. */
const keyOf = ({ in: letter, part, letter: about, item }: Corrects): string =>
  [letter, part, about, isOfLetter(part) ? '' : item].join(' ');

/** The letter's items that the earlier letter has, too; only the one that was told, unless it is about all. */
function itemsAbout(
  letter: WrittenLetter,
  told: ToldRecord,
  letters: readonly WrittenLetter[],
): Mistold['about'] {
  const earlier = letters.find(({ id }) => id === told.letter)?.items ?? [];
  // Words in a paragraph are those of an answer about all.
  const isAboutAll = isOfLetter(told.part) || (told.part === 'words' && !told.isInItem);
  const subjects = new Set(
    earlier.flatMap(({ key, subject }) => (isAboutAll || key === told.item ? [subject] : [])),
  );
  return letter.items.filter(({ subject }) => subjects.has(subject));
}

/** What is corrected by letters that left, or that are written and may still leave. */
function correctedBy(
  letters: readonly WrittenLetter[],
  shown: readonly DisputeLetter[],
): ReadonlySet<string> {
  const lost = new Set(
    shown.flatMap(({ id, state }) => (state === 'returned' || state === 'lost' ? [id] : [])),
  );
  const unused = ({ id, isReplaced }: WrittenLetter) =>
    isReplaced && shown.some((each) => each.id === id && each.mailed === null);
  return new Set(
    letters.flatMap((letter) =>
      lost.has(letter.id) || unused(letter) ? [] : (letter.corrects ?? []).map(keyOf),
    ),
  );
}

interface Record {
  readonly all: ReadonlyMap<string, RecordedEvent>;
  readonly replacedBy: ReadonlyMap<string, RecordedEvent>;
  readonly counting: readonly CountingEvent[];
  readonly shown: readonly DisputeLetter[];
  readonly reportDates: ReportDates;
}

function recordOf(
  events: readonly RecordedEvent[],
  shown: readonly DisputeLetter[],
  reportDates: ReportDates,
): Record {
  return {
    all: new Map(events.map((event) => [event.id, event])),
    replacedBy: new Map(
      events.flatMap((event) => (event.replaces === null ? [] : [[event.replaces, event] as const])),
    ),
    counting: countingEvents(events),
    shown,
    reportDates,
  };
}

type Found = Pick<Mistold, 'was' | 'now' | 'since'>;

/** The entry that replaces an entry, and what replaces that; undefined if it still counts. */
function lastAfter(id: string, { replacedBy }: Record): RecordedEvent | undefined {
  let last = replacedBy.get(id);
  for (let next = last; next !== undefined; next = replacedBy.get(next.id)) last = next;
  return last;
}

/** Null if what the letter told is still on record. */
function otherwise(letter: WrittenLetter, told: ToldRecord, record: Record): Found | null {
  for (const id of told.entries) {
    const [before, after] = [record.all.get(id), lastAfter(id, record)];
    if (before === undefined || before.event === null || after === undefined) continue;
    const now = after.event === null ? null : { id: after.id, event: after.event };
    const found = {
      was: before.event,
      now: now && isAbout(told, now, record) ? now : null,
      since: after.recordedAt,
    };
    if (told.part === 'deadline') {
      if (dueOf(told, record) !== told.value) return { ...found, now };
    } else if (!isStillSaid(before.event, told, record) && !wasSoThen(letter, told, now)) return found;
  }
  return null;
}

/** Whether the entry that replaces another one still says something about the part. */
const isAbout = (told: ToldRecord, { event }: CountingEvent, record: Record): boolean =>
  told.part === 'noNotice'
    ? event.kind === 'reinsertionNotice' && event.came
    : contentOf(event, told, record) !== null;

/** Whether any entry that counts says the same as this one. */
function isStillSaid(before: DisputeEvent, told: ToldRecord, record: Record): boolean {
  const said = contentOf(before, told, record);
  return (
    said === null || record.counting.some(({ event }) => contentOf(event, told, record, before) === said)
  );
}

/** A notice that came after the letter had not come when it was written. */
const wasSoThen = ({ writtenOn }: WrittenLetter, { part }: ToldRecord, now: CountingEvent | null): boolean =>
  part === 'noNotice' &&
  now?.event.kind === 'reinsertionNotice' &&
  now.event.came &&
  now.event.on >= writtenOn;

/** The last day of the investigation as a letter would tell it today; '' if none would. */
function dueOf({ letter }: Recorded, { shown }: Record): string {
  const place = shown.find(({ id }) => id === letter);
  const [year = '', month = '', day = ''] = ((place && journeyOf(place)?.due) ?? '').split('-');
  return [month, day, year].join('/');
}

/** What an entry says of a part, as far as a letter tells it; null if nothing. `before` is the entry that the letter told. */
function contentOf(
  event: DisputeEvent,
  told: ToldRecord,
  { reportDates }: Record,
  before: DisputeEvent = event,
): string | null {
  const hasLetter = 'letters' in event && event.letters.includes(told.letter);
  const hasItem = 'disputes' in event && event.disputes.some((each) => isSame(each, told));
  switch (told.part) {
    case 'mailing':
      if (event.kind !== 'mailed' || !hasLetter) return null;
      // A number that was added later makes nothing wrong.
      return [
        event.on,
        event.way,
        before.kind === 'mailed' && before.tracking !== '' ? event.tracking : '',
      ].join(' ');
    case 'receipt':
      if (!hasLetter) return null;
      if (event.kind === 'answer') return `${event.printed ?? event.on} letter`;
      return event.kind === 'delivered' || event.kind === 'mailed' ? `${event.on} ${event.basis}` : null;
    case 'result': {
      const reply = replyIn(event, told);
      if (reply === null) return null;
      // Both are told as a change.
      const kind = reply.kind === 'corrected' ? 'partlyCorrected' : reply.kind;
      return [kind, dateOn(event)].join(' ');
    }
    case 'words':
      if (event.kind !== 'answer' || !hasLetter) return null;
      return told.isInItem && replyIn(event, told) === null ? null : [dateOn(event), event.words].join(' ');
    case 'sighting':
      if (event.kind !== 'compared' || !hasItem) return null;
      if (!event.accepted || event.proposal !== 'reappeared') return null;
      return wordOf({ id: '', event }, reportDates)?.asOf ?? null;
    case 'noNotice':
      return event.kind === 'reinsertionNotice' && hasItem && !event.came ? 'none' : null;
    case 'lastDay':
      return event.kind === 'collectorNotice' && hasItem ? event.ends : null;
    case 'theft':
      return event.kind === 'identityTheft' && hasItem ? 'stated' : null;
    case 'deadline':
      return event.kind;
    case 'silence':
      return null;
  }
}

/** The date by which a letter names an answer. */
const dateOn = (event: DisputeEvent): string =>
  event.kind === 'answer' ? (event.printed ?? `received ${event.on}`) : event.on;

/** An answer that had come before the letter said that none did, and was recorded after it was written. Ids grow with time. */
function answerBefore({ sessionId, writtenOn }: WrittenLetter, told: Recorded, record: Record): Found | null {
  const first = recordedReplies(record.counting, told).find(
    ({ entry, reply }) => entry > sessionId && reply.receivedOn < writtenOn && reply.kind !== 'moreNeeded',
  );
  const came = record.counting.find(({ id }) => id === first?.entry);
  const since = came && record.all.get(came.id)?.recordedAt;
  return came === undefined || since === undefined ? null : { was: null, now: came, since };
}

/** Whether a recipient may act on what was mistold, so that a letter of its own corrects it. The rest is told with the next letter. */
export function needsLetter({ part, was, now, ...told }: Mistold): boolean {
  if (part === 'sighting' || part === 'noNotice' || part === 'theft') return true;
  if (part !== 'result' && part !== 'words') return false;
  if (was === null || now === null) return true;
  const [before, after] = [replyIn(was, told), replyIn(now.event, told)];
  return part === 'result' ? before?.kind !== after?.kind : before?.words !== after?.words;
}
