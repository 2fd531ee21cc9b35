import type { DisputeRef } from '#contract/disputeEvents.ts';
import { type ChosenStep, type Omission, type StepOffer, statementWords } from '#contract/nextSteps.ts';
import type { Destination, Letter } from '#credit/letters/letter.ts';
import { lackingFor } from '#credit/letters/next/lacking.ts';
import type { NextStep } from '#credit/letters/next/step.ts';
import { isSameRecipient } from '#credit/letters/recipients.ts';
import { wasChanged } from '#disputes/changedItems.ts';
import { entriesBehind } from '#disputes/entriesBehind.ts';
import { journeyOf } from '#disputes/journey.ts';
import { lastReply, seenAgainOn } from '#disputes/lastReply.ts';
import { canBeDesignated } from '#disputes/receivers.ts';
import { disputeTold } from '#disputes/mistold.ts';
import { disputeOfStatement } from '#disputes/statementNotices.ts';
import { isSame } from '#disputes/sameDispute.ts';
import type { ClientStanding } from '#disputes/standing.ts';
import { repeatsPoints } from '#server/disputes/denials.ts';
import { originOf } from '#server/disputes/origin.ts';
import type { Client } from './client.ts';
import { isToCompany } from './companies.ts';
import { correctionsFor, isToldIn } from './corrections.ts';
import { itemOf, otherPoints, stillSaid } from './earlierPoints.ts';
import { kindsOf, enclosuresOf, type StepEnclosures } from './enclosures.ts';

/** What a letter is planned from, and the enclosures that it may enclose. */
export interface PlannedStep {
  readonly step: NextStep;
  readonly reportId: string;
  readonly enclosures: StepEnclosures;
}

/** What the letter of a step is planned from; why it is left out, if it is. */
export async function stepOf(
  client: Client,
  offer: StepOffer,
  { added, receivers = [] }: ChosenStep,
): Promise<PlannedStep | Omission> {
  const { standing, counting, profile } = client;
  if (offer.missing !== undefined) return offer.missing;
  const row = client.stored.get(offer.letter);
  const letter = standing.letters.find(({ id }) => id === offer.letter);
  if (row === undefined || letter === undefined) return 'notOffered';
  const journey = journeyOf(letter);
  // Sealed when the letter was written, so it has our own shape.
  const earlier = row.items as Letter;
  const origin = originOf(disputed(offer, standing), offer.purpose, client);
  const said = origin && itemOf({ ...origin.item, key: offer.item }, { earlier, offer, client });
  const item = said && repeatsPoints(offer.purpose) ? client.denials.left(row.reportId, said) : said;
  if (origin === null || item === null) return 'notOffered';
  const to = await recipientOf(client, offer, { earlier, reportId: row.reportId });
  if (typeof to === 'string') return to;
  if (isOpenAt(client, offer, to)) return 'notOffered';
  if (offer.purpose === 'newInformation' && offer.reason !== 'moreNeeded' && added === '')
    return 'onlyTimePassed';
  if (offer.purpose === 'statement' && wordsIn(added) > statementWords) return 'words';
  if (receivers.some((each) => offer.receivers === undefined || !canBeDesignated(each, offer.receivers)))
    return 'receivers';
  const enclosures = enclosuresOf(row, offer, { counting, hasIdentification: client.encloses(earlier) });
  const last = lastReply(counting, offer);
  const reappearance = counting.findLast(
    ({ event }) =>
      event.kind === 'reinsertionNotice' && !event.came && event.disputes.some((each) => isSame(each, offer)),
  );
  const step: NextStep = {
    purpose: offer.purpose,
    // Within its own plan it had another id, which a later plan of the same day may have used too.
    letter: { ...earlier, id: row.id },
    origin: origin.letter,
    item,
    isChanged: wasChanged(counting, origin.rounds),
    // Nobody knows whether the client's own words are based on what they deny.
    saidBefore: item === said ? stillSaid(origin, client) : [],
    otherPoints: otherPoints(earlier, offer, client.withdrawn),
    to,
    journey,
    // A follow-up is only offered once the recipient was sent what it asked for, so that request is settled.
    reply: offer.purpose === 'followUp' && last?.kind === 'moreNeeded' ? null : last,
    seenAgainOn: seenAgainOn(counting, offer, client.reportDates),
    isUnnoticed: standing.disputes.some(
      (each) => isSame(each, offer) && each.state === 'reinsertedUnnoticed',
    ),
    statedOn: {
      ...(reappearance !== undefined && { noNotice: reappearance.event.on }),
      ...(offer.reason === 'identityTheft' && { theft: offer.since }),
    },
    entries: entriesBehind(offer, letter, counting, client.reportDates),
    corrections: correctionsFor(client, offer, to),
    added,
    receivers,
    validationEnds: offer.until ?? null,
    noticeReceivedOn: offer.reason === 'collectorNotice' ? offer.since : null,
    enclosures: kindsOf(enclosures),
  };
  return lackingFor(step, profile)[0] ?? { step, reportId: row.reportId, enclosures };
}

/** A letter about what a request told or stated is about the dispute behind it; any other is about its own. */
function disputed(
  offer: StepOffer,
  { disputes, requests, mistold }: Pick<ClientStanding, 'disputes' | 'requests' | 'mistold'>,
): DisputeRef {
  if (offer.purpose === 'statementNotice') return disputeOfStatement(offer, { disputes, requests }) ?? offer;
  if (offer.reason !== 'corrected' || disputes.some((each) => isSame(each, offer))) return offer;
  const told = mistold.filter((each) => isToldIn(each, offer));
  const [dispute] = told.flatMap((each) => disputeTold(each, offer.item, disputes) ?? []);
  return dispute === undefined ? offer : { letter: dispute.letter, item: dispute.item };
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** The earlier letter's recipient, or the company that reports the account. */
const recipientOf = async (
  { companyOf }: Client,
  offer: StepOffer,
  { earlier, reportId }: { readonly earlier: Letter; readonly reportId: string },
): Promise<Destination | Omission> => (isToCompany(offer) ? companyOf(offer, reportId) : earlier.destination);

/** Whether a creditor already has a dispute about the item. Only a new fact would be a reason for another one. */
function isOpenAt({ standing }: Client, { purpose, letter, item }: StepOffer, to: Destination): boolean {
  if (purpose !== 'creditorDirect') return false;
  const subject = standing.disputes.find((each) => isSame(each, { letter, item }))?.subject;
  return standing.disputes.some(
    (each) => isSameRecipient(each.recipient, to) && each.subject === subject && each.state !== 'withdrawn',
  );
}
