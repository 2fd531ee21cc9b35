import { Gunzip } from 'fflate';
import { UnreadableReportError } from '../unreadable.ts';

/** Input per step. Gzip reaches a factor of about a thousand, so that a step is at most eight megabytes. */
const step = 8_192;

export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

function concatenated(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** fflate throws plain errors; this one means that the data ends too early. */
const isCut = (error: unknown): boolean => error instanceof Error && /unexpected EOF/.test(error.message);

/**
 * Decompresses gzip. Stops as soon as the contents exceed `limit` bytes, so that a small file cannot fill the memory.
 * Throws `UnreadableReportError`: tooLarge, truncated, and notAReport for invalid data.
 */
export function gunzip(bytes: Uint8Array, limit: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const stream = new Gunzip((chunk) => {
    length += chunk.length;
    if (length > limit) throw new UnreadableReportError('tooLarge');
    chunks.push(chunk);
  });
  try {
    for (let at = 0; at < bytes.length; at += step) {
      stream.push(bytes.subarray(at, at + step), at + step >= bytes.length);
    }
  } catch (error) {
    if (error instanceof UnreadableReportError) throw error;
    throw new UnreadableReportError(isCut(error) ? 'truncated' : 'notAReport');
  }
  return concatenated(chunks, length);
}
