import type { DisputeRef } from '#contract/disputeEvents.ts';
import type { Enclosed, EnclosureKind, Letter } from '#credit/letters/letter.ts';
import { byDayAndEntry, type CountingEvent } from '#disputes/countingEvents.ts';
import { lastRecorded } from '#disputes/lastReply.ts';
import { isSame } from '#disputes/sameDispute.ts';
import { type CopiedFile, prepareCopies } from '#server/letters/copies.ts';
import type { Enclosure } from '#server/letters/templateInput.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { EnclosureSource } from '#server/store/sessionSeals.ts';
import type { StoredWrittenLetter } from '#server/store/writtenLetters.ts';

/** What exists of a step's earlier letter and of what came back: ids of stored files. */
export interface StepEnclosures {
  readonly earlier: Pick<StoredWrittenLetter, 'id' | 'sessionId'>;
  /** A letter that has enclosures of its own is not enclosed: copies of copies would grow with every round. */
  readonly isEarlierPlain: boolean;
  readonly mailingReceipt: readonly string[];
  readonly deliveryReceipt: readonly string[];
  readonly answer: readonly string[];
  /** Copies of the client's identity theft report. */
  readonly theftReport: readonly string[];
  readonly hasIdentification: boolean;
}

/** The files that were recorded about an item and its letter. */
export function enclosuresOf(
  earlier: StoredWrittenLetter,
  ref: DisputeRef,
  { counting, hasIdentification }: { counting: readonly CountingEvent[]; hasIdentification: boolean },
): StepEnclosures {
  // What came back, or was lost, was mailed again: the letter tells only that.
  const failedOn = counting.findLast(
    ({ event }) => (event.kind === 'returned' || event.kind === 'lost') && event.letters.includes(earlier.id),
  )?.event.on;
  const receipts = (kind: 'mailed' | 'delivered') => [
    ...new Set(
      counting.flatMap(({ event }) =>
        event.kind === kind && event.letters.includes(earlier.id) && event.on >= (failedOn ?? '')
          ? event.files
          : [],
      ),
    ),
  ];
  // A letter names the reply that counts, so it encloses no other answer.
  const reply = lastRecorded(counting, ref);
  const answer = counting.find(({ id }) => id === reply?.entry)?.event;
  const thefts = counting
    .toSorted(byDayAndEntry)
    .flatMap(({ event }) =>
      event.kind === 'identityTheft' && event.disputes.some((each) => isSame(each, ref)) ? [event.files] : [],
    );
  // Sealed when the letter was written, so it has our own shape.
  const { encloses = [] } = earlier.items as Letter;
  return {
    earlier,
    isEarlierPlain: encloses.length === 0,
    mailingReceipt: receipts('mailed'),
    deliveryReceipt: receipts('delivered'),
    answer: answer?.kind === 'answer' ? answer.files : [],
    theftReport: thefts.at(-1) ?? [],
    hasIdentification,
  };
}

/** The kinds of enclosures that exist. */
export const kindsOf = ({
  isEarlierPlain,
  mailingReceipt,
  deliveryReceipt,
  answer,
  theftReport,
  hasIdentification,
}: StepEnclosures): readonly EnclosureKind[] => [
  ...(isEarlierPlain ? ['earlierLetter' as const] : []),
  ...(mailingReceipt.length > 0 ? ['mailingReceipt' as const] : []),
  ...(deliveryReceipt.length > 0 ? ['deliveryReceipt' as const] : []),
  ...(answer.length > 0 ? ['answer' as const] : []),
  ...(theftReport.length > 0 ? ['theftReport' as const] : []),
  ...(hasIdentification ? ['identification' as const] : []),
];

interface Whose {
  readonly accountId: string;
  readonly profileId: string;
}

/** Where the copies that a letter says it encloses are stored, in the order of its list. */
export const sourcesOf = (
  { encloses = [] }: Pick<Letter, 'encloses'>,
  enclosures: readonly StepEnclosures[],
): EnclosureSource[] =>
  encloses.map(({ kind, steps }) => {
    const own = steps.flatMap((step) => enclosures[step] ?? []);
    const [first] = own;
    if (kind === 'earlierLetter' && first !== undefined) {
      const { id, sessionId } = first.earlier;
      return { letter: { id, sessionId }, files: [] };
    }
    if (kind === 'earlierLetter' || kind === 'identification' || kind === 'newDocument')
      return { letter: null, files: [] };
    return { letter: null, files: [...new Set(own.flatMap((each) => each[kind]))] };
  });

/** The copies that a letter says it encloses, read from where they are stored. `dots` per inch. */
export function copiesFrom(
  services: Services,
  { accountId, profileId }: Whose,
  { letter, sources, dots }: { letter: Letter; sources: readonly EnclosureSource[]; dots: number },
): Promise<readonly Enclosure[]> {
  const { store, vault } = services;
  const scan = async (fileId: string): Promise<CopiedFile> => {
    const file = found(await store.disputeFiles.find(accountId, profileId, fileId));
    const place = { accountId, profileId, table: 'dispute_file', column: 'blob', row: fileId } as const;
    return { mediaType: file.mediaType, bytes: await vault.read(place, file) };
  };
  const printed = async ({ id, sessionId }: NonNullable<EnclosureSource['letter']>): Promise<CopiedFile> => {
    const letters = await store.sessions.letters(accountId, sessionId);
    const { stored, pages, enclosed } = found(letters.find((each) => each.id === id) ?? null);
    // The copies of documents come last, one to a page. This letter encloses its own if its recipient needs them.
    const copied = enclosed?.documents.length ?? 0;
    const place = { accountId, profileId, table: 'letter', column: 'blob', row: id } as const;
    const bytes = await vault.read(place, stored);
    const part = copied === 0 ? {} : { first: pages - copied, note: ', without its copies of documents' };
    return { mediaType: 'application/pdf', bytes, ...part };
  };
  const { encloses = [] } = letter;
  return prepareCopies(
    letter,
    async (enclosed: Enclosed) => {
      const source = sources[encloses.indexOf(enclosed)];
      if (source === undefined) return [];
      return source.letter === null ? Promise.all(source.files.map(scan)) : [await printed(source.letter)];
    },
    dots,
  );
}
