import type { ConcernOf, Raised } from '#server/looking/planning/raised.ts';

interface Addressed {
  readonly destinationId: string;
  readonly recipient: string;
}

/**
 * Recipients that get more than one letter on one day: those of this set and of sets generated earlier that day. Mail
 * that looks like a campaign is more easily called frivolous.
 */
export function manyLetters(
  letters: readonly Addressed[],
  earlierToday: readonly Addressed[],
): Raised<ConcernOf<'manyLetters'>> | null {
  const recipients = [...Map.groupBy(letters, ({ destinationId }) => destinationId)].flatMap(([id, own]) => {
    const earlier = earlierToday.filter(({ destinationId }) => destinationId === id).length;
    const [first] = own;
    return first === undefined || own.length + earlier < 2
      ? []
      : [{ id, name: first.recipient, letters: own.length, earlier }];
  });
  if (recipients.length === 0) return null;
  return {
    concern: {
      kind: 'manyLetters',
      id: 'manyLetters',
      overruled: null,
      recipients: recipients.map(({ name, letters: count, earlier }) => ({ name, letters: count, earlier })),
    },
    // One for each number up to theirs: who decided about three letters has decided about two of them.
    facts: recipients.flatMap(({ id, letters: count, earlier }) =>
      Array.from({ length: count + earlier - 1 }, (_, index) => `${id} ${String(index + 2)}`),
    ),
  };
}
