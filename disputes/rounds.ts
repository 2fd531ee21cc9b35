import type { WrittenItem, WrittenLetter } from './facts.ts';

/** One item of one letter, in the order in which the letters about it left. */
export interface Link {
  readonly letter: WrittenLetter;
  readonly item: WrittenItem;
  /** The first day that shows that the letter left; null if nothing does. */
  readonly leftOn: string | null;
}

/** Where a link is among those of its item at its recipient. */
export interface Place {
  readonly round: number;
  /** The days on which later letters of the round left. */
  readonly followedUpOn: readonly string[];
  /** The days on which other letters of the round were answered, which answers this one, too. */
  readonly settledOn: readonly string[];
  /** The last day on which a letter about the same item left after this one; null if none did. */
  readonly overtakenOn: string | null;
}

/**
 * The rounds of one item at one recipient. A letter that left after an answer begins the next round; one that follows up
 * without an answer belongs to the same. A letter that has not left counts as if it were mailed today, unless later letters
 * have left: then it belongs to the past.
 */
export function inRounds<L extends Link>(
  links: readonly L[],
  /** When a dispute was first decided; null if it is open. */
  decidedOn: (link: L) => string | null,
): readonly (L & Place)[] {
  const ordered = inDeparture(links);
  // Each is a replay, which takes longer than all the rest.
  const decided = ordered.map((link) => decidedOn(link));
  let [round, since] = [1, 0];
  const rounds = ordered.map(({ leftOn }, index) => {
    const isAnswered = decided
      .slice(since, index)
      .some((day) => day !== null && (leftOn === null || day <= leftOn));
    if (isAnswered) [round, since] = [round + 1, index];
    return round;
  });
  return ordered.map((link, index) => {
    const others = ordered.map((other, place) => ({ other, place, own: rounds[place] === rounds[index] }));
    const later = others.filter(({ place }) => place > index);
    const leaving = later.flatMap(({ other }) => other.leftOn ?? []);
    return {
      ...link,
      round: rounds[index] ?? 1,
      followedUpOn:
        link.leftOn === null ? [] : later.flatMap(({ other, own }) => (own ? (other.leftOn ?? []) : [])),
      settledOn:
        link.leftOn === null
          ? []
          : others.flatMap(({ place, own }) => (own && place !== index ? (decided[place] ?? []) : [])),
      overtakenOn: leaving.toSorted().at(-1) ?? null,
    };
  });
}

/** What has not left comes before everything that left and was written later, and after everything else. */
function inDeparture<L extends Link>(links: readonly L[]): readonly L[] {
  const left = links.filter(({ leftOn }) => leftOn !== null);
  const keyOf = ({ letter, leftOn }: Link): string => {
    const isPast = left.some((other) => other.letter.sessionId > letter.sessionId);
    return `${leftOn ?? (isPast ? '0000' : '9999')} ${letter.writtenOn} ${letter.sessionId} ${String(letter.position).padStart(5, '0')}`;
  };
  return links.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
