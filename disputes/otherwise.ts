/** What is on record in place of what a letter told. */
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import type { DisputeLetter } from '#contract/disputes.ts';
import type { Recorded, ToldRecord } from '#vocabulary/recorded.ts';
import type { ReplyKind } from '#vocabulary/replyKinds.ts';
import { type CountingEvent, countingEvents } from './countingEvents.ts';
import type { RecordedEvent, WrittenLetter } from './facts.ts';
import { journeyOf } from './journey.ts';
import { recordedReplies } from './lastReply.ts';
import { partSaid } from './partSaid.ts';
import { isSame } from './sameDispute.ts';
import type { ReportDates } from './words.ts';

/** What was recorded, and where the letters are. */
export interface Recording {
  readonly all: ReadonlyMap<string, RecordedEvent>;
  readonly replacedBy: ReadonlyMap<string, RecordedEvent>;
  readonly counting: readonly CountingEvent[];
  readonly shown: readonly DisputeLetter[];
  readonly reportDates: ReportDates;
}

export function recordOf(
  events: readonly RecordedEvent[],
  shown: readonly DisputeLetter[],
  reportDates: ReportDates,
): Recording {
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

export interface Found {
  /** The entry as it was when the letter told it; null if none said it. */
  readonly was: DisputeEvent | null;
  /** What is on record in its place; null if nothing is. */
  readonly now: CountingEvent | null;
  /** When that was recorded: an instant, ISO 8601 in UTC. */
  readonly since: string;
}

/** The entry that replaces an entry, and what replaces that; undefined if it still counts. */
function lastAfter(id: string, { replacedBy }: Recording): RecordedEvent | undefined {
  let last = replacedBy.get(id);
  for (let next = last; next !== undefined; next = replacedBy.get(next.id)) last = next;
  return last;
}

/** Null if what the letter told is still on record. */
export function otherwise(letter: WrittenLetter, told: ToldRecord, record: Recording): Found | null {
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
const isAbout = (told: ToldRecord, { event }: CountingEvent, record: Recording): boolean =>
  told.part === 'noNotice'
    ? event.kind === 'reinsertionNotice' && event.came
    : partSaid(event, told, record.reportDates) !== null;

/** Whether any entry that counts says the same as this one. */
function isStillSaid(before: DisputeEvent, told: ToldRecord, record: Recording): boolean {
  const said = partSaid(before, told, record.reportDates);
  return (
    said === null ||
    record.counting.some(({ event }) => partSaid(event, told, record.reportDates, before) === said)
  );
}

/** A notice that had come before the letter said that none did, and was recorded after it was written. Ids grow with time. */
export function noticeBefore(
  { sessionId, writtenOn }: WrittenLetter,
  told: Recorded,
  { counting, all }: Recording,
): Found | null {
  const now = counting.find(
    ({ id, event }) =>
      id > sessionId &&
      event.kind === 'reinsertionNotice' &&
      event.came &&
      event.on < writtenOn &&
      event.disputes.some((each) => isSame(each, told)),
  );
  const since = now && all.get(now.id)?.recordedAt;
  return now === undefined || since === undefined ? null : { was: null, now, since };
}

/** A notice that came after the letter had not come when it was written. */
const wasSoThen = ({ writtenOn }: WrittenLetter, { part }: ToldRecord, now: CountingEvent | null): boolean =>
  part === 'noNotice' &&
  now?.event.kind === 'reinsertionNotice' &&
  now.event.came &&
  now.event.on >= writtenOn;

/** The last day of the investigation as a letter would tell it today; '' if none would. */
function dueOf({ letter }: Recorded, { shown }: Recording): string {
  const place = shown.find(({ id }) => id === letter);
  const [year = '', month = '', day = ''] = ((place && journeyOf(place)?.due) ?? '').split('-');
  return [month, day, year].join('/');
}

/** A refusal or a question is an answer without a result. */
const results: ReadonlySet<ReplyKind> = new Set([
  'deleted',
  'corrected',
  'partlyCorrected',
  'verified',
  'notInFile',
]);

/**
 * A result that had come before the letter said that none did, and was recorded after it was written. Ids grow with time. Of a
 * letter about something that is back, a follow-up says that no answer came, which any answer makes wrong.
 */
export function answerBefore(
  { sessionId, writtenOn, purpose }: WrittenLetter,
  told: Recorded,
  record: Recording,
): Found | null {
  const place = record.shown.find(({ id }) => id === told.letter);
  const isAnyAnswer = purpose === 'followUp' && place?.asksForNotice === true;
  const first = recordedReplies(record.counting, told).find(
    ({ entry, reply }) =>
      entry > sessionId && reply.receivedOn < writtenOn && (isAnyAnswer || results.has(reply.kind)),
  );
  const came = record.counting.find(({ id }) => id === first?.entry);
  const since = came && record.all.get(came.id)?.recordedAt;
  return came === undefined || since === undefined ? null : { was: null, now: came, since };
}
