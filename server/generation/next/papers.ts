import type { DisputeRef } from '#contract/disputeEvents.ts';
import type { Enclosed, Letter, PaperKind } from '#credit/letters/letter.ts';
import type { CountingEvent } from '#disputes/countingEvents.ts';
import { isSame } from '#disputes/sameDispute.ts';
import { type PaperFile, preparePapers } from '#server/letters/papers.ts';
import type { Enclosure } from '#server/letters/templateInput.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { PaperSource } from '#server/store/sessionSeals.ts';
import type { StoredWrittenLetter } from '#server/store/writtenLetters.ts';

/** What exists of a step's earlier letter and of what came back: ids of stored files. */
export interface StepPapers {
  readonly earlier: Pick<StoredWrittenLetter, 'id' | 'sessionId'>;
  /** A letter that encloses papers itself is not enclosed: copies of copies would grow with every round. */
  readonly isEarlierPlain: boolean;
  readonly mailingReceipt: readonly string[];
  readonly answer: readonly string[];
  readonly hasIdentification: boolean;
}

/** The files that were recorded about an item and its letter. */
export function papersOf(
  earlier: StoredWrittenLetter,
  ref: DisputeRef,
  { counting, hasIdentification }: { counting: readonly CountingEvent[]; hasIdentification: boolean },
): StepPapers {
  const receipts = counting.flatMap(({ event }) =>
    (event.kind === 'mailed' || event.kind === 'delivered') && event.letters.includes(earlier.id)
      ? event.files
      : [],
  );
  const answers = counting.flatMap(({ event }) =>
    event.kind === 'answer' &&
    event.letters.includes(earlier.id) &&
    (event.results.length === 0 || event.results.some((row) => isSame(row, ref)))
      ? [event.files]
      : [],
  );
  // Sealed when the letter was written, so it has our own shape.
  const { encloses = [] } = earlier.items as Letter;
  return {
    earlier,
    isEarlierPlain: encloses.length === 0,
    mailingReceipt: [...new Set(receipts)],
    answer: answers.at(-1) ?? [],
    hasIdentification,
  };
}

/** The kinds of papers that exist. */
export const kindsOf = ({
  isEarlierPlain,
  mailingReceipt,
  answer,
  hasIdentification,
}: StepPapers): readonly PaperKind[] => [
  ...(isEarlierPlain ? ['earlierLetter' as const] : []),
  ...(mailingReceipt.length > 0 ? ['mailingReceipt' as const] : []),
  ...(answer.length > 0 ? ['answer' as const] : []),
  ...(hasIdentification ? ['identification' as const] : []),
];

interface Whose {
  readonly accountId: string;
  readonly profileId: string;
}

/** Where the copies that a letter says it encloses are stored, in the order of its list. */
export const sourcesOf = (
  { encloses = [] }: Pick<Letter, 'encloses'>,
  papers: readonly StepPapers[],
): PaperSource[] =>
  encloses.map(({ kind, steps }) => {
    const own = steps.flatMap((step) => papers[step] ?? []);
    const [first] = own;
    if (kind === 'earlierLetter' && first !== undefined) {
      const { id, sessionId } = first.earlier;
      return { letter: { id, sessionId }, files: [] };
    }
    if (kind !== 'mailingReceipt' && kind !== 'answer') return { letter: null, files: [] };
    return { letter: null, files: [...new Set(own.flatMap((each) => each[kind]))] };
  });

/** The copies that a letter says it encloses, read from where they are stored. `dots` per inch. */
export function copiesFrom(
  services: Services,
  { accountId, profileId }: Whose,
  { letter, sources, dots }: { letter: Letter; sources: readonly PaperSource[]; dots: number },
): Promise<readonly Enclosure[]> {
  const { store, vault } = services;
  const scan = async (fileId: string): Promise<PaperFile> => {
    const file = found(await store.disputeFiles.find(accountId, profileId, fileId));
    const place = { accountId, profileId, table: 'dispute_file', column: 'blob', row: fileId } as const;
    return { mediaType: file.mediaType, bytes: await vault.read(place, file) };
  };
  const printed = async ({ id, sessionId }: NonNullable<PaperSource['letter']>): Promise<PaperFile> => {
    const letters = await store.sessions.letters(accountId, sessionId);
    const { stored } = found(letters.find((each) => each.id === id) ?? null);
    const place = { accountId, profileId, table: 'letter', column: 'blob', row: id } as const;
    return { mediaType: 'application/pdf', bytes: await vault.read(place, stored) };
  };
  const { encloses = [] } = letter;
  return preparePapers(
    letter,
    async (paper: Enclosed) => {
      const source = sources[encloses.indexOf(paper)];
      if (source === undefined) return [];
      return source.letter === null ? Promise.all(source.files.map(scan)) : [await printed(source.letter)];
    },
    dots,
  );
}
