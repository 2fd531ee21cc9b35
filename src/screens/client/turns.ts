import type { Dispute, DisputeLetter, WaitingReason } from '#contract/disputes.ts';
import type { Disputes } from '#src/disputes/load.ts';
import { isUnmailed } from '#src/screens/disputes/letters/letterSets.ts';

/** What the client can do next, the most urgent first. */
export type OwnTurn =
  | { readonly kind: 'answers' | 'delivery'; readonly letters: readonly DisputeLetter[] }
  | { readonly kind: 'approve' | 'mail'; readonly letters: readonly DisputeLetter[] };

/** Who else acts: a recipient until a day, or the agency. */
export type TheirTurn =
  | { readonly who: 'recipient'; readonly letter: DisputeLetter; readonly due: string }
  | { readonly who: 'agency'; readonly items: number };

export interface Turns {
  readonly own: readonly OwnTurn[];
  readonly theirs: readonly TheirTurn[];
}

/** Mail from bureaus comes to the client, and only they know what the carrier's receipt says. */
const ownQuestions = { answers: 'askWhetherAnythingCame', delivery: 'askAboutDelivery' } as const;
const others: ReadonlySet<WaitingReason> = new Set(Object.values(ownQuestions));

/** Letters whose dispute is on their way to a decision. */
const running: ReadonlySet<Dispute['state']> = new Set(['investigating', 'awaitingResult', 'moreNeeded']);

/** Who acts now on a client's own page. Nobody does while work is paused or over. */
export function turnsOf({ letters, disputes, approvals, statements, activity }: Disputes): Turns {
  if (activity !== 'active') return { own: [], theirs: [] };
  const itemsOf = ({ id }: DisputeLetter) => disputes.filter(({ letter }) => letter === id);
  const asked = (reason: WaitingReason) =>
    letters.filter((letter) => itemsOf(letter).some(({ waitsFor }) => waitsFor === reason));
  // Nobody is to mail a letter in which everything was withdrawn.
  const unmailed = letters.filter(
    (letter) =>
      isUnmailed(letter) &&
      !letter.isMailingUnknown &&
      itemsOf(letter).some(({ state }) => state === 'drafted'),
  );
  const isOutdated = ({ id }: DisputeLetter) =>
    statements.some(({ letters: saying, withdrawn }) => withdrawn !== null && saying.includes(id));
  // What has to be written again waits for the agency, like a change that the client asked for.
  const saidOf = (letter: DisputeLetter) =>
    isOutdated(letter) ? 'changeAsked' : approvals.find((one) => one.letter === letter.id)?.said;
  const own: readonly OwnTurn[] = [
    { kind: 'answers', letters: asked(ownQuestions.answers) },
    { kind: 'delivery', letters: asked(ownQuestions.delivery) },
    { kind: 'approve', letters: unmailed.filter((letter) => saidOf(letter) === undefined) },
    { kind: 'mail', letters: unmailed.filter((letter) => saidOf(letter) === 'approved') },
  ];
  const due = letters.flatMap((letter): TheirTurn[] =>
    letter.clock !== null && itemsOf(letter).some(({ state }) => running.has(state))
      ? [{ who: 'recipient', letter, due: letter.clock.due }]
      : [],
  );
  const decisions = disputes.filter(({ waitsFor }) => waitsFor !== null && !others.has(waitsFor)).length;
  const changes = unmailed.filter((letter) => saidOf(letter) === 'changeAsked').length;
  return {
    own: own.filter((turn) => turn.letters.length > 0),
    theirs: [
      ...due.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other))),
      ...(decisions + changes === 0 ? [] : [{ who: 'agency', items: decisions + changes } as const]),
    ],
  };
}

const dayOf = (turn: TheirTurn): string => (turn.who === 'recipient' ? turn.due : '');
