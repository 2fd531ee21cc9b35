/** The values that PDF files consist of, and how they are written. */

export interface PdfRef {
  /** The number of an object in the same file. */
  readonly ref: number;
}

export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/** A string is a number, a name, a text, or a keyword as in the file, one character for each byte. */
export type PdfValue = string | PdfRef | readonly PdfValue[] | PdfDictionary;

export interface PdfObject {
  readonly value: PdfValue;
  /** As stored: compressed, if the dictionary says so. */
  readonly stream: Uint8Array | null;
}

export const isRef = (value: PdfValue | undefined): value is PdfRef =>
  typeof value === 'object' && 'ref' in value;

export const isArray = (value: PdfValue | undefined): value is readonly PdfValue[] => Array.isArray(value);

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;

/** Keys without their slash. */
export const dictionary = (entries: Readonly<Record<string, PdfValue | undefined>>): PdfDictionary =>
  new Map(Object.entries(entries).filter((entry): entry is [string, PdfValue] => entry[1] !== undefined));

/** A text for people, in any script. */
export function pdfText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replace(/[\\()]/g, String.raw`\$&`)})`;
  return `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}

export function writtenValue(value: PdfValue): string {
  if (typeof value === 'string') return value;
  if (isRef(value)) return `${String(value.ref)} 0 R`;
  if (isArray(value)) return `[${value.map(writtenValue).join(' ')}]`;
  // `value` is a dictionary: nothing else is left.
  const entries = [...value].map(([key, each]) => `/${key} ${writtenValue(each)}`);
  return `<<${entries.join('\n')}>>`;
}
