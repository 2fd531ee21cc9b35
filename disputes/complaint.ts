/**
 * From when on a client may complain to the CFPB about a bureau. The form has them attest that the dispute is more than 45 days
 * old or no longer pending (consumerfinance.gov/complaint/credit-and-consumer-reporting-complaint-notice-2).
 */
import type { ReplyKind } from '#vocabulary/replyKinds.ts';
import { complaintFrom } from './clocks.ts';

/** What an answer said about the item, and when it came. */
export interface ComplaintAnswer {
  readonly on: string;
  readonly kind: ReplyKind;
}

/** One round of an item at a bureau. Civil dates. */
export interface ComplaintRound {
  /** The first mailing of the round that was not returned; null if nothing of it was mailed. */
  readonly mailedOn: string | null;
  /** The last day of the investigation, also if it counts from an assumed receipt; null if no receipt is known. */
  readonly due: string | null;
  /** In the order in which they came. */
  readonly answers: readonly ComplaintAnswer[];
}

export type ComplaintGate =
  | { readonly kind: 'open'; readonly since: string; readonly because: 'result' | 'time' }
  /** It opens on this day, unless a result comes first. */
  | { readonly kind: 'locked'; readonly until: string; readonly because: 'pending' }
  /**
   * Nobody knows when it opens: no letter was mailed, certified mail has no delivery scan, or the bureau did what was asked.
   */
  | {
      readonly kind: 'locked';
      readonly until: null;
      readonly because: 'notMailed' | 'notReceived' | 'settled';
    };

/** Ends the dispute without settling it. A refusal for identity, or because someone else wrote, investigates nothing. */
const opening: ReadonlySet<ReplyKind> = new Set([
  'verified',
  'partlyCorrected',
  'alreadyInvestigated',
  'putBack',
]);
const settling: ReadonlySet<ReplyKind> = new Set(['deleted', 'corrected', 'notInFile']);

/**
 * Whether the complaint packet about an item is open today. It opens with a result that leaves something wrong, or else on the
 * later of mailing + 46 days and the day after the due date. Only the newest round counts, so it locks again when the item is
 * disputed again; a follow-up belongs to its round, and a letter that disputes nothing is no round.
 */
export function complaintOpens(newest: ComplaintRound, today: string): ComplaintGate {
  const result = newest.answers.findLast(({ kind }) => opening.has(kind) || settling.has(kind));
  if (result !== undefined && result.on <= today)
    return opening.has(result.kind)
      ? { kind: 'open', since: result.on, because: 'result' }
      : { kind: 'locked', until: null, because: 'settled' };
  const { mailedOn, due } = newest;
  if (mailedOn === null) return { kind: 'locked', until: null, because: 'notMailed' };
  if (due === null) return { kind: 'locked', until: null, because: 'notReceived' };
  const from = complaintFrom(mailedOn, due);
  return from <= today
    ? { kind: 'open', since: from, because: 'time' }
    : { kind: 'locked', until: from, because: 'pending' };
}
