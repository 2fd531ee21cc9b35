/**
 * Stores blobs in a folder and prints, in order, what was asked of the file system and what was acknowledged, a JSON
 * line each. `recorder.ts FOLDER COUNT`.
 */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { relative } from 'node:path';

const [folder = '', count = '1'] = process.argv.slice(2);
const say = (step: object): void => console.log(JSON.stringify(step));
const place = (path: unknown): string => relative(folder, String(path));

const { open, rename, rm, mkdir } = fs;
fs.open = async (path, ...rest) => {
  const handle = await open(path, ...rest);
  const sync = handle.sync.bind(handle);
  const writeFile = handle.writeFile.bind(handle);
  if (rest[0] === 'wx') say({ kind: 'create', path: place(path) });
  handle.writeFile = async (data, ...options) => {
    await writeFile(data, ...options);
    say({ kind: 'write', path: place(path), bytes: Buffer.from(data as Uint8Array).toString('hex') });
  };
  handle.sync = async () => {
    await sync();
    say({ kind: 'sync', path: place(path) });
  };
  return handle;
};
fs.rename = async (from, to) => {
  await rename(from, to);
  say({ kind: 'rename', path: place(from), to: place(to) });
};
fs.rm = async (path, ...rest) => {
  await rm(path, ...rest);
  say({ kind: 'remove', path: place(path) });
};
fs.mkdir = (async (path: string, options: object) => {
  const made = await mkdir(path, options);
  if (made !== undefined) say({ kind: 'folder', path: place(path) });
  return made;
}) as typeof fs.mkdir;
// Imports of single functions, which are made below, get these too.
syncBuiltinESMExports();

const { openBlobs } = await import('#server/blobs/disk.ts');
const blobs = await openBlobs(folder);
for (let index = 0; index < Number(count); index += 1) {
  const pieces = Array.from({ length: 3 }, (_, piece) => Buffer.from(`piece ${piece} of blob ${index}`));
  const name = await blobs.put(pieces);
  say({ kind: 'acknowledged', path: name, bytes: Buffer.concat(pieces).toString('hex') });
}
