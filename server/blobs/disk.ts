import { randomBytes } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BlobMissing, type Blobs } from './blobs.ts';

const draft = '.draft';

/** Blobs in a folder, spread over 256 folders by the first two digits of their names. */
export async function openBlobs(folder: string): Promise<Blobs> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const at = (name: string) => {
    if (!/^[0-9a-f]{32}(\.draft)?$/.test(name)) throw new BlobMissing(name);
    return join(folder, name.slice(0, 2), name);
  };

  return {
    async put(content) {
      const name = randomBytes(16).toString('hex');
      const path = at(name);
      const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      if (made !== undefined) await syncFolder(folder);
      try {
        await write(path + draft, content);
        await rename(path + draft, path);
      } catch (error) {
        await rm(path + draft, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
      return name;
    },
    async get(name) {
      return readFile(at(name)).catch((error: unknown) => missing(name, error));
    },
    async stream(name) {
      const handle = await open(at(name), 'r').catch((error: unknown) => missing(name, error));
      return handle.createReadStream();
    },
    async remove(name) {
      await rm(at(name), { force: true });
    },
    async *names() {
      for await (const { parentPath, name } of await opendir(folder, { recursive: true })) {
        if (!/^[0-9a-f]{32}(\.draft)?$/.test(name)) continue;
        const entry = await stat(join(parentPath, name)).catch(() => null);
        if (entry !== null) yield { name, modified: entry.mtime };
      }
    },
  };
}

async function write(path: string, content: Iterable<Uint8Array>): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    for (const piece of content) await handle.writeFile(piece);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A file's name is on disk only when its folder is. Windows cannot open folders and needs it not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function missing(name: string, error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new BlobMissing(name);
  throw error;
}
