import type { Dispute, DisputeState } from '#contract/disputes.ts';
import type { RepeatReason } from '#contract/letterSummary.ts';
import { chainOf, isPending, newestThatLeft } from './chains.ts';
import type { CountingEvent } from './countingEvents.ts';
import { lastReply } from './lastReply.ts';

/**
 * States in which disputing an item again is no repeat: its letter never arrived, nobody answered, points were left
 * unanswered, it came back after its deletion, or it is no longer disputed.
 */
const open: ReadonlySet<DisputeState> = new Set([
  'undelivered',
  'questionOpen',
  'unanswered',
  'partlyCorrected',
  'reappeared',
  'reinsertedWithNotice',
  'reinsertedUnnoticed',
  'superseded',
  'withdrawn',
]);

/** Decisions after which a newer report that shows the item is a new fact: it should not show it, or not like this. */
const changed: ReadonlySet<DisputeState> = new Set(['deleted', 'deletedByReport', 'notInFile', 'corrected']);

/** What a recipient has said about an item, or a newer report showed; null while its answer may still come. */
export function decisionIn({
  state,
  leftFrom,
  since,
  decided,
}: Pick<Dispute, 'state' | 'leftFrom' | 'since' | 'decided'>): {
  readonly as: DisputeState;
  readonly on: string;
} | null {
  if (decided !== null) return { as: decided.as, on: decided.on };
  // A person left it before anything was decided.
  return state === 'leftAsIs' && leftFrom !== null && since !== null ? { as: state, on: since } : null;
}

/** Whether disputing an item again is no repeat. A refusal because of who wrote is cured by showing who did. */
export function mayBeDisputedAgain(
  { state, letter, item }: Pick<Dispute, 'state' | 'letter' | 'item'>,
  /** In the order in which they happened. */
  counting: readonly CountingEvent[],
): boolean {
  if (state !== 'refused') return open.has(state);
  const kind = lastReply(counting, { letter, item })?.kind;
  return kind === 'identity' || kind === 'thirdParty';
}

export interface Repetition {
  /** All disputes of one item at one recipient. */
  readonly chain: readonly Dispute[];
  /** In the order in which they happened. */
  readonly counting: readonly CountingEvent[];
  /** Civil date of the report that the new letter is based on. */
  readonly reportOn: string;
  /** The new letter names an error or quotes the client about something that no earlier letter to the recipient did. */
  readonly saysNew: boolean;
}

/**
 * Why a letter must leave out an item; null if it may dispute it. A recipient that decided about an item needs new facts, or it may
 * call the dispute frivolous (15 U.S.C. 1681i(a)(3)(A), 12 CFR 1022.43(f)(1)).
 */
export function repetitionOf({ chain, counting, reportOn, saysNew }: Repetition): {
  readonly as: DisputeState;
  readonly on: string;
  readonly why: RepeatReason;
} | null {
  const current = chain.some(isPending) ? null : newestThatLeft(chain);
  const decided = current?.decided ?? null;
  if (current === null || decided === null || isFree(current, counting)) return null;
  const { as, on, printed } = decided;
  if (changed.has(as)) {
    const isShownAgain = reportOn > (printed ?? on);
    return isShownAgain || (as === 'corrected' && saysNew) ? null : { as, on, why: 'olderReport' };
  }
  return saysNew ? null : { as, on, why: 'onlyTimePassed' };
}

/** What a person left as it is counts as it was then. */
const isFree = (dispute: Dispute, counting: readonly CountingEvent[]): boolean =>
  mayBeDisputedAgain({ ...dispute, state: dispute.leftFrom ?? dispute.state }, counting);

/**
 * The disputes that a person looks at before a letter disputes their items again: those that wait to be mailed or answered,
 * and of the others the newest of each item and recipient, if a report shows again what it decided, or a person left it as it is.
 */
export function disputedBefore(
  disputes: readonly Dispute[],
  counting: readonly CountingEvent[],
): readonly Dispute[] {
  return [...Map.groupBy(disputes, chainOf).values()].flatMap((chain) => {
    const newest = chain.some(isPending) ? null : newestThatLeft(chain);
    return chain.filter(
      (each) =>
        !mayBeDisputedAgain(each, counting) &&
        (each.state === 'drafted' || isPending(each) || (each === newest && isShown(each))),
    );
  });
}

/** What was decided and is repeated without new facts is left out, and with new facts it is no repeat. */
const isShown = ({ decided, state }: Dispute): boolean =>
  decided === null || state === 'leftAsIs' || changed.has(decided.as);
