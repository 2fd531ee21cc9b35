import { buffer } from 'node:stream/consumers';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

export interface Unzipped {
  readonly name: string;
  readonly bytes: Buffer;
  readonly stored: boolean;
  readonly date: string;
}

function opened(zip: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    // Strict names: an entry that could leave its folder is an error.
    fromBuffer(zip, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true }, (error, file) => {
      if (error) reject(error);
      else resolve(file);
    });
  });
}

function contentOf(file: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    file.openReadStream(entry, (error, stream) => {
      if (error) reject(error);
      else resolve(buffer(stream));
    });
  });
}

/** The entries of a zip, read by another library than the one that wrote it. */
export async function unzip(zip: Buffer): Promise<readonly Unzipped[]> {
  const file = await opened(zip);
  const entries: Unzipped[] = [];
  return new Promise((resolve, reject) => {
    file.on('error', reject);
    file.on('end', () => {
      resolve(entries);
    });
    file.on('entry', (entry: Entry) => {
      contentOf(file, entry).then((bytes) => {
        const date = entry.getLastModDate({ timezone: 'UTC' }).toISOString().slice(0, 10);
        entries.push({ name: entry.fileName, bytes, stored: entry.compressionMethod === 0, date });
        file.readEntry();
      }, reject);
    });
    file.readEntry();
  });
}
