/** Reads the PDFs that our own typesetter writes: one table of objects at the end, dictionaries that are not compressed. */
import type { PdfDictionary, PdfObject, PdfRef, PdfValue } from './pdfValue.ts';
import { isDictionary, isRef } from './pdfValue.ts';

export interface PdfFile {
  readonly objects: ReadonlyMap<number, PdfObject>;
  readonly trailer: PdfDictionary;
}

/** Nothing of the file, which is about a person, is quoted. */
export class UnknownPdf extends Error {
  constructor(what: string) {
    super(`A stored letter is not a PDF as our typesetter writes it: ${what}`);
  }
}

/** Throws `UnknownPdf` for any other kind of PDF. */
export function readPdf(bytes: Uint8Array): PdfFile {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = file.toString('latin1');
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-64))?.[1] ?? NaN);
  if (!text.startsWith('xref', start)) throw new UnknownPdf('no table of objects');
  const places = placesOf(text, start);
  const objects = new Map<number, PdfObject>();
  for (const [number, place] of places) objects.set(number, objectAt(file, text, place));
  const trailer = reading(text, text.indexOf('trailer', start) + 'trailer'.length).value();
  if (!isDictionary(trailer) || trailer.has('Prev')) throw new UnknownPdf('an unknown trailer');
  return { objects, trailer };
}

/** Where each object begins. */
function placesOf(text: string, start: number): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  const table = text.slice(start, text.indexOf('trailer', start));
  let next = 0;
  for (const [, first, second, use] of table.matchAll(/(\d+) (\d+)(?: ([nf]))?/g)) {
    if (use === undefined) next = Number(first);
    else {
      if (use === 'n') places.set(next, Number(first));
      next += 1;
    }
    if (second === undefined) throw new UnknownPdf('an unknown table of objects');
  }
  return places;
}

function objectAt(file: Buffer, text: string, place: number): PdfObject {
  const head = /\d+ 0 obj\s*/y;
  head.lastIndex = place;
  if (!head.test(text)) throw new UnknownPdf('an object is not where the table says');
  const read = reading(text, head.lastIndex);
  const value = read.value();
  const stream = /\s*stream\r?\n/y;
  stream.lastIndex = read.at();
  if (!stream.test(text) || !isDictionary(value)) return { value, stream: null };
  const length = Number(value.get('Length'));
  if (!Number.isSafeInteger(length)) throw new UnknownPdf('a stream of unknown length');
  return { value, stream: file.subarray(stream.lastIndex, stream.lastIndex + length) };
}

/** Reads one value after the other from a place. */
function reading(text: string, from: number) {
  let at = from;
  const token = /\s*(<<|>>|[[\]]|\d+ \d+ R\b|\/[^\s()<>[\]{}/%]*|<[0-9a-fA-F\s]*>|\(|[^\s()<>[\]{}/%]+)/y;

  function next(): string {
    token.lastIndex = at;
    const [, found] = token.exec(text) ?? [];
    if (found === undefined) throw new UnknownPdf('an unknown value');
    at = token.lastIndex;
    return found === '(' ? quoted() : found;
  }

  /** A text in parentheses, which may contain further ones. */
  function quoted(): string {
    const start = at - 1;
    for (let depth = 1; depth > 0; at += 1) {
      const character = text[at];
      if (character === undefined) throw new UnknownPdf('a text without an end');
      if (character === '\\') at += 1;
      else if (character === '(') depth += 1;
      else if (character === ')') depth -= 1;
    }
    return text.slice(start, at);
  }

  function valueOf(found: string): PdfValue {
    if (found === '<<') return pairs();
    if (found === '[') return list();
    return found.endsWith(' R') && !found.startsWith('(')
      ? ({ ref: Number.parseInt(found, 10) } satisfies PdfRef)
      : found;
  }

  function pairs(): PdfDictionary {
    const entries = new Map<string, PdfValue>();
    for (let key = next(); key !== '>>'; key = next()) {
      if (!key.startsWith('/')) throw new UnknownPdf('an unknown key');
      entries.set(key.slice(1), valueOf(next()));
    }
    return entries;
  }

  function list(): readonly PdfValue[] {
    const values: PdfValue[] = [];
    for (let found = next(); found !== ']'; found = next()) values.push(valueOf(found));
    return values;
  }

  return { value: () => valueOf(next()), at: () => at };
}

/** What a dictionary's entry leads to, over a reference or directly. Throws `UnknownPdf` if it is no dictionary. */
export function dictionaryAt(file: PdfFile, value: PdfValue | undefined): PdfDictionary {
  const found = isRef(value) ? file.objects.get(value.ref)?.value : value;
  if (!isDictionary(found)) throw new UnknownPdf('a part is missing');
  return found;
}
