/** In which entries it was recorded what a later letter tells about an item and its letter. */
import type { DisputeRef } from '#contract/disputeEvents.ts';
import type { DisputeLetter } from '#contract/disputes.ts';
import type { EntriesBehind } from '#vocabulary/recorded.ts';
import { byDayAndEntry, type CountingEvent } from './countingEvents.ts';
import { journeyOf } from './journey.ts';
import { lastRecorded, seenAgainOn } from './lastReply.ts';
import { isSame } from './sameDispute.ts';
import { stillAccepted } from './stillAccepted.ts';
import { type ReportDates, wordOf } from './words.ts';

const ids = (events: readonly CountingEvent[]): readonly string[] => events.map(({ id }) => id);

/** Only of what is on record; that no result came is on record nowhere, and has none. */
export function entriesBehind(
  ref: DisputeRef,
  letter: DisputeLetter,
  counting: readonly CountingEvent[],
  reportDates: ReportDates = new Map(),
): EntriesBehind {
  const mailing = letter.mailed === null ? [] : [letter.mailed.event];
  const receipt = receiptEntries(letter, counting);
  const reply = lastRecorded(counting, ref);
  const about = counting.filter(
    ({ event }) => 'disputes' in event && event.disputes.some((each) => isSame(each, ref)),
  );
  const newest = (kind: CountingEvent['event']['kind']) =>
    ids(
      about
        .filter(({ event }) => event.kind === kind)
        .toSorted(byDayAndEntry)
        .slice(-1),
    );
  const all: EntriesBehind = {
    mailing,
    receipt,
    deadline: [...receipt, ...ids(counting.filter((each) => decidesTime(each, letter)))],
    ...(reply !== null && { result: [reply.entry], words: [reply.entry] }),
    sighting: ids(sightings(ref, counting, reportDates)),
    noNotice: newest('reinsertionNotice'),
    lastDay: newest('collectorNotice'),
    theft: newest('identityTheft'),
  };
  const known = Object.entries(all).filter(([, entries]) => entries.length > 0);
  return { ...Object.fromEntries(known), silence: [] };
}

/** The accepted comparisons with the last report that shows the item again. */
function sightings(
  ref: DisputeRef,
  counting: readonly CountingEvent[],
  reportDates: ReportDates,
): readonly CountingEvent[] {
  const on = seenAgainOn(counting, ref, reportDates);
  return stillAccepted(counting, ref, reportDates).filter(
    (each) =>
      each.event.kind === 'compared' &&
      each.event.accepted &&
      each.event.proposal === 'reappeared' &&
      each.event.disputes.some((named) => isSame(named, ref)) &&
      wordOf(each, reportDates)?.asOf === on,
  );
}

/** What the proven day of receipt is from: of entries that say the same, all. */
function receiptEntries(letter: DisputeLetter, counting: readonly CountingEvent[]): readonly string[] {
  const received = journeyOf(letter)?.received ?? null;
  if (received === null) return [];
  const { on, basis } = received;
  return ids(
    counting.filter(({ event }) => {
      if (!('letters' in event) || !event.letters.includes(letter.id)) return false;
      if (event.kind === 'answer') return basis === 'letter' && (event.printed ?? event.on) === on;
      return (
        (event.kind === 'delivered' || event.kind === 'mailed') && event.on === on && event.basis === basis
      );
    }),
  );
}

/** Whether an entry says how long the investigation may take. */
const decidesTime = ({ event }: CountingEvent, { id }: DisputeLetter): boolean =>
  (event.kind === 'annualReport' || event.kind === 'furtherFacts') && event.letters.includes(id);
