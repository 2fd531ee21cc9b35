import type { StepOffer } from '#contract/nextSteps.ts';
import type { Destination, Letter } from '#credit/letters/letter.ts';
import { sentencesTelling } from '#credit/letters/next/told.ts';
import type { Correction } from '#credit/letters/next/step.ts';
import { standsAlone } from '#credit/letters/next/lacking.ts';
import { isSameRecipient } from '#credit/letters/recipients.ts';
import type { CountingEvent } from '#disputes/countingEvents.ts';
import { entriesBehind } from '#disputes/entriesBehind.ts';
import type { Facts } from '#disputes/facts.ts';
import { journeyOf } from '#disputes/journey.ts';
import { recordedReplies, seenAgainOn } from '#disputes/lastReply.ts';
import type { Mistold } from '#disputes/mistold.ts';
import { isSame } from '#disputes/sameDispute.ts';
import type { ClientStanding } from '#disputes/standing.ts';
import type { StoredWrittenLetter } from '#server/store/writtenLetters.ts';
import { isOfItem, isOfLetter, type RecordedPart } from '#vocabulary/recorded.ts';
import type { Journey, Reply } from '#vocabulary/letterStory.ts';

interface Sources {
  readonly standing: Pick<ClientStanding, 'letters' | 'disputes' | 'mistold'>;
  /** In the order in which they happened. */
  readonly counting: readonly CountingEvent[];
  readonly reportDates: Facts['reportDates'];
  readonly stored: ReadonlyMap<string, Pick<StoredWrittenLetter, 'id' | 'items'>>;
}

/** Whether something was mistold in the item of the letter that an offer is about. */
export const isToldIn = (
  { in: letter, about }: Mistold,
  offer: Pick<StepOffer, 'letter' | 'item'>,
): boolean => letter === offer.letter && about.some(({ key }) => key === offer.item);

/** What letters to this recipient told about the item that was recorded otherwise since. */
export function correctionsFor(
  sources: Sources,
  offer: Pick<StepOffer, 'letter' | 'item' | 'purpose'>,
  to: Destination,
): readonly Correction[] {
  if (standsAlone.has(offer.purpose)) return [];
  const { disputes, mistold } = sources.standing;
  const own = mistold.find((each) => isToldIn(each, offer))?.about.find(({ key }) => key === offer.item);
  const subject = disputes.find((each) => isSame(each, offer))?.subject ?? own?.subject;
  return mistold
    .filter(
      ({ recipient, about, correction }) =>
        correction !== 'told' &&
        isSameRecipient(recipient, to) &&
        about.some((item) => item.subject === subject),
    )
    .flatMap((each) => correctionOf(each, sources) ?? []);
}

/** Null if the letter was deleted, or nothing names the earlier one any longer. */
function correctionOf(each: Mistold, sources: Sources): Correction | null {
  const { standing, counting, reportDates, stored } = sources;
  const [telling, earlier] = [letterAt(each.in, stored), letterAt(each.letter, stored)];
  const shown = standing.letters.find(({ id }) => id === each.letter);
  if (telling === null || earlier === null || shown === undefined) return null;
  const said = sentencesTelling(telling, each, each.isInItem);
  if (said.length === 0) return null;
  const now = each.now?.event ?? null;
  const was = each.was?.kind === 'mailed' ? leftAs(each.was) : null;
  const journey =
    now?.kind === 'mailed' ? leftAs(now) : (journeyOf(shown) ?? was ?? leftAsTold(each, standing));
  if (journey === null && isOfLetter(each.part)) return null;
  const behind = entriesBehind(each, shown, counting, reportDates);
  const own = each.now === null ? [] : [each.now.id];
  const part = each.part === 'receipt' || each.part === 'deadline' ? {} : { [inPlaceOf(each.part)]: own };
  return {
    in: { id: telling.id, date: telling.date },
    told: {
      part: each.part,
      letter: each.letter,
      // What is about the letter as a whole is one thing for all of its items.
      item: isOfLetter(each.part) ? '' : each.item,
      ...(each.saysItem && { saysItem: true }),
    },
    isInItem: each.isInItem,
    said,
    letter: earlier,
    was,
    isWithdrawn: each.now === null,
    journey,
    reply: replyIn(each, counting),
    seenAgainOn: seenAgainOn(counting, each, reportDates),
    validationEnds: now?.kind === 'collectorNotice' ? now.ends : null,
    noticeOn: now?.kind === 'reinsertionNotice' && now.came ? now.on : null,
    entries: { ...behind, ...part },
  };
}

/** What a letter tells in place of a part: of a silence that an answer came, of a missing notice that it came. */
function inPlaceOf(part: RecordedPart): RecordedPart {
  if (part === 'silence') return 'answered';
  return part === 'noNotice' ? 'noticed' : part;
}

/** The letter with its stored id: within its own plan it had another one. */
function letterAt(id: string, stored: Sources['stored']): Letter | null {
  const row = stored.get(id);
  // Sealed when the letter was written, so it has our own shape.
  return row === undefined ? null : { ...(row.items as Letter), id };
}

/** How the letter said that the earlier one left, if nothing is on record of that any longer. */
function leftAsTold(
  { in: telling, letter }: Mistold,
  { mistold }: Pick<ClientStanding, 'mistold'>,
): Journey | null {
  const [sent] = mistold.flatMap(({ was, ...each }) =>
    each.in === telling && each.letter === letter && was?.kind === 'mailed' ? [was] : [],
  );
  return sent === undefined ? null : leftAs(sent);
}

const leftAs = ({
  on,
  way,
  tracking,
}: {
  readonly on: string;
  readonly way: Journey['way'];
  readonly tracking: string;
}): Journey => ({ mailedOn: on, way, number: tracking, received: null, due: null });

/** The answer that is on record in place of the one that was told. */
function replyIn(told: Mistold, counting: readonly CountingEvent[]): Reply | null {
  const reply = recordedReplies(counting, told).find(({ entry }) => entry === told.now?.id)?.reply ?? null;
  // Quoted where all items were, and as then.
  return reply !== null && told.part === 'words' && !isOfItem(told)
    ? { ...reply, isAboutOthers: true }
    : reply;
}
