import type { DisputeRef } from '#contract/disputeEvents.ts';
import type { Bureau } from '#contract/shapes.ts';
import { complaintPacket, type ComplaintPacket, type ComplaintStep } from '#credit/letters/next/complaint.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { type ComplaintLink, complaintsOf } from '#disputes/complaints.ts';
import { countingEvents, type CountingEvent } from '#disputes/countingEvents.ts';
import { journeyOf } from '#disputes/journey.ts';
import type { Facts } from '#disputes/facts.ts';
import { awaitsFacts, lastReply, seenAgainOn } from '#disputes/lastReply.ts';
import type { Reply } from '#vocabulary/letterStory.ts';
import { isSame } from '#disputes/sameDispute.ts';
import { standingOf } from '#disputes/standing.ts';
import { loadFacts, type Whose } from '#server/disputes/facts.ts';
import { saysWithdrawn } from '#server/disputes/statements.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { StoredWrittenLetter } from '#server/store/writtenLetters.ts';
import { kindsOf, enclosuresOf } from './enclosures.ts';
import { itemAt } from '#server/disputes/origin.ts';

/** What a client needs to complain about a bureau, as of today. Throws `notFound` also if that is not open. */
export async function complaintAbout(
  { store }: Pick<Services, 'store'>,
  whose: Whose,
  bureau: Bureau,
): Promise<ComplaintPacket> {
  const { accountId, profileId, today } = whose;
  const profile = found(await store.profiles.find(accountId, profileId));
  const { facts, contents, stored } = await loadFacts(store, whose);
  const counting = countingEvents(facts.events);
  const said = await store.confirmations.ofClient(accountId, profileId);
  const standing = standingOf(facts);
  const all = complaintsOf({ standing, counting, today, isWithdrawn: saysWithdrawn(contents, said) });
  const { links } = found(all.find(({ offer }) => offer.kind === 'open' && offer.bureau === bureau));
  const steps = links.flatMap(
    (link) => stepOf(link, stored, { counting, reportDates: facts.reportDates }) ?? [],
  );
  return complaintPacket({
    bureau,
    name: `${profile.firstName} ${profile.lastName}`.trim(),
    steps,
    today,
  });
}

/** The last answer about an item. A request for more that the client has answered is no answer to their dispute. */
function settledReply(counting: readonly CountingEvent[], ref: DisputeRef): Reply | null {
  const last = lastReply(counting, ref);
  return last?.kind === 'moreNeeded' && !awaitsFacts(counting, ref) ? null : last;
}

/** Null if the letter was deleted meanwhile. */
function stepOf(
  { dispute, letter }: ComplaintLink,
  stored: readonly StoredWrittenLetter[],
  {
    counting,
    reportDates,
  }: { readonly counting: readonly CountingEvent[]; readonly reportDates: Facts['reportDates'] },
): ComplaintStep | null {
  const row = stored.find(({ id }) => id === letter.id);
  const journey = journeyOf(letter);
  if (row === undefined || journey === null) return null;
  const ref: DisputeRef = { letter: dispute.letter, item: dispute.item };
  // Sealed when the letter was written, so it has our own shape.
  const earlier = row.items as Letter;
  const item = itemAt(earlier, ref.item);
  if (item === undefined) return null;
  return {
    letter: earlier,
    item,
    subject: dispute.subject,
    journey,
    reply: settledReply(counting, ref),
    seenAgainOn: seenAgainOn(counting, ref, reportDates),
    asksForNotice: letter.asksForNotice === true,
    noticeOn:
      counting.findLast(
        ({ event }) =>
          event.kind === 'reinsertionNotice' &&
          event.came &&
          event.disputes.some((each) => isSame(each, ref)),
      )?.event.on ?? null,
    added: '',
    // The client attaches their own copies, whatever a letter encloses. Nobody shows the CFPB an identification.
    enclosures: kindsOf({
      ...enclosuresOf(row, ref, { counting, hasIdentification: false }),
      isEarlierPlain: true,
    }),
  };
}
