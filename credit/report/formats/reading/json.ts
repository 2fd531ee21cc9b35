import { UnreadableReportError } from '../../unreadable.ts';

/** A provider's largest real report is under 2 MB; this leaves room and still limits the memory one file can use. */
export const sizeLimit = 32 * 1024 * 1024;
/** TrueLink nests about a dozen levels. */
export const depthLimit = 64;

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

/**
 * The index after the bracket that closes the value at the start of a text. Looks only at brackets and strings, in
 * one pass, so that the depth is limited and a truncated file is recognized before anything is built from it.
 */
function endOfValue(text: string): number {
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
      if (depth === 0) return index + 1;
    }
  }
  throw new UnreadableReportError('truncated');
}

/** Parses the object or list at the start of a text and ignores everything after its last bracket. */
export function parseJson(text: string): unknown {
  const end = endOfValue(text);
  try {
    const parsed: unknown = JSON.parse(end === text.length ? text : text.slice(0, end));
    return parsed;
  } catch {
    throw new UnreadableReportError('notAReport');
  }
}
