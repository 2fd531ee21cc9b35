import { readReport } from '#credit/report/read.ts';
import { createFileReader, type FileReaderLimits, type ReadFile } from './fileReader.ts';

/**
 * Bytes. A provider's report has some 200,000. What a crafted one of this size can take is a quarter of a second; one
 * as large as a provider may send takes seven, and a gigabyte.
 */
const usualSize = 1024 * 1024;

/** Twice the time that an uploaded file gets: after a refusal, someone would have to sign in at the provider again. */
const limits: FileReaderLimits = { time: 20_000, memory: 384 };

/** Gzip, which can be a thousand times as much: a provider's response has been unpacked by then. */
const isPacked = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

/**
 * Reads providers' responses: those of the usual size at once, and others apart, like a file that someone uploads, so that none
 * holds up the server.
 */
export function createReplyReader(readApart: ReadFile = createFileReader(limits)): ReadFile {
  return async (bytes) =>
    bytes.length > usualSize || isPacked(bytes) ? readApart(bytes) : readReport(bytes);
}
