/** The letters that follow from what was recorded about an item, whatever its dispute has come to: validation and block. */
import type { DisputeRef } from '#contract/disputeEvents.ts';
import type { Dispute, DisputeState } from '#contract/disputes.ts';
import type { StepOffer } from '#contract/nextSteps.ts';
import { isBlockable } from '#vocabulary/blockable.ts';
import { chainOf } from './chains.ts';
import { byDayAndEntry, type CountingEvent } from './countingEvents.ts';
import { isSame } from './sameDispute.ts';
import type { ClientStanding } from './standing.ts';

type Standing = Pick<ClientStanding, 'letters' | 'disputes' | 'requests'>;

/** The newest notice and statement about an item, and what each offers. */
export function offersOnRecord(standing: Standing, counting: readonly CountingEvent[]): readonly StepOffer[] {
  const newest = new Map<string, StepOffer>();
  for (const { event } of counting.toSorted(byDayAndEntry)) {
    if (event.kind !== 'collectorNotice' && event.kind !== 'identityTheft') continue;
    for (const ref of event.disputes) {
      const dispute = standing.disputes.find((each) => isSame(each, ref));
      if (dispute === undefined) continue;
      if (event.kind === 'collectorNotice') {
        // A collector is asked once about a debt, however many bureaus show it (15 U.S.C. 1692g(b)).
        if (!dispute.item.startsWith('account:')) continue;
        const until = event.ends === null ? {} : { until: event.ends };
        const offer = { ...offerOf(ref, dispute), purpose: 'validation', reason: 'collectorNotice' } as const;
        newest.set(`validation ${dispute.subject}`, { ...offer, since: event.on, ...until });
      } else if (isOpenToBlock(dispute)) {
        const offer = { ...offerOf(ref, dispute), purpose: 'block', reason: 'identityTheft' } as const;
        newest.set(`block ${chainOf(dispute)}`, { ...offer, since: event.on });
      }
    }
  }
  return [...newest.values()].filter((offer) => !isAsked(offer, standing));
}

/** The bureau's file no longer has it. */
const gone: ReadonlySet<DisputeState> = new Set(['deleted', 'deletedByReport', 'notInFile']);

/** Whether a bureau can be asked to block what a dispute is about. */
const isOpenToBlock = ({ item, recipient, state }: Dispute): boolean =>
  recipient.kind === 'bureau' && !gone.has(state) && isBlockable(item);

/** The newest disputes that a collector's notice can be about, one for each account, and those that identity theft can. */
export function asksAbout(disputes: readonly Dispute[]): {
  readonly notices: readonly Dispute[];
  readonly thefts: readonly Dispute[];
} {
  const open = disputes.filter(({ state, recipient }) => recipient.kind === 'bureau' && !gone.has(state));
  const newest = (disputesOf: readonly Dispute[], keyOf: (dispute: Dispute) => string) => [
    ...new Map(disputesOf.map((dispute) => [keyOf(dispute), dispute])).values(),
  ];
  return {
    notices: newest(open, ({ subject }) => subject).filter(({ item }) => item.startsWith('account:')),
    thefts: newest(open.filter(isOpenToBlock), chainOf),
  };
}

/** Neither letter tells when the earlier one was mailed. */
const offerOf = ({ letter, item }: DisputeRef, { heading, recipient }: Dispute) => ({
  letter,
  item,
  heading,
  recipient,
  added: 'optional' as const,
  needsMailing: false,
  // What a creditor may disregard is a dispute under another law (15 U.S.C. 1681s-2(a)(8)(G)).
  mayBeDisregarded: false,
});

/** Whether the same was asked after the notice or statement: of the bureau for a block, of anyone for a validation. */
function isAsked(
  { purpose, letter, item, recipient, since }: StepOffer,
  { letters, disputes, requests }: Standing,
): boolean {
  const subject = disputes.find((each) => isSame(each, { letter, item }))?.subject ?? '';
  return requests.some(
    (request) =>
      request.purpose === purpose &&
      request.state !== 'withdrawn' &&
      request.subjects.includes(subject) &&
      (purpose === 'validation' || request.recipient.id === recipient.id) &&
      (letters.find(({ id }) => id === request.letter)?.writtenOn ?? '') >= since,
  );
}
