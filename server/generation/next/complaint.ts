import type { DisputeRef } from '#contract/disputeEvents.ts';
import type { Bureau } from '#contract/shapes.ts';
import type { ComplaintInput } from '#credit/letters/next/complaint/packet.ts';
import type { ComplaintStep } from '#credit/letters/next/complaint/step.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { withoutOwnWords } from '#credit/letters/ownWords.ts';
import { type ComplaintLink, complaintsOf } from '#disputes/complaints.ts';
import { countingEvents, type CountingEvent } from '#disputes/countingEvents.ts';
import { journeyOf } from '#disputes/journey.ts';
import type { Facts } from '#disputes/facts.ts';
import { awaitsFacts, lastRecorded, recordedReplies, seenAgainOn } from '#disputes/lastReply.ts';
import { isSame } from '#disputes/sameDispute.ts';
import { standingOf } from '#disputes/standing.ts';
import { theftWithdrawnOn } from '#disputes/withdrawnThefts.ts';
import { loadFacts, type Whose } from '#server/disputes/facts.ts';
import { noLongerSaid } from '#server/disputes/statements.ts';
import { inTurn } from '#server/looking/inTurn.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { StoredWrittenLetter } from '#server/store/writtenLetters.ts';
import { civilDateIn } from '#server/today.ts';
import { kindsOf, enclosuresOf } from './enclosures.ts';
import { itemAt } from '#server/disputes/origin.ts';
import { loadDenials } from './loadDenials.ts';

/** What a client needs to complain about a bureau, as of today. Throws `notFound` also if that is not open. */
export async function complaintAbout(
  services: Pick<Services, 'store' | 'vault' | 'looker' | 'turns'>,
  whose: Whose & { readonly timeZone: string },
  bureau: Bureau,
): Promise<ComplaintInput> {
  const { store } = services;
  const { accountId, profileId, today, timeZone } = whose;
  const profile = found(await store.profiles.find(accountId, profileId));
  const { facts, contents, stored } = await loadFacts(store, whose);
  const counting = countingEvents(facts.events);
  const said = await store.confirmations.ofClient(accountId, profileId);
  const standing = standingOf(facts);
  const denials = await loadDenials(inTurn(services, accountId), whose);
  const isWithdrawn = noLongerSaid(contents, said, denials);
  const all = complaintsOf({ standing, counting, today, isWithdrawn });
  const { links } = found(all.find(({ offer }) => offer.kind === 'open' && offer.bureau === bureau));
  const dayOf = (instant: string) => civilDateIn(timeZone, instant);
  const steps = links.flatMap(
    (link) =>
      stepOf(link, stored, {
        counting,
        reportDates: facts.reportDates,
        theftWithdrawn: theftWithdrawnOn(link.dispute.subject, standing.disputes, facts.events, dayOf),
      }) ?? [],
  );
  return { bureau, name: `${profile.firstName} ${profile.lastName}`.trim(), steps, today };
}

/**
 * What came back about an item. A request for more that the client has answered is told, but is no answer to their dispute; so is
 * what came before the result, or after it without changing it.
 */
function exchangeOf(counting: readonly CountingEvent[], ref: DisputeRef) {
  const last = lastRecorded(counting, ref);
  const isSettled = last?.reply.kind === 'moreNeeded' && !awaitsFacts(counting, ref);
  const counted = isSettled ? null : last;
  const isCopied = (entry: string) =>
    counting.some(({ id, event }) => id === entry && event.kind === 'answer' && event.files.length > 0);
  return {
    reply: counted?.reply ?? null,
    otherAnswers: recordedReplies(counting, ref).flatMap(({ entry, reply }) =>
      entry === counted?.entry ? [] : [{ reply, isCopied: isCopied(entry) }],
    ),
    furtherFacts: counting.flatMap(({ event }) =>
      event.kind === 'furtherFacts' && event.letters.includes(ref.letter)
        ? [{ on: event.on, basis: event.basis }]
        : [],
    ),
  };
}

/** Null if the letter was deleted meanwhile. */
function stepOf(
  { dispute, letter }: ComplaintLink,
  stored: readonly StoredWrittenLetter[],
  {
    counting,
    reportDates,
    theftWithdrawn,
  }: {
    readonly counting: readonly CountingEvent[];
    readonly reportDates: Facts['reportDates'];
    readonly theftWithdrawn: string | null;
  },
): ComplaintStep | null {
  const row = stored.find(({ id }) => id === letter.id);
  const journey = journeyOf(letter);
  if (row === undefined || journey === null) return null;
  const ref: DisputeRef = { letter: dispute.letter, item: dispute.item };
  // Sealed when the letter was written, so it has our own shape.
  const earlier = row.items as Letter;
  const whole = itemAt(earlier, ref.item);
  if (whole === undefined) return null;
  // Nobody knows whether the client's own words are based on a theft that they no longer state.
  const isWithdrawn = theftWithdrawn !== null && earlier.date <= theftWithdrawn;
  const item = isWithdrawn ? withoutOwnWords(whole) : whole;
  return {
    letter: earlier,
    item,
    subject: dispute.subject,
    journey,
    ...exchangeOf(counting, ref),
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
