import type { Concern, Overruling } from '#contract/letterSummary.ts';

export type ConcernOf<K extends Concern['kind']> = Extract<Concern, { kind: K }>;

/** A concern that a rule raised, and the facts it is about, in a form that can be compared. */
export interface Raised<C extends Concern = Concern> {
  readonly concern: C;
  readonly facts: readonly string[];
}

/** That letters go out although a concern was raised, with the facts that were known then. */
export interface RecordedOverruling extends Overruling {
  readonly concern: string;
  readonly facts: readonly string[];
}

/**
 * The concern with the last decision about it. A decision counts as long as it was made knowing at least the present
 * facts: a new fact raises the concern again.
 */
export function withOverruling(
  { concern, facts }: Raised,
  /** Oldest first. */
  overrulings: readonly RecordedOverruling[],
): Concern {
  const last = overrulings.findLast(
    (one) => one.concern === concern.id && facts.every((fact) => one.facts.includes(fact)),
  );
  if (last === undefined) return concern;
  const { reason, note, by, at } = last;
  return { ...concern, overruled: { reason, note, by, at } };
}
