import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Referred to from here until released: a database that nothing refers to is closed, and its lock with it. */
const held = new Set<DatabaseSync>();

/**
 * Holds a data directory for this process: an exclusive transaction on a small database of its own. The lock is
 * the operating system's, so it dies with the process, however that ends. Throws when another process has it.
 */
export function lockDirectory(directory: string): { release(): void } {
  const lock = new DatabaseSync(join(directory, 'redress.lock'), { timeout: 1_000 });
  try {
    // Waits a little: of several that start at once each could find another one trying.
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
