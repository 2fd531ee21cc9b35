/**
 * Several letters as one PDF. Each page is the stored letter's page, byte by byte; what is new is what holds them
 * together: the list of pages, the outline, the tags' root, and the title.
 */
import { type OnePdf, taggedAs } from './onePdfMetadata.ts';
import { dictionaryAt, type PdfFile, readPdf, UnknownPdf } from './pdfReader.ts';
import {
  dictionary,
  isDictionary,
  isRef,
  pdfText,
  type PdfDictionary,
  type PdfRef,
  type PdfValue,
} from './pdfValue.ts';
import { imagesOf } from './pdfImages.ts';
import { pdfMover } from './pdfMover.ts';
import { pairsOf, treeOfNames, valuesOf } from './pdfTrees.ts';
import { createPdfWriter, type PdfWriter } from './pdfWriter.ts';

export interface LetterPdf {
  /** For the outline. */
  readonly title: string;
  readonly bytes: Uint8Array;
}

/** Whatever else these two contain would be lost; a letter that has it is refused instead. */
const known = {
  catalog: [
    'Type',
    'Pages',
    'Metadata',
    'Lang',
    'StructTreeRoot',
    'MarkInfo',
    'ViewerPreferences',
    'Outlines',
  ],
  tags: ['Type', 'RoleMap', 'K', 'ParentTree', 'IDTree', 'ParentTreeNextKey'],
};

/** What the letters' parts are hung up on. */
interface Frame {
  readonly pages: PdfRef;
  readonly outline: PdfRef;
  readonly document: PdfRef;
}

/** What one letter brings. */
interface Joined {
  readonly pages: PdfRef;
  readonly pageCount: number;
  readonly tags: PdfValue;
  readonly roles: PdfDictionary;
  /** Keys and values, in pairs. */
  readonly parents: readonly PdfValue[];
  readonly ids: readonly PdfValue[];
  /** For the outline's entry of the letter. */
  readonly entry: { readonly at: PdfRef; readonly value: PdfDictionary };
}

const numbered = (value: number): string => String(value);

/**
 * The letters in their order. Each begins on the front of a sheet: where a letter has an odd number of pages, an empty page
 * follows, so that printing on both sides never puts two letters on one sheet. Throws `UnknownPdf`.
 */
export function onePdf(letters: readonly LetterPdf[], about: OnePdf): Buffer {
  const writer = createPdfWriter();
  const frame = { pages: writer.reserve(), outline: writer.reserve(), document: writer.reserve() };
  const shared = new Map<string, PdfRef>();
  const joined: Joined[] = [];
  let keys = 0;
  letters.forEach((letter, index) => {
    const file = readPdf(letter.bytes);
    const tree = tagsOf(file);
    joined.push(join({ file, tree, letter, index, keys, writer, frame, shared }));
    keys += Number(tree.get('ParentTreeNextKey'));
  });
  writePages(writer, frame, joined);
  writeOutline(writer, frame, joined);
  const root = writer.add(
    dictionary({
      Type: '/StructTreeRoot',
      RoleMap: new Map(joined.flatMap(({ roles }) => [...roles])),
      K: [frame.document],
      ParentTree: dictionary({ Nums: joined.flatMap(({ parents }) => parents) }),
      IDTree: treeOfNames(joined.flatMap(({ ids }) => ids)),
      ParentTreeNextKey: numbered(keys),
    }),
  );
  writer.write(
    frame.document,
    dictionary({ Type: '/StructElem', S: '/Document', P: root, K: joined.flatMap(({ tags }) => tags) }),
  );
  return writer.end(taggedAs(about, writer, { ...frame, tags: root }));
}

function tagsOf(file: PdfFile): PdfDictionary {
  const catalog = dictionaryAt(file, file.trailer.get('Root'));
  const tags = dictionaryAt(file, catalog.get('StructTreeRoot'));
  const unknown = [
    ...[...catalog.keys()].filter((key) => !known.catalog.includes(key)),
    ...[...tags.keys()].filter((key) => !known.tags.includes(key)),
  ];
  if (unknown.length > 0) throw new UnknownPdf(`it has ${unknown.join(', ')}`);
  return tags;
}

interface Part {
  readonly file: PdfFile;
  readonly tree: PdfDictionary;
  readonly letter: LetterPdf;
  readonly index: number;
  /** How many keys of the parent tree the letters before took. */
  readonly keys: number;
  readonly writer: PdfWriter;
  readonly frame: Frame;
  /** Images that earlier letters brought, by their content: several letters enclose the same photo. */
  readonly shared: Map<string, PdfRef>;
}

