import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { StatementSync } from 'node:sqlite';

const noRoomForRows = () => Object.assign(new Error('database or disk is full'), { errcode: 13 });
const noRoomForFiles = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

/**
 * From now on no SQLite statement of this process that changes rows, and no write to a file, finds room, with the errors
 * of a full disk. Returns how to end it.
 */
export async function fillDisk(folder: string): Promise<() => void> {
  const file = await open(join(folder, 'before-the-disk-is-full'), 'w');
  await file.close();
  const files = Object.getPrototypeOf(file) as { writeFile: unknown };
  const rows = StatementSync.prototype as unknown as Record<'run' | 'all', (...given: unknown[]) => unknown>;
  const { writeFile } = files;
  const { run, all } = rows;
  const unlessFull = (work: (...given: unknown[]) => unknown) =>
    function refused(this: StatementSync, ...given: unknown[]) {
      if (/^\s*(insert|update|delete)\b/i.test(this.sourceSQL)) throw noRoomForRows();
      return work.apply(this, given);
    };
  rows.run = unlessFull(run);
  rows.all = unlessFull(all);
  files.writeFile = () => Promise.reject(noRoomForFiles());
  return () => {
    Object.assign(rows, { run, all });
    files.writeFile = writeFile;
  };
}
