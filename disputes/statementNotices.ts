/** Sends a statement that a bureau received to those who got a report before, if its own letter named none of them (15 U.S.C. 1681i(d)). */
import type { DisputeRef } from '#contract/disputeEvents.ts';
import type { Dispute, DisputeState } from '#contract/disputes.ts';
import type { StepOffer } from '#contract/nextSteps.ts';
import { isFileAsWhole } from '#vocabulary/fileAsWhole.ts';
import type { LetterRequest } from '#contract/requests.ts';
import type { ClientStanding } from './standing.ts';

type Standing = Pick<ClientStanding, 'disputes' | 'requests'>;

/** The bureau's file no longer has it, so that no report contains it with a statement. */
const gone: ReadonlySet<DisputeState> = new Set(['deleted', 'deletedByReport', 'notInFile']);

/** An offer for each item of the newest statement that a bureau received, or that counts as received, once. */
export function statementNoticesOf({
  letters,
  disputes,
  requests,
}: Standing & Pick<ClientStanding, 'letters'>): readonly StepOffer[] {
  const newest = new Map<string, { readonly request: LetterRequest; readonly subject: string }>();
  for (const request of requests)
    if (request.purpose === 'statement' && request.state !== 'withdrawn')
      for (const subject of request.subjects)
        newest.set(`${request.recipient.id} ${subject}`, { request, subject });
  return [...newest.values()].flatMap(({ request, subject }) => {
    if (request.state !== 'received' || request.since === null || request.designates) return [];
    const dispute = aboutItem(disputes, request, subject);
    if (dispute === undefined || gone.has(dispute.state) || isFileAsWhole(dispute.item)) return [];
    const isAsked = requests.some(
      (other) =>
        other.purpose === 'statementNotice' &&
        other.state !== 'withdrawn' &&
        other.recipient.id === request.recipient.id &&
        other.subjects.includes(subject),
    );
    if (isAsked) return [];
    return [
      {
        letter: request.letter,
        item: dispute.item,
        purpose: 'statementNotice',
        heading: dispute.heading,
        recipient: request.recipient,
        reason: 'statementSent',
        since: letters.find(({ id }) => id === request.letter)?.mailed?.on ?? request.since,
        added: 'none',
        receivers: { before: request.since, listed: [] },
        needsMailing: false,
        mayBeDisregarded: false,
      },
    ];
  });
}

/** The newest dispute of an item at the bureau that got the statement about it. */
const aboutItem = (
  disputes: readonly Dispute[],
  { recipient }: Pick<LetterRequest, 'recipient'>,
  subject: string,
): Dispute | undefined =>
  disputes.findLast((each) => each.subject === subject && each.recipient.id === recipient.id);

/** The dispute that a statement was about. */
export function disputeOfStatement(
  { letter, item }: DisputeRef,
  { disputes, requests }: Standing,
): DisputeRef | undefined {
  const request = requests.find((each) => each.letter === letter);
  return request === undefined
    ? undefined
    : disputes.findLast(
        (each) =>
          each.item === item &&
          each.recipient.id === request.recipient.id &&
          request.subjects.includes(each.subject),
      );
}
