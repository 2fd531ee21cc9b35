import { createHash } from 'node:crypto';
import type { Letter } from '#credit/letters/letter.ts';
import { templateVersion, type Enclosure } from '#server/letters/templateInput.ts';
import type { Typesetter } from '#server/letters/typesetter.ts';
import { pageCount } from './pageCount.ts';

/** How many letters are remembered. Each takes about a hundred bytes: a hash and a number, nothing of the letter. */
const remembered = 5_000;

export type PageCounts = (
  letter: Letter,
  enclosures: readonly Enclosure[],
  signal: AbortSignal,
) => Promise<number>;

/**
 * Counts the pages of letters by typesetting them. A letter that was counted before is not typeset again: a person who
 * leaves out one item changes only a few of them. Rejects like the typesetter.
 */
export function createPageCounts(typesetter: Pick<Typesetter, 'typeset'>, limit = remembered): PageCounts {
  const known = new Map<string, number>();
  return async (letter, enclosures, signal) => {
    const key = keyOf(letter, enclosures);
    const before = known.get(key);
    if (before !== undefined) return before;
    const pages = pageCount(await typesetter.typeset(letter, enclosures, { signal }));
    known.set(key, pages);
    const [oldest] = known.keys();
    if (known.size > limit && oldest !== undefined) known.delete(oldest);
    return pages;
  };
}

function keyOf(letter: Letter, enclosures: readonly Enclosure[]): string {
  const hash = createHash('sha256').update(JSON.stringify([templateVersion, letter]));
  for (const { title, bytes } of enclosures) hash.update(`\n${title}\n`).update(bytes);
  return hash.digest('base64');
}
