import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Keeps a reference until release: an unreferenced database is garbage-collected, which closes it and drops its
 * lock.
 */
const held = new Set<DatabaseSync>();

/**
 * Locks a data directory for this process, with an exclusive transaction on a small database of its own. The
 * operating system holds the lock, so it ends with the process, even after a crash. Throws if another process has
 * it.
 */
export function lockDirectory(directory: string): { release(): void } {
  const lock = new DatabaseSync(join(directory, 'redress.lock'), { timeout: 1_000 });
  try {
    // Waits a little: when several processes start at once, each could run into another's attempt.
    lock.exec('begin exclusive');
    held.add(lock);
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) {
      throw new Error(
        `Another Redress process is using ${directory}. Stop it first, or set DATA_DIR to another folder.`,
        { cause: error },
      );
    }
    throw error;
  }
  return {
    release() {
      held.delete(lock);
      lock.close();
    },
  };
}
