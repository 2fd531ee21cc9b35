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

async function* entriesOf(file: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | null>((resolve, reject) => {
      file.once('entry', resolve);
      file.once('end', () => {
        resolve(null);
      });
      file.once('error', reject);
      file.readEntry();
    });
    file.removeAllListeners();
    if (entry === null) return;
    yield entry;
  }
}

/** The entries of a zip, read with a different library than the one that wrote it. */
export async function unzip(zip: Buffer): Promise<readonly Unzipped[]> {
  const file = await opened(zip);
  const entries: Unzipped[] = [];
  for await (const entry of entriesOf(file)) {
    entries.push({
      name: entry.fileName,
      bytes: await contentOf(file, entry),
      stored: entry.compressionMethod === 0,
      date: entry.getLastModDate({ timezone: 'UTC' }).toISOString().slice(0, 10),
    });
  }
  return entries;
}
