import type { WrittenItem, WrittenLetter } from './facts.ts';

/** One item of one letter, in the order in which the letters about it left. */
export interface Link {
  readonly letter: WrittenLetter;
  readonly item: WrittenItem;
  /** When the letter was mailed last; null if it was not. */
  readonly mailedOn: string | null;
}

/** A link with its round, and the days on which later letters of the same round were mailed. */
export interface RoundedLink extends Link {
  readonly round: number;
  readonly followedUpOn: readonly string[];
  /** Whether a later letter about the same item to the same recipient was mailed. */
  readonly isOvertaken: boolean;
}

/**
 * The rounds of one item at one recipient. A letter that was mailed after an answer begins the next round; one that
 * follows up without an answer belongs to the same. A letter that is not mailed yet counts as if it were mailed today.
 */
export function inRounds(
  links: readonly Link[],
  /** When a dispute was first decided; null if it is open. */
  decidedOn: (link: Link) => string | null,
): readonly RoundedLink[] {
  const ordered = links.toSorted(byDeparture);
  // Each is a replay, which takes longer than all the rest.
  const days = new Map(ordered.map((link) => [link, decidedOn(link)]));
  let round = 1;
  let current: Link[] = [];
  const rounds: number[] = [];
  for (const link of ordered) {
    const isAnswered = current.some((earlier) => {
      const day = days.get(earlier) ?? null;
      return day !== null && (link.mailedOn === null || day <= link.mailedOn);
    });
    if (isAnswered) [round, current] = [round + 1, []];
    current.push(link);
    rounds.push(round);
  }
  return ordered.map((link, index) => {
    const later = ordered.slice(index + 1);
    return {
      ...link,
      round: rounds[index] ?? 1,
      followedUpOn: later.flatMap(({ mailedOn }, after) =>
        mailedOn !== null && link.mailedOn !== null && rounds[index + 1 + after] === rounds[index]
          ? [mailedOn]
          : [],
      ),
      isOvertaken: later.some(({ mailedOn }) => mailedOn !== null),
    };
  });
}

/** Letters that were not mailed come last. */
function byDeparture(one: Link, other: Link): number {
  const keyOf = ({ letter, mailedOn }: Link) =>
    `${mailedOn ?? '9999'} ${letter.writtenOn} ${letter.sessionId} ${String(letter.position).padStart(5, '0')}`;
  return keyOf(one) < keyOf(other) ? -1 : 1;
}
