import type { Choice } from '#credit/letters/planLetters.ts';

/** Milliseconds: within a day, the same choice is more likely a second press than a second round. */
const repeatTime = 24 * 60 * 60_000;

interface FinishedSet {
  readonly choice: unknown;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** Whether the same choice was generated from the same report within the last 24 hours. */
export function isRepeatedChoice(
  choice: Choice,
  /** Those of the same report. */
  sets: readonly FinishedSet[],
  now: Date,
): boolean {
  const content = contentOf(choice);
  return sets.some(
    (set) =>
      now.getTime() - new Date(set.createdAt).getTime() < repeatTime &&
      contentOf(set.choice as Choice) === content,
  );
}

/** In an order that doesn't depend on how it was selected. */
function contentOf(choice: Choice): string {
  if (choice.kind === 'automatic') return JSON.stringify([choice.kind, unique(choice.options)]);
  const { kind, accounts, destinations, bureau = null } = choice;
  return JSON.stringify([kind, unique(accounts), unique(destinations), bureau]);
}

const unique = <T extends string | number>(values: readonly T[]): readonly T[] =>
  [...new Set(values)].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
