import type { Dispute, DisputeLetter, DisputeState } from '#contract/disputes.ts';
import { countingEvents, type CountingEvent } from '#disputes/countingEvents.ts';
import { isSame } from '#disputes/disputeCourse.ts';
import { standingOf, type ClientStanding } from '#disputes/standing.ts';
import type { DisputeRow } from '#server/store/disputes.ts';
import type { Step } from '#server/store/store.ts';
import { Bureau } from '#contract/shapes.ts';
import { loadFacts, type Whose } from './facts.ts';

/**
 * Calculates where a client's disputes stand today and saves it for lists and figures, in the transaction of what changed
 * it. Does nothing if the account has no such client, or the client has no letters.
 */
export async function saveStanding(step: Step, whose: Whose): Promise<void> {
  const { accountId, profileId } = whose;
  if (!(await step.profiles.lock(accountId, profileId))) return;
  const { facts, rewritten } = await loadFacts(step, whose);
  if (facts.letters.length === 0) return;
  const standing = standingOf(facts);
  const { letters, disputes, changesOn, activity } = standing;
  await step.disputes.replace(accountId, profileId, rowsOf(standing, countingEvents(facts.events)), {
    nextOn: disputes.flatMap(({ next }) => next ?? []).toSorted()[0] ?? null,
    waiting: disputes.filter(({ waitsFor }) => waitsFor !== null).length,
    round: Math.max(0, ...disputes.map(({ round }) => round)),
    notMailed: letters.filter((letter) => isToBeMailed(letter) && !rewritten.has(letter.id)).length,
    changesOn,
    activity,
  });
}

const isToBeMailed = ({ state, isMailingUnknown }: DisputeLetter): boolean =>
  !isMailingUnknown && (state === 'drafted' || state === 'approved' || state === 'ordered');

function rowsOf({ letters, disputes }: ClientStanding, events: readonly CountingEvent[]): DisputeRow[] {
  const byId = new Map(letters.map((letter) => [letter.id, letter]));
  return [...Map.groupBy(disputes, ({ letter }) => letter)].flatMap(([letterId, own]) => {
    const letter = byId.get(letterId);
    return letter === undefined ? [] : own.map((dispute, index) => rowOf(letter, dispute, index + 1, events));
  });
}

function rowOf(
  { sessionId, mailed, clock }: DisputeLetter,
  dispute: Dispute,
  item: number,
  events: readonly CountingEvent[],
): DisputeRow {
  const { recipient, state, since } = dispute;
  const decidedOn = decidedStates.has(state) ? since : null;
  return {
    sessionId,
    letterId: dispute.letter,
    item,
    recipientKind: recipient.kind,
    bureau: Bureau.safeParse(recipient.id).data ?? null,
    rules: dispute.rules,
    round: dispute.round,
    state,
    waitsFor: dispute.waitsFor,
    nextOn: dispute.next,
    mailedOn: mailed?.on ?? null,
    receivedOn: clock?.received ?? null,
    basis: clock?.basis ?? null,
    dueOn: clock?.due ?? null,
    askOn: clock?.askOn ?? null,
    decidedOn,
    printedOn: decidedOn === null ? null : printedOn(dispute, decidedOn, events),
  };
}

/** States in which the recipient's answer, or what replaced it, stands. */
const decidedStates: ReadonlySet<DisputeState> = new Set([
  'deleted',
  'deletedByReport',
  'corrected',
  'partlyCorrected',
  'verified',
  'refused',
  'notInFile',
  'reappeared',
  'reinsertedWithNotice',
  'reinsertedUnnoticed',
]);

/** The date on the answer that came on that day and says this about the dispute. */
function printedOn(dispute: Dispute, day: string, events: readonly CountingEvent[]): string | null {
  for (const { event } of events) {
    if (event.kind !== 'answer' || event.on !== day) continue;
    const isAbout =
      dispute.state === 'refused'
        ? event.letters.includes(dispute.letter)
        : event.results.some((row) => isSame(row, dispute));
    if (isAbout) return event.printed;
  }
  return null;
}
