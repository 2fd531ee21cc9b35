import type { Dispute, DisputeLetter } from '#contract/disputes.ts';
import { clientsQuestions, isForClient } from '#src/disputes/clientsQuestions.ts';
import { isOpenEnded } from '#disputes/openEnded.ts';
import type { Disputes } from '#src/disputes/load.ts';
import { letterSetsOf } from '#src/screens/disputes/letters/letterSets.ts';

/** What the client can do next, the most urgent first. */
export type OwnTurn =
  | { readonly kind: 'answers' | 'delivery'; readonly letters: readonly DisputeLetter[] }
  | { readonly kind: 'approve' | 'mail'; readonly letters: readonly DisputeLetter[] };

/** Who else acts: a recipient until a day or without one, a print shop, or the agency. */
export type TheirTurn =
  | RecipientsTurn
  | { readonly who: 'printShop'; readonly letters: number }
  | { readonly who: 'agency'; readonly items: number };

interface RecipientsTurn {
  readonly who: 'recipient';
  readonly letter: DisputeLetter;
  /** The last day to answer; null while the letter is in the mail, and if there is none. */
  readonly due: string | null;
  readonly isOpenEnded: boolean;
}

export interface Turns {
  readonly own: readonly OwnTurn[];
  readonly theirs: readonly TheirTurn[];
}

/** Letters whose dispute is on their way to a decision. */
const running: ReadonlySet<Dispute['state']> = new Set(['investigating', 'awaitingResult', 'moreNeeded']);

/** Who acts now on a client's own page. Nobody does while work is paused or over. */
export function turnsOf(all: Disputes): Turns {
  const { letters, disputes, requests, approvals, statements, activity } = all;
  if (activity !== 'active') return { own: [], theirs: [] };
  const asked = (reason: (typeof clientsQuestions)[keyof typeof clientsQuestions]) =>
    letters.filter(({ id }) =>
      [...disputes, ...requests].some(({ letter, waitsFor }) => letter === id && waitsFor === reason),
    );
  const unmailed = letterSetsOf(all)
    .flatMap((set) => set.unmailed)
    .filter(({ isMailingUnknown }) => !isMailingUnknown);
  // What is ordered is approved by nobody now, and nobody else mails it.
  const ordered = unmailed.filter(({ state }) => state === 'ordered');
  const open = unmailed.filter((letter) => !ordered.includes(letter));
  const isOutdated = ({ id }: DisputeLetter) =>
    statements.some(({ letters: saying, withdrawn }) => withdrawn !== null && saying.includes(id));
  // What has to be written again waits for the agency, like a change that the client asked for.
  const saidOf = (letter: DisputeLetter) =>
    isOutdated(letter) ? 'changeAsked' : approvals.find((one) => one.letter === letter.id)?.said;
  const own: readonly OwnTurn[] = [
    { kind: 'answers', letters: asked(clientsQuestions.answers) },
    { kind: 'delivery', letters: asked(clientsQuestions.delivery) },
    { kind: 'approve', letters: open.filter((letter) => saidOf(letter) === undefined) },
    { kind: 'mail', letters: open.filter((letter) => saidOf(letter) === 'approved') },
  ];
  const due = letters.flatMap((letter): RecipientsTurn[] => {
    const points = [...disputes, ...requests].filter((each) => each.letter === letter.id);
    const calm = points.filter(({ waitsFor }) => waitsFor === null);
    const turn = { who: 'recipient', letter, due: null, isOpenEnded: false } as const;
    if (calm.some(isOpenEnded)) return [{ ...turn, isOpenEnded: true }];
    const isRunning = disputes.some((item) => item.letter === letter.id && running.has(item.state));
    const request = requests.find((each) => each.letter === letter.id && each.state === 'received');
    const clock = isRunning ? letter.clock : (request?.clock ?? null);
    if (clock !== null) return [{ ...turn, due: clock.due }];
    return calm.some(({ state }) => state === 'onItsWay') ? [turn] : [];
  });
  const decisions = disputes.filter(({ waitsFor }) => waitsFor !== null && !isForClient(waitsFor)).length;
  const changes = unmailed.filter((letter) => saidOf(letter) === 'changeAsked').length;
  return {
    own: own.filter((turn) => turn.letters.length > 0),
    theirs: [
      ...due.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other))),
      ...(ordered.length === 0 ? [] : [{ who: 'printShop', letters: ordered.length } as const]),
      ...(decisions + changes === 0 ? [] : [{ who: 'agency', items: decisions + changes } as const]),
    ],
  };
}

/** What has a day comes first, and what never has one last. */
const placeOf = ({ due, isOpenEnded: isLast }: RecipientsTurn): string => (isLast ? 'z' : (due ?? 'y'));
