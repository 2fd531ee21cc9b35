import type { Dispute, DisputeState } from '#contract/disputes.ts';
import type { LetterRequest, RequestState } from '#contract/requests.ts';
import { isFileWide } from '#vocabulary/letterPurposes.ts';

/** The recipient decided, refused, or never answered, or the item is back: a person may settle for that. */
const settled: ReadonlySet<DisputeState> = new Set([
  'unanswered',
  'partlyCorrected',
  'verified',
  'refused',
  'reappeared',
  'reinsertedWithNotice',
  'reinsertedUnnoticed',
]);

/** The letter is written or left, and nothing has been decided about the item. */
const pending: ReadonlySet<DisputeState> = new Set([
  'drafted',
  'onItsWay',
  'undelivered',
  'investigating',
  'awaitingResult',
  'questionOpen',
  'moreNeeded',
]);

/** The letter is written or left, and not answered. */
const asked: ReadonlySet<RequestState> = new Set([
  'drafted',
  'onItsWay',
  'undelivered',
  'received',
  'awaitingAnswer',
  'questionOpen',
  'unanswered',
]);

/**
 * Whether a person can say that something is no longer asked for. Of other letters that only ask, the items are disputed by earlier ones,
 * where that can be said.
 */
export const mayBeDropped = ({ state, purpose }: Pick<LetterRequest, 'state' | 'purpose'>): boolean =>
  isFileWide(purpose) && asked.has(state);

/** Whether a person can decide to do nothing more about a dispute. */
export const mayBeLeft = ({ state }: Pick<Dispute, 'state'>): boolean => settled.has(state);

/** Whether a person can say that an item is no longer disputed. Once it was decided, it can be left as it is. */
export const mayBeWithdrawn = ({ state }: Pick<Dispute, 'state'>): boolean => pending.has(state);
