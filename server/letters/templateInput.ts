/** A letter as the template reads it: plain texts in page order. */
import { usDate } from '#credit/findings/formatValue.ts';
import type { Block, Letter, Sentence } from '#credit/letters/letter.ts';
import { exhibited, hasCombined } from '#credit/letters/closing.ts';

/** A copy of a document, printed on pages of its own. Several in a row with one title are the pages of one document. */
export interface Enclosure {
  /** Its name in the list of enclosures: "Copy of my driver’s license". */
  readonly title: string;
  readonly type: 'image/jpeg' | 'image/png' | 'application/pdf';
  readonly bytes: Uint8Array;
  /** Of a PDF: how many of its first pages are copied; all if absent. */
  readonly first?: number;
}

/** One page of an enclosure. */
export interface EnclosedPage extends Omit<Enclosure, 'type' | 'first'> {
  readonly type: 'image/jpeg' | 'image/png' | 'image/svg+xml';
}

/** Increases with every change to the template, fonts, or layout that changes a letter's bytes. */
export const templateVersion = 8;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "November 21, 2026". */
export function longDate(date: string): string {
  return `${months[Number(date.slice(5, 7)) - 1] ?? ''} ${String(Number(date.slice(8, 10)))}, ${date.slice(0, 4)}`;
}

/** Sentences as one paragraph. */
export function textOf(sentences: readonly Sentence[]): string {
  return sentences.map((sentence) => sentence.text).join(' ');
}

function blockData(block: Block) {
  if (block.kind === 'paragraph') return { kind: block.kind, text: textOf(block.sentences) };
  const { heading, states, grounds, asks } = block.item;
  return {
    kind: block.kind,
    number: block.number,
    heading: heading.text,
    states: textOf(states),
    grounds: grounds.map((sentence) => sentence.text),
    asks: textOf(asks),
  };
}

function enclosureList(letter: Letter, enclosures: readonly EnclosedPage[]): readonly string[] {
  const { several, shown } = exhibited(
    letter.exhibits,
    letter.blocks.filter(({ kind }) => kind === 'item').length,
    letter.destination,
  );
  const last = letter.exhibits.at(-1)?.number ?? 0;
  const exhibits = several ? `Exhibits 1 ${last === 2 ? 'and' : 'to'} ${String(last)}` : 'Exhibit';
  return [
    ...(letter.exhibits.length === 0 ? [] : [`${exhibits}: ${shown.text}`]),
    ...new Set(enclosures.map((enclosure) => enclosure.title)),
  ];
}

const extensions: Readonly<Record<EnclosedPage['type'], string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
};

/** The path at which the compiler finds the bytes of an enclosure. */
export function enclosurePath(index: number, { type }: EnclosedPage): string {
  return `/enclosures/${String(index)}.${extensions[type]}`;
}

/** "Copy of my letter dated 10/01/2026, page 2 of 3"; without a number if it is the only page. */
function pageTitle(enclosures: readonly EnclosedPage[], index: number): string {
  const { title } = enclosures[index] ?? { title: '' };
  const places = enclosures.flatMap((each, place) => (each.title === title ? [place] : []));
  if (places.length < 2) return title;
  return `${title}, page ${String(places.indexOf(index) + 1)} of ${String(places.length)}`;
}

function exhibitNote(exhibits: Letter['exhibits']): string {
  const values = hasCombined(exhibits)
    ? 'Values as listed in my report.'
    : 'Values of each bureau, as listed in my report.';
  return exhibits.some(({ rows }) => rows.some(({ disputed }) => disputed))
    ? `${values} An asterisk marks those that this letter refers to.`
    : values;
}

/** What `letter.typ` prints. */
export function templateInput(letter: Letter, enclosures: readonly EnclosedPage[]) {
  // The last paragraph stays with the signature: a page with only a name would look like part of another letter.
  const last = letter.blocks.at(-1);
  const closing = last?.kind === 'paragraph' ? last : undefined;
  const blocks = closing === undefined ? letter.blocks : letter.blocks.slice(0, -1);
  return {
    subject: letter.subject.text,
    year: Number(letter.date.slice(0, 4)),
    month: Number(letter.date.slice(5, 7)),
    day: Number(letter.date.slice(8, 10)),
    dateText: longDate(letter.date),
    footer: `${letter.sender.name}, ${usDate(letter.date)}`,
    sender: letter.sender,
    destination: { name: letter.destination.name, lines: letter.destination.lines },
    identification: letter.identification.map(({ label, value }) => [label, value]),
    blocks: blocks.map(blockData),
    closing: closing === undefined ? '' : textOf(closing.sentences),
    exhibits: letter.exhibits,
    exhibitNote: exhibitNote(letter.exhibits),
    signed:
      letter.signature === undefined
        ? ''
        : `Signed electronically by ${letter.signature.name} on ${longDate(letter.signature.on)}`,
    enclosures: enclosureList(letter, enclosures),
    documents: enclosures.map((enclosure, index) => ({
      title: `Enclosure: ${pageTitle(enclosures, index)}`,
      alt: pageTitle(enclosures, index),
      path: enclosurePath(index, enclosure),
    })),
  };
}
