import type { DisputeRef } from '#contract/disputeEvents.ts';
import type { StepOffer } from '#contract/nextSteps.ts';
import { withGrounds } from '#credit/letters/confirmed.ts';
import type { Item, Letter } from '#credit/letters/letter.ts';
import type { NextStep } from '#credit/letters/next/step.ts';
import { correctedFor, type WithdrawnPoint } from '#disputes/corrections.ts';
import { isSame } from '#disputes/sameDispute.ts';
import { itemAt, type Origin } from '#server/disputes/origin.ts';
import type { Client } from './client.ts';

/**
 * The item as its letter about the report has it. No letter repeats what the client withdrew, and its correction is about
 * nothing else: what the newest letter says of it that no earlier correction was about.
 */
export function itemOf(
  item: Item,
  {
    earlier,
    offer,
    client,
  }: { readonly earlier: Letter; readonly offer: StepOffer; readonly client: Client },
): Item | null {
  const { withdrawn, standing } = client;
  if (offer.purpose !== 'retraction') {
    const all = new Set(withdrawn.map(({ statement }) => statement));
    return withGrounds(item, 'others', all);
  }
  const own = itemAt(earlier, offer.item);
  if (own === undefined) return null;
  const corrected = correctedFor(standing, withdrawn, offer.recipient);
  const open = withdrawn.flatMap((point) =>
    isSame(point, offer) && !corrected.has(point.statement) ? [point.statement] : [],
  );
  return { ...item, grounds: withGrounds(own, 'based', new Set(open)).grounds };
}

/** Which points of a letter about an item are not based on what the client withdrew. */
export function otherPoints(
  earlier: Letter,
  offer: StepOffer,
  withdrawn: readonly WithdrawnPoint[],
): NextStep['otherPoints'] {
  const own = itemAt(earlier, offer.item);
  if (own === undefined) return 'none';
  const { grounds } = withGrounds(own, 'others', new Set(withdrawn.map(({ statement }) => statement)));
  const hasWords = grounds.some(({ evidence }) => evidence.some(({ field }) => field === 'clientWords'));
  if (!hasWords) return grounds.length > 0 ? 'all' : 'none';
  return grounds.some(({ finding }) => finding !== undefined) ? 'ofReport' : 'none';
}

/**
 * What the client added in their own words, unless they withdrew something about the item since, also that identity theft caused it:
 * nobody knows whether the words are based on that.
 */
export function stillSaid(
  { rounds, saidBefore }: Origin,
  { standing, withdrawn, theftWithdrawnOn: theftWithdrawn }: Client,
): NextStep['saidBefore'] {
  const isOwn = (ref: DisputeRef) => rounds.some((each) => isSame(each, ref));
  const subjects = new Set(standing.disputes.filter(isOwn).map(({ subject }) => subject));
  const days = [
    ...withdrawn.filter(isOwn).map(({ on }) => on),
    ...[...subjects].flatMap((subject) => theftWithdrawn(subject) ?? []),
  ];
  const last = days.toSorted().at(-1);
  return last === undefined ? saidBefore : saidBefore.filter((said) => said.in !== null && said.in > last);
}
