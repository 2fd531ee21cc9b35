import { isDirect } from '#vocabulary/letterPurposes.ts';
import { answerable } from './answerable.ts';
import type { Dispute, DisputeLetter } from '#contract/disputes.ts';
import type { WaitingReason } from '#contract/waitingReasons.ts';
import type { LetterRequest } from '#contract/requests.ts';
import type { StepOffer } from '#contract/nextSteps.ts';
import { approvalsOf } from './approvals.ts';
import { countingEvents } from './countingEvents.ts';
import type { Facts } from './facts.ts';
import { lastReply } from './lastReply.ts';
import { isAboutLetter } from './letterQuestions.ts';
import { lettersToMail } from './lettersToMail.ts';
import { isOpenEnded, isWithoutDeadline } from './openEnded.ts';
import type { ClientStanding } from './standing.ts';

/**
 * What waits or is due: the reasons of disputes; letters that wait for an answer (`due`) or are in the mail (`inMail`), or that
 * nobody has to answer by any day (`noDeadline`); the days of the calendar (`dueDay`, `askDay`); letters that nobody mailed, by
 * what the client said about them, and those that a print shop is to mail (`ordered`); and letters that left with something that has to be corrected (`toCorrect`).
 */
export type WorkKind =
  | WaitingReason
  | 'identityRefused'
  | 'due'
  | 'inMail'
  | 'noDeadline'
  | 'dueDay'
  | 'askDay'
  | 'notMailed'
  | 'ordered'
  | 'notApproved'
  | 'changeAsked'
  | 'clientMails'
  | 'toCorrect';

/** What waits about one letter for one reason since or until one day. */
export interface Work {
  readonly letter: Pick<DisputeLetter, 'id' | 'recipient'>;
  readonly kind: WorkKind;
  readonly on: string | null;
  /** Disputes, if something is asked about each of them; otherwise 1, for the letter. */
  readonly count: number;
  readonly isAssumed: boolean;
}

type Point = Pick<Dispute | LetterRequest, 'state' | 'waitsFor' | 'next'> & {
  readonly clock: DisputeLetter['clock'] | LetterRequest['clock'];
  readonly isIdentityRefused: boolean;
  readonly isWithoutDeadline: boolean;
  readonly isOpenEnded: boolean;
};

/** Whose days the calendar shows. */
const inCalendar: ReadonlySet<Point['state']> = new Set(['investigating', 'awaitingResult', 'questionOpen']);

/**
 * Everything that waits or is due for a client; nothing while work is paused or over. Lists, calendar, and reminders read only this.
 * @param corrections the letters that correct earlier ones, as they are offered now
 */
export function workOf(
  standing: ClientStanding,
  facts: Pick<Facts, 'letters' | 'events'>,
  corrections: readonly StepOffer[],
): readonly Work[] {
  if (standing.activity !== 'active') return [];
  const points = pointsOf(standing, facts);
  return [
    ...standing.letters.flatMap((letter) => ofLetter(letter, points.get(letter.id) ?? [])),
    ...unmailed(standing, facts),
    ...toCorrect(standing, corrections),
  ];
}

function pointsOf(
  { letters, disputes, requests }: ClientStanding,
  { events }: Pick<Facts, 'events'>,
): ReadonlyMap<string, readonly Point[]> {
  const clocks = new Map(letters.map(({ id, clock }) => [id, clock]));
  const counting = countingEvents(events);
  return Map.groupBy(
    [
      ...disputes.map((dispute) => ({
        ...dispute,
        clock: clocks.get(dispute.letter) ?? null,
        isIdentityRefused:
          dispute.waitsFor === 'decideRefused' && lastReply(counting, dispute)?.kind === 'identity',
        isWithoutDeadline: isWithoutDeadline(dispute),
        isOpenEnded: isOpenEnded(dispute),
      })),
      ...requests.map((request) => ({
        ...request,
        isIdentityRefused: false,
        isWithoutDeadline: isWithoutDeadline(request),
        isOpenEnded: isOpenEnded(request),
      })),
    ],
    ({ letter }) => letter,
  );
}

