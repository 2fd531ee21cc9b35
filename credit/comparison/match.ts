import type { Change, FieldChange } from './change.ts';

/** How records of one kind are compared. */
interface Matching<T> {
  readonly isSame: (before: T, now: T) => boolean;
  /** Whether an unmatched record may be an earlier one under another name. */
  readonly isPossiblySame?: (before: T, now: T) => boolean;
  readonly fields: (before: T, now: T) => readonly FieldChange[];
  /** Whether the reports list all records of the kind. */
  readonly covered: { readonly before: boolean; readonly now: boolean };
}

/** Each record once: of several that match, the one with the fewest changed fields. */
function pairsOf<T>(
  befores: readonly T[],
  nows: readonly T[],
  isPair: (before: T, now: T) => boolean,
  fields: Matching<T>['fields'],
): ReadonlyMap<T, T> {
  const candidates = befores
    .flatMap((before) => nows.filter((now) => isPair(before, now)).map((now) => ({ before, now })))
    .map((pair) => ({ ...pair, changed: fields(pair.before, pair.now).length }))
    .toSorted((one, other) => one.changed - other.changed);
  const found = new Map<T, T>();
  const taken = new Set<T>();
  for (const { before, now } of candidates) {
    if (found.has(before) || taken.has(now)) continue;
    found.set(before, now);
    taken.add(now);
  }
  return found;
}

/** What happened to every record of one kind at one bureau. */
export function changesOf<T>(
  befores: readonly T[],
  nows: readonly T[],
  { isSame, isPossiblySame = () => false, fields, covered }: Matching<T>,
): readonly Change<T>[] {
  const matched = pairsOf(befores, nows, isSame, fields);
  const taken = new Set(matched.values());
  const missing = befores.filter((before) => !matched.has(before));
  const added = nows.filter((now) => !taken.has(now));
  const renamed = pairsOf(missing, added, isPossiblySame, fields);
  const explained = new Set(renamed.values());
  return [
    ...[...matched].map(([before, now]): Change<T> => {
      const changed = fields(before, now);
      return changed.length === 0
        ? { kind: 'same', before, now }
        : { kind: 'changed', before, now, fields: changed };
    }),
    ...[...renamed].map(([before, now]): Change<T> => ({
      kind: 'possiblySame',
      before,
      now,
      fields: fields(before, now),
    })),
    ...missing
      .filter((before) => !renamed.has(before))
      .map((before): Change<T> =>
        covered.now ? { kind: 'gone', before } : { kind: 'unknown', before, now: null },
      ),
    ...added
      .filter((now) => !explained.has(now))
      .map((now): Change<T> =>
        covered.before ? { kind: 'new', now } : { kind: 'unknown', before: null, now },
      ),
  ];
}
