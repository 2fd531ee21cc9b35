import { randomBytes } from 'node:crypto';
import { cpSync, globSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Blobs } from '#server/blobs/blobs.ts';
import { newId } from '#server/store/ids.ts';
import type { Store } from '#server/store/store.ts';
import { aProfile, anAccount } from '../store/builders.ts';

/** Long before every test, so that no file of that age belongs to a running request. */
export const longAgo = new Date('2020-01-01T00:00:00.000Z');

/** The names of all blob files in use under a data directory. */
export function filesOf(dataDir: string): string[] {
  return globSync('blobs/[0-9a-f][0-9a-f]/*', { cwd: dataDir }).map(nameOf).toSorted();
}
export function quarantinedOf(dataDir: string): string[] {
  return globSync('blobs/quarantine/*/*', { cwd: dataDir }).map(nameOf).toSorted();
}
const nameOf = (path: string) => path.split(/[/\\]/).at(-1) ?? '';

/** Sets the modification time of every blob file. */
export function ageFiles(dataDir: string, modified = longAgo): void {
  for (const path of globSync('blobs/[0-9a-f][0-9a-f]/*', { cwd: dataDir }))
    utimesSync(join(dataDir, path), modified, modified);
}

/** Copies the blob folder of one data directory into another, as `cp -a` does. */
export function copyFiles(from: string, to: string): void {
  cpSync(join(from, 'blobs'), join(to, 'blobs'), { recursive: true, preserveTimestamps: true });
}

/** Writes a blob file that no row refers to, and returns its name. */
export function anOrphan(dataDir: string, modified = longAgo, ending: '' | '.draft' = ''): string {
  const name = `${randomBytes(16).toString('hex')}${ending}`;
  const folder = join(dataDir, 'blobs', name.slice(0, 2));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), 'an orphan');
  utimesSync(join(folder, name), modified, modified);
  return name;
}

/** Stores this many reports of two blobs each, and returns the blobs' names. */
export async function keepReports(store: Store, blobs: Blobs, count: number): Promise<string[]> {
  const accountId = await anAccount(store);
  const profileId = await aProfile(store, accountId);
  const names: string[] = [];
  const aBlob = async () => {
    const blob = await blobs.put([Buffer.from('a sealed report')]);
    names.push(blob);
    return { blob, sha256: 'ab'.repeat(32), bytes: 15 };
  };
  for (let kept = 0; kept < count; kept += 1) {
    await store.reports.add(accountId, {
      id: newId(),
      profileId,
      provider: 'SmartCredit',
      name: 'SmartCredit 2026-11-01',
      reportDate: '2026-11-01',
      raw: await aBlob(),
      model: { ...(await aBlob()), parserVersion: '1' },
    });
  }
  return names;
}
