/** Letters as one zip: stored, not deflated, so that its exact length is known before the first byte is sent. */
import { PassThrough, type Readable } from 'node:stream';
import { parseISO } from 'date-fns/parseISO';
import { ZipFile } from 'yazl';

export interface ArchiveEntry {
  /** A suggestion: path parts and characters no file system accepts are removed, and duplicate names get a number. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Archive {
  readonly length: number;
  readonly stream: Readable;
  /** The names used in the zip, in order. */
  readonly names: readonly string[];
}

/** Zip times have no zone and start in 1980. A fixed time keeps identical letters identical. */
const fixedTime = new Date(1980, 0, 1, 0, 0, 0);

/** A zip that can be streamed right away. `date` (`YYYY-MM-DD`) is the date its entries show. */
export async function createArchive(entries: readonly ArchiveEntry[], date?: string): Promise<Archive> {
  const zip = new ZipFile();
  const names = uniqueNames(entries.map((entry) => entry.name));
  const mtime = date === undefined ? fixedTime : parseISO(date);
  entries.forEach(({ bytes }, index) => {
    zip.addBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), names[index] ?? '', {
      mtime,
      mode: 0o100644,
      compress: false,
      forceDosTimestamp: true,
    });
  });
  const length = await new Promise<number>((resolve, reject) => {
    // The types of yazl omit the callback's argument: the exact size, or -1 if it cannot be known.
    zip.end({ forceZip64Format: false, comment: '' }, (...[size]: readonly unknown[]) => {
      if (typeof size === 'number' && size >= 0) resolve(size);
      else reject(new Error('The length of the zip is not known in advance'));
    });
  });
  return { length, stream: zip.outputStream.pipe(new PassThrough()), names };
}

const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** What is read of a name, in UTF-16 units: an upload can give one of 80,000, and patterns that look for its end would take seconds. */
const mostRead = 1_000;

/** A file name for any system: no path, no control or reserved characters, no dots or spaces at either end. */
export function safeName(wish: string): string {
  const base = wish
    .slice(0, mostRead)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+/, '');
  const short = Array.from(base)
    .slice(0, 100)
    .join('')
    .replace(/[ .]+$/, '');
  return reserved.test(short.replace(/\..*$/, '')) ? `_${short}` : short;
}

function uniqueNames(wishes: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return wishes.map((wish) => {
    const name = safeName(wish) || 'letter';
    const [, stem = name, ending = ''] = /^(.*?)(\.[^.]+)?$/s.exec(name) ?? [];
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1)
      unique = `${stem} (${String(count)})${ending}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/** A set's file is named after the profile, or `letters` if nothing is left of its name. */
export function setFileName(profileName: string, ending: 'zip' | 'pdf'): string {
  return `${safeName(profileName) || 'letters'}.${ending}`;
}

/**
 * `Content-Disposition` for a download (RFC 6266): an ASCII name for old clients, the actual name in UTF-8 (RFC
 * 8187).
 */
export function contentDisposition(name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
