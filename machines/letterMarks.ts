import type { PreviewedLetter, PreviewedSentence } from '#contract/letterPreview.ts';
import type { Evidence } from '#contract/grounds.ts';

/** A sentence or a value of a letter that a person chose, by its key. */
export type Mark = { readonly kind: 'sentence' | 'evidence'; readonly key: string } | null;

export interface MarkedSentence extends PreviewedSentence {
  /** Unique within its letter. */
  readonly key: string;
}

export interface MarkedEvidence extends Evidence {
  /** The same for a value wherever its part quotes it. */
  readonly key: string;
}

/** The subject, an item, or what stands between items. */
export interface LetterPart {
  /** '' for the subject and for paragraphs. */
  readonly heading: string;
  /** What its item is called in lists; '' if it has none. */
  readonly name: string;
  readonly sentences: readonly MarkedSentence[];
  /** What its sentences are based on, each value once; what the subject is based on isn't repeated by paragraphs. */
  readonly evidence: readonly MarkedEvidence[];
}

/** What is said outside the items, in the subject too, shares its values. */
const ownerOf = ({ heading }: { readonly heading: string }, part: number): string =>
  heading === '' ? 'letter' : String(part);

const keyOf = (owner: string, { bureau, field, value }: Evidence): string =>
  `${owner} ${bureau ?? ''} ${field} ${value}`;

/** A letter's parts in order, the subject first. */
export function partsOf({ subject, blocks }: Pick<PreviewedLetter, 'subject' | 'blocks'>): LetterPart[] {
  const listed = new Set<string>();
  return [{ heading: '', item: null, sentences: [subject] }, ...blocks].map((block, part) => {
    const { heading, item, sentences } = block;
    const evidence: MarkedEvidence[] = [];
    for (const value of sentences.flatMap((sentence) => sentence.evidence)) {
      const key = keyOf(ownerOf(block, part), value);
      if (listed.has(key)) continue;
      listed.add(key);
      evidence.push({ ...value, key });
    }
    return {
      heading,
      name: item?.name ?? '',
      sentences: sentences.map((sentence, place) => ({
        ...sentence,
        key: `${String(part)}.${String(place)}`,
      })),
      evidence,
    };
  });
}

/** The keys of all sentences and values that one mark covers: a sentence with its values, a value with its sentences. */
export function markedKeys(parts: readonly LetterPart[], mark: Mark): ReadonlySet<string> {
  if (mark === null) return new Set();
  const pairs = parts.flatMap((each, part) =>
    each.sentences.flatMap(({ key, evidence }) =>
      evidence.map((value) => ({ sentence: key, evidence: keyOf(ownerOf(each, part), value) })),
    ),
  );
  const other = mark.kind === 'sentence' ? 'evidence' : 'sentence';
  const theirs = pairs.filter((pair) => pair[mark.kind] === mark.key).map((pair) => pair[other]);
  return new Set([mark.key, ...theirs]);
}

const inPart = ({ sentences, evidence }: LetterPart, { kind, key }: NonNullable<Mark>) =>
  (kind === 'sentence' ? sentences : evidence).find((each) => each.key === key);

/** Whether a letter has what the mark is on. */
export const hasMark = (parts: readonly LetterPart[], mark: NonNullable<Mark>): boolean =>
  parts.some((part) => inPart(part, mark) !== undefined);

/** What a sentence or a value says, wherever it stands. */
const wordsOf = (each: MarkedSentence | MarkedEvidence): string =>
  'text' in each ? each.text : JSON.stringify([each.bureau, each.field, each.value]);

/** The mark on the same sentence or value of the same item in a letter that was prepared again; null if it is gone. */
export function markIn(mark: Mark, before: readonly LetterPart[], after: readonly LetterPart[]): Mark {
  if (mark === null) return null;
  for (const part of before) {
    const marked = inPart(part, mark);
    if (marked === undefined) continue;
    const { kind } = mark;
    const same = after
      .filter(({ name }) => name === part.name)
      .flatMap(({ sentences, evidence }): readonly (MarkedSentence | MarkedEvidence)[] =>
        kind === 'sentence' ? sentences : evidence,
      )
      .find((each) => wordsOf(each) === wordsOf(marked));
    return same === undefined ? null : { kind, key: same.key };
  }
  return null;
}