function join({ file, tree, letter, index, keys, writer, frame, shared }: Part): Joined {
  const catalog = dictionaryAt(file, file.trailer.get('Root'));
  const outline = catalog.get('Outlines');
  const entry = writer.reserve();
  const left = (value: PdfValue | undefined) => (isRef(value) ? value.ref : -1);
  // What belonged to the letter's own frame now belongs to its part of the whole.
  const places = new Map<number, PdfRef>([
    [left(catalog.get('StructTreeRoot')), frame.document],
    [left(outline), entry],
  ]);
  const skipped = new Set([
    ...places.keys(),
    ...['Root', 'Info'].map((key) => left(file.trailer.get(key))),
    left(catalog.get('Metadata')),
  ]);
  const own: number[] = [];
  const images = imagesOf(file);
  for (const number of file.objects.keys()) {
    if (skipped.has(number)) continue;
    const content = images.get(number);
    const before = content === undefined ? undefined : shared.get(content);
    const place = before ?? writer.reserve();
    places.set(number, place);
    if (before === undefined) own.push(number);
    if (content !== undefined) shared.set(content, place);
  }
  const move = pdfMover(places, keys, `${numbered(index + 1)}-`);
  const pagesRef = catalog.get('Pages');
  for (const number of own) {
    const { value, stream } = file.objects.get(number) ?? { value: 'null', stream: null };
    const moved = move.value(value);
    const isRoot = number === left(pagesRef) && isDictionary(moved);
    const place = places.get(number);
    if (place) writer.write(place, isRoot ? new Map([...moved, ['Parent', frame.pages]]) : moved, stream);
  }
  const pages = move.value(pagesRef ?? 'null');
  if (!isRef(pages)) throw new UnknownPdf('it has no pages');
  const roles = tree.get('RoleMap');
  return {
    pages,
    pageCount: Number(dictionaryAt(file, pagesRef).get('Count')),
    tags: move.value(tree.get('K') ?? []),
    roles: isDictionary(roles) ? roles : new Map(),
    parents: pairsOf(file, tree.get('ParentTree'), 'Nums').flatMap(([key, value]) => [
      numbered(Number(key) + keys),
      move.value(value),
    ]),
    ids: pairsOf(file, tree.get('IDTree'), 'Names').flatMap(([key, value]) => [
      move.id(key),
      move.value(value),
    ]),
    entry: {
      at: entry,
      value: dictionary({
        Title: pdfText(letter.title),
        Parent: frame.outline,
        Dest: [move.value(firstPageOf(file, pagesRef)), '/Fit'],
        ...(isRef(outline) && branchesOf(dictionaryAt(file, outline), move.value)),
      }),
    },
  };
}

/** The letter's own outline, closed under its entry. */
function branchesOf(outline: PdfDictionary, moved: (value: PdfValue) => PdfValue) {
  const [first, last] = [outline.get('First'), outline.get('Last')];
  if (first === undefined || last === undefined) return {};
  return { First: moved(first), Last: moved(last), Count: numbered(-Math.abs(Number(outline.get('Count')))) };
}

function firstPageOf(file: PdfFile, value: PdfValue | undefined): PdfValue {
  const [first] = valuesOf(dictionaryAt(file, value).get('Kids'));
  return first === undefined ? (value ?? 'null') : firstPageOf(file, first);
}

function writePages(writer: PdfWriter, frame: Frame, joined: readonly Joined[]): void {
  let count = 0;
  const kids = joined.flatMap(({ pages, pageCount }, index) => {
    const isFull = pageCount % 2 === 0 || index === joined.length - 1;
    count += isFull ? pageCount : pageCount + 1;
    return isFull ? [pages] : [pages, emptyPage(writer, frame)];
  });
  writer.write(frame.pages, dictionary({ Type: '/Pages', Count: numbered(count), Kids: kids }));
}

const emptyPage = (writer: PdfWriter, { pages }: Frame): PdfRef =>
  writer.add(
    dictionary({
      Type: '/Page',
      Parent: pages,
      MediaBox: ['0', '0', '612', '792'],
      Resources: dictionary({}),
    }),
  );

function writeOutline(writer: PdfWriter, { outline }: Frame, joined: readonly Joined[]): void {
  joined.forEach(({ entry: { at, value } }, index) => {
    const around = dictionary({ Prev: joined[index - 1]?.entry.at, Next: joined[index + 1]?.entry.at });
    writer.write(at, new Map([...value, ...around]));
  });
  const count = numbered(joined.length);
  const ends = { First: joined[0]?.entry.at, Last: joined.at(-1)?.entry.at };
  writer.write(outline, dictionary({ Type: '/Outlines', ...ends, Count: count }));
}
