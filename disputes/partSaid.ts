import type { DisputeEvent } from '#contract/disputeEvents.ts';
import type { ToldRecord } from '#vocabulary/recorded.ts';
import { replyIn } from './lastReply.ts';
import { isSame } from './sameDispute.ts';
import { type ReportDates, wordOf } from './words.ts';

/** What an entry says of a part, as far as a letter tells it; null if nothing. `before` is the entry that the letter told. */
export function partSaid(
  event: DisputeEvent,
  told: ToldRecord,
  reportDates: ReportDates,
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
