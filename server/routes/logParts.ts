import { entriesInPart } from '#contract/limits.ts';
import type { LogPart } from '#contract/logPart.ts';
import type { NewestFirst, Place } from '#server/store/newestFirst.ts';

/** What a request wants of a log: a part, read with one entry more so that its end shows; undefined for all. */
export function partOf({ latest, before }: LogPart): NewestFirst | undefined {
  if (latest === undefined && before === undefined) return undefined;
  return { entries: entriesInPart + 1, behind: before === undefined ? null : placeIn(before) };
}

export function placeIn(written: string): Place {
  const end = written.indexOf('_');
  return { createdAt: written.slice(0, end), id: written.slice(end + 1) };
}

export const written = ({ createdAt, id }: Place): string => `${createdAt}_${id}`;

/** The entries of a part without the one too many, and where the next part begins. */
export function cut<Entry>(
  entries: readonly Entry[],
  placeOf: (entry: Entry) => Place,
): { readonly shown: Entry[]; readonly next: string | null } {
  const shown = entries.slice(0, entriesInPart);
  const last = shown.at(-1);
  return { shown, next: entries.length > shown.length && last !== undefined ? written(placeOf(last)) : null };
}
