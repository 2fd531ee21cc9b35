import { UnreadableReportError } from '../../unreadable.ts';
import { sizeLimit } from './json.ts';

/** The one-byte encodings that resellers declare for their XML; everything else is read as UTF-8. */
const oneByte = /^(?:iso-8859-(?:1|15)|windows-1252|us-ascii)$/i;

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const declaration = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^\s*<\?xml\s[^>]*\bencoding\s*=\s*["']([\w-]+)["']/.exec(declaration)?.[1] ?? '';
  return oneByte.test(declared) ? declared : 'utf-8';
}

/**
 * The text of a file, without leading white space: UTF-8, UTF-16 by its byte order mark, or the one-byte encoding
 * that an XML declaration names. Invalid bytes become U+FFFD. Throws `UnreadableReportError` (tooLarge, empty).
 */
export function decode(bytes: string | Uint8Array): string {
  if (bytes.length > sizeLimit) throw new UnreadableReportError('tooLarge');
  const text = typeof bytes === 'string' ? bytes : new TextDecoder(encodingOf(bytes)).decode(bytes);
  const start = text.search(/[^\s\uFEFF]/);
  if (start === -1) throw new UnreadableReportError('empty');
  return start === 0 ? text : text.slice(start);
}
