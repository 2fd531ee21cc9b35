import { UnreadableReportError } from '../../unreadable.ts';

/** A provider's largest real report is under 2 MB; this leaves room and still limits the memory one file can use. */
export const sizeLimit = 32 * 1024 * 1024;
/** TrueLink nests about a dozen levels. */
export const depthLimit = 64;
/** Amounts with cents are the most frequent of them, and a report with a thousand accounts has about ten thousand. */
const changingLimit = 200_000;

const quote = 0x22;
const backslash = 0x5c;

function isEscaped(text: string, index: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(index - 1 - backslashes) === backslash) backslashes += 1;
  return backslashes % 2 === 1;
}

function endOfString(text: string, open: number): number {
  let close = text.indexOf('"', open + 1);
  while (close !== -1 && isEscaped(text, close)) close = text.indexOf('"', close + 1);
  if (close === -1) throw new UnreadableReportError('truncated');
  return close;
}

/** A run of the characters of numbers, taken as a whole so that no character is looked at twice. */
const run = /[\w.+-]+/y;
/** A number as written; with leading zeros too, which JSON forbids but a file's identifiers can have. */
const number = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const isNumberStart = (character: number): boolean =>
  character === 0x2d || (character >= 0x30 && character <= 0x39);

interface Value {
  /** The index after the bracket that closes the value. */
  readonly end: number;
  /** The numbers that JavaScript would write in another way, as pairs of start and end. */
  readonly changing: readonly (readonly [number, number])[];
}

/**
 * Finds the end of the value at the start of a text. Looks only at brackets, strings, and numbers, in one pass, so
 * that the depth is limited and a truncated file is recognized before anything is built from it.
 */
function scan(text: string): Value {
  const changing: [number, number][] = [];
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (character === quote) {
      index = endOfString(text, index);
    } else if (character === 0x7b || character === 0x5b) {
      depth += 1;
      if (depth > depthLimit) throw new UnreadableReportError('tooDeep');
    } else if (character === 0x7d || character === 0x5d) {
      depth -= 1;
      if (depth === 0) return { end: index + 1, changing };
    } else if (isNumberStart(character)) {
      run.lastIndex = index;
      const written = run.exec(text)?.[0] ?? '';
      const end = index + written.length;
      if (number.test(written) && String(Number(written)) !== written) changing.push([index, end]);
      if (changing.length > changingLimit) throw new UnreadableReportError('tooLarge');
      index = end - 1;
    }
  }
  throw new UnreadableReportError('truncated');
}

/** The value at the start of a text, with the numbers that would change written as strings. */
function withNumbersAsWritten(text: string, { end, changing }: Value): string {
  if (changing.length === 0) return end === text.length ? text : text.slice(0, end);
  let done = 0;
  const parts = changing.flatMap(([from, to]) => {
    const before = text.slice(done, from);
    done = to;
    return [before, `"${text.slice(from, to)}"`];
  });
  return `${parts.join('')}${text.slice(done, end)}`;
}

/**
 * Parses the object or list at the start of a text and ignores everything after its last bracket. Account numbers
 * are sometimes written as JSON numbers. One that JavaScript can't hold exactly, or would spell in another way (more
 * than 16 digits, `1e21`, `1.50`, leading zeros), becomes a string of the same characters.
 */
export function parseJson(text: string): unknown {
  const value = scan(text);
  try {
    const parsed: unknown = JSON.parse(withNumbersAsWritten(text, value));
    return parsed;
  } catch {
    throw new UnreadableReportError('notAReport');
  }
}
