import type { Enclosed, Letter } from '#credit/letters/letter.ts';
import { prepareEnclosure, resolution } from './enclosures.ts';
import type { Enclosure } from './templateInput.ts';

/** A page or a document that someone uploaded, or a letter as it was printed. */
export interface CopiedFile {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** Of a PDF: how many of its first pages are copied; all if absent. */
  readonly first?: number;
  /** What its name in the list of enclosures says in addition: ", without its enclosures". */
  readonly note?: string;
}

/**
 * The copies that a letter of a later step says it encloses, in the order of its list. `filesOf` gives the files of one of
 * them, in page order. Throws `TypesettingError` (`unreadableEnclosure`), and an error if there are no files: a letter is
 * never printed without what it says it encloses.
 */
export async function prepareCopies(
  { encloses = [] }: Pick<Letter, 'encloses'>,
  filesOf: (enclosed: Enclosed) => Promise<readonly CopiedFile[]>,
  dots: number = resolution.paper,
): Promise<readonly Enclosure[]> {
  const enclosures: Enclosure[] = [];
  for (const enclosed of encloses) {
    const files = await filesOf(enclosed);
    if (files.length === 0) throw new Error(`A letter encloses something without files: ${enclosed.kind}`);
    for (const { mediaType, bytes, first, note = '' } of files) {
      const title = `${enclosed.title}${note}`;
      enclosures.push(
        mediaType === 'application/pdf'
          ? { title, type: mediaType, bytes, ...(first !== undefined && { first }) }
          : await prepareEnclosure(title, bytes, dots),
      );
    }
  }
  return enclosures;
}
