import { sizeLimit } from '../formats/reading/json.ts';
import { UnreadableReportError } from '../unreadable.ts';
import { decode } from './decode.ts';
import { foreignKind } from './foreignFile.ts';
import { gunzip, isGzip } from './gunzip.ts';
import { isMime, mimeTexts } from './mime.ts';

/** Without leading white space and byte order marks. Null if nothing else is left. */
function trimmed(text: string): string | null {
  const start = text.search(/[^\s\uFEFF]/);
  return start === -1 ? null : text.slice(start);
}

function textsInBytes(bytes: Uint8Array): readonly string[] {
  const foreign = foreignKind(bytes);
  if (foreign !== null) throw new UnreadableReportError(foreign);
  return isMime(bytes) ? mimeTexts(bytes) : [decode(bytes)];
}

/**
 * The texts in a file that can be a report: one, or those of a page that was saved as a single file. Gzip is unpacked
 * once. Throws `UnreadableReportError`: tooLarge for more than `sizeLimit`, packed or unpacked, empty, truncated, and
 * the kinds of files that are never a report.
 */
export function textsIn(file: string | Uint8Array): readonly string[] {
  if (file.length > sizeLimit) throw new UnreadableReportError('tooLarge');
  const texts =
    typeof file === 'string' ? [file] : textsInBytes(isGzip(file) ? gunzip(file, sizeLimit) : file);
  const found = texts.flatMap((text) => trimmed(text) ?? []);
  if (found.length === 0) throw new UnreadableReportError('empty');
  return found;
}