function ofLetter(letter: DisputeLetter, points: readonly Point[]): readonly Work[] {
  const entry = (kind: WorkKind, on: string | null, count = 1): Work => ({
    letter,
    kind,
    on,
    count,
    isAssumed: letter.clock?.basis === 'assumed',
  });
  const waiting = points.flatMap(({ waitsFor, next, isIdentityRefused }) =>
    waitsFor === null ? [] : [{ kind: isIdentityRefused ? ('identityRefused' as const) : waitsFor, next }],
  );
  const calm = points.filter(({ waitsFor }) => waitsFor === null);
  const days = (among: readonly Point[], day: 'due' | 'askOn') => [
    ...new Set(among.flatMap(({ clock }) => clock?.[day] ?? [])),
  ];
  const listed = points.filter(({ state }) => inCalendar.has(state));
  return [
    ...[...Map.groupBy(waiting, ({ kind, next }) => `${kind} ${next ?? ''}`).values()].flatMap((alike) =>
      alike.slice(0, 1).map(({ kind, next }) => entry(kind, next, isAboutLetter(kind) ? 1 : alike.length)),
    ),
    ...days(
      calm.filter(({ state }) => answerable.has(state)),
      'due',
    ).map((on) => entry('due', on)),
    ...(calm.some((point) => point.state === 'onItsWay' && !point.isWithoutDeadline)
      ? [entry('inMail', null)]
      : []),
    ...(calm.some((point) => point.isOpenEnded)
      ? [entry('noDeadline', letter.mailed?.on ?? letter.receipt?.on ?? null)]
      : []),
    ...days(listed, 'due').map((on) => entry('dueDay', on)),
    ...days(listed, 'askOn').map((on) => entry('askDay', on)),
  ];
}

/** Letters that nobody mailed. Those that the client is to approve wait since the day they were written. */
function unmailed(standing: ClientStanding, facts: Pick<Facts, 'letters' | 'events'>): readonly Work[] {
  const said = new Map(approvalsOf(facts).map((approval) => [approval.letter, approval]));
  const isTheirs = mailedByClient(standing, facts);
  return lettersToMail(standing).map((letter): Work => {
    const entry = { letter, count: 1, isAssumed: false };
    const approval = said.get(letter.id);
    if (approval?.said === 'changeAsked') return { ...entry, kind: 'changeAsked', on: approval.on };
    if (letter.state === 'ordered') return { ...entry, kind: 'ordered', on: null };
    if (isTheirs(letter)) return { ...entry, kind: 'clientMails', on: letter.writtenOn };
    if (approval === undefined) return { ...entry, kind: 'notApproved', on: letter.writtenOn };
    return { ...entry, kind: 'notMailed', on: null };
  });
}

/** Letters of which items have to be corrected. It waits, but not since a day that matters. */
function toCorrect({ letters }: ClientStanding, corrections: readonly StepOffer[]): readonly Work[] {
  const byLetter = Map.groupBy(corrections, ({ letter }) => letter);
  return letters.flatMap((letter) => {
    const count = byLetter.get(letter.id)?.length ?? 0;
    return count === 0 ? [] : [{ letter, kind: 'toCorrect', on: null, count, isAssumed: false }];
  });
}

/** Whether the client has to send a letter: one about a freeze, or that says so after a refusal because someone else seemed to have written. */
function mailedByClient(
  { disputes }: ClientStanding,
  { letters, events }: Pick<Facts, 'letters' | 'events'>,
): (letter: DisputeLetter) => boolean {
  const counting = countingEvents(events);
  const items = new Map(letters.map((letter) => [letter.id, letter.items]));
  return ({ id, purpose, recipient }) =>
    isDirect(purpose) ||
    (purpose === 'identityCured' &&
      disputes.some(
        (before) =>
          before.letter !== id &&
          before.recipient.id === recipient.id &&
          (items.get(id) ?? []).some(({ subject }) => subject === before.subject) &&
          lastReply(counting, before)?.kind === 'thirdParty',
      ));
}
