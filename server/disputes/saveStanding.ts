import type { Dispute, DisputeLetter } from '#contract/disputes.ts';
import type { LetterRequest } from '#contract/requests.ts';
import { Bureau } from '#contract/shapes.ts';
import { correctionsOf } from '#disputes/corrections.ts';
import { mailingBySet, mailingOf } from '#disputes/mailing.ts';
import { standingOf, type ClientStanding } from '#disputes/standing.ts';
import { unitsOf, type Unit } from '#disputes/units.ts';
import { workOf } from '#disputes/work.ts';
import { recordDisputesStand } from '#server/profiles/recordDisputesStand.ts';
import type { DisputeRow } from '#server/store/disputes.ts';
import type { Step } from '#server/store/store.ts';
import { loadFacts, type Whose } from './facts.ts';
import { withdrawnPoints } from './statements.ts';

/**
 * Calculates where a client's disputes stand today and saves it for lists and figures, with the status that follows, in the
 * transaction of what changed it. Returns null and does nothing if the account has no such client, or if they have no letters and
 * nothing was recorded: work can be paused, or end, before the first letters.
 */
export async function saveStanding(step: Step, whose: Whose): Promise<ClientStanding | null> {
  const { accountId, profileId } = whose;
  if (!(await step.profiles.lock(accountId, profileId))) return null;
  const { facts, contents } = await loadFacts(step, whose);
  if (facts.letters.length === 0 && facts.events.length === 0) return null;
  const standing = standingOf(facts);
  const { disputes, requests, changesOn, activity } = standing;
  const all = [...disputes, ...requests];
  const mailing = mailingOf(standing);
  await step.disputes.replace(accountId, profileId, rowsOf(standing), {
    nextOn: all.flatMap(({ next }) => next ?? []).toSorted()[0] ?? null,
    waiting: all.filter(({ waitsFor }) => waitsFor !== null).length,
    round: Math.max(0, ...disputes.map(({ round }) => round)),
    notMailed: mailing.notMailed,
    ordered: mailing.ordered ?? 0,
    lastMailedOn: mailing.lastMailedOn,
    isMailingUnknown: mailing.isUnknown,
    changesOn,
    activity,
  });
  const said = await step.confirmations.ofClient(accountId, profileId);
  // Since when they wait isn't saved, so any time zone will do.
  const corrections = correctionsOf(standing, withdrawnPoints(contents, said, 'UTC'), (instant) => instant);
  await step.work.replace(accountId, profileId, workOf(standing, facts, corrections));
  await step.disputes.noteMailing(accountId, profileId, mailingBySet(standing));
  await recordDisputesStand(step, accountId, profileId, standing);
  return standing;
}

function rowsOf(standing: ClientStanding): DisputeRow[] {
  const byId = new Map(standing.letters.map((letter) => [letter.id, letter]));
  const counted = new Map(unitsOf(standing).map((unit) => [unit.dispute, unit]));
  const asked = standing.requests.flatMap((request) => {
    const letter = byId.get(request.letter);
    return letter === undefined ? [] : [requestRow(letter, request)];
  });
  const disputed = [...Map.groupBy(standing.disputes, ({ letter }) => letter)].flatMap(([letterId, own]) => {
    const letter = byId.get(letterId);
    if (letter === undefined) return [];
    return own.map((dispute, index) => rowOf(letter, dispute, counted.get(dispute), index + 1));
  });
  return [...disputed, ...asked];
}

/** A request is one row, whatever the number of its items: it is no round and no unit of figures. */
function requestRow({ sessionId, mailed }: DisputeLetter, request: LetterRequest): DisputeRow {
  const { recipient, clock } = request;
  return {
    sessionId,
    letterId: request.letter,
    item: 1,
    recipientKind: recipient.kind,
    bureau: Bureau.safeParse(recipient.id).data ?? null,
    reasons: [],
    round: 0,
    state: request.state,
    waitsFor: request.waitsFor,
    nextOn: request.next,
    mailedOn: mailed?.on ?? null,
    receivedOn: clock?.received ?? null,
    basis: clock?.basis ?? null,
    dueOn: clock?.due ?? null,
    askOn: clock?.askOn ?? null,
    decidedOn: null,
    printedOn: null,
    countedAs: null,
    days: null,
  };
}

function rowOf(
  { sessionId, mailed, clock }: DisputeLetter,
  dispute: Dispute,
  unit: Unit | undefined,
  item: number,
): DisputeRow {
  const { recipient, decided } = dispute;
  return {
    sessionId,
    letterId: dispute.letter,
    item,
    recipientKind: recipient.kind,
    bureau: Bureau.safeParse(recipient.id).data ?? null,
    reasons: dispute.reasons,
    round: dispute.round,
    state: dispute.state,
    waitsFor: dispute.waitsFor,
    nextOn: dispute.next,
    mailedOn: mailed?.on ?? null,
    receivedOn: clock?.received ?? null,
    basis: clock?.basis ?? null,
    dueOn: clock?.due ?? null,
    askOn: clock?.askOn ?? null,
    decidedOn: decided?.on ?? null,
    printedOn: decided?.printed ?? null,
    countedAs: unit?.as ?? null,
    days: unit?.days ?? null,
  };
}
