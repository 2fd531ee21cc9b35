import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { isOfItem, type ToldRecord } from '#vocabulary/recorded.ts';
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
      // A number that was added later, or is spaced otherwise, makes nothing wrong.
      return [
        event.on,
        event.way,
        before.kind === 'mailed' && before.tracking !== '' ? event.tracking.replaceAll(/\s/g, '') : '',
      ].join(' ');
    case 'receipt':
      if (!hasLetter) return null;
      if (event.kind === 'answer') return `${dateOf(event, before)} letter`;
      return event.kind === 'delivered' || event.kind === 'mailed' ? `${event.on} ${event.basis}` : null;
    case 'result': {
      const reply = replyIn(event, told);
      if (reply === null) return null;
      // Both are told as a change.
      const kind = reply.kind === 'corrected' ? 'partlyCorrected' : reply.kind;
      return [kind, dateOn(event, before)].join(' ');
    }
    case 'words':
      if (event.kind !== 'answer' || !hasLetter) return null;
      return isOfItem(told) && replyIn(event, told) === null
        ? null
        : [dateOn(event, before), wordsAsQuoted(event.words)].join(' ');
    case 'sighting':
      if (event.kind !== 'compared' || !hasItem) return null;
      if (!event.accepted || event.proposal !== 'reappeared') return null;
      return wordOf({ id: '', event }, reportDates)?.asOf ?? null;
    case 'noNotice':
      return event.kind === 'reinsertionNotice' && hasItem && !event.came ? 'none' : null;
    case 'noticed':
      return event.kind === 'reinsertionNotice' && hasItem && event.came ? event.on : null;
    case 'answered':
      return event.kind === 'answer' && replyIn(event, told) !== null
        ? [dateOn(event, before), event.on].join(' ')
        : null;
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

/** How a letter names an answer: by the printed date, or by the day on which it came. */
const dateOn = (event: DisputeEvent, before: DisputeEvent): string =>
  event.kind === 'answer'
    ? `${isNamedByReceipt(event, before) ? 'received' : 'dated'} ${dateOf(event, before)}`
    : event.on;

const dateOf = (answer: Answer, before: DisputeEvent): string =>
  isNamedByReceipt(answer, before) ? answer.on : (answer.printed ?? answer.on);

/** A printed date that was added later doesn't make the day of receipt wrong. */
const isNamedByReceipt = ({ printed }: Answer, before: DisputeEvent): boolean =>
  printed === null || (before.kind === 'answer' && before.printed === null);

type Answer = Extract<DisputeEvent, { kind: 'answer' }>;

/** Letters quote words without their line breaks. */
export const wordsAsQuoted = (words: string): string => words.replaceAll(/\s+/g, ' ');
