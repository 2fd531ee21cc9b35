import { access, constants } from 'node:fs/promises';
import { makeFolder } from './durableFiles.ts';

/** Makes DATA_DIR unless it is there. Throws with a sentence for the operator if this process can't write to it. */
export async function openDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new Error(dataDirRefusal(dataDir, code), { cause: error });
  }
}

/** What an operator can do about a system error. */
export function dataDirRefusal(dataDir: string, code: string): string {
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `DATA_DIR is ${dataDir}, and there is a file in the way: set it to a folder.`;
    case 'EACCES':
    case 'EPERM':
      return `DATA_DIR is ${dataDir}, where this user can’t write: give them the folder with chown, or set DATA_DIR to another one.`;
    case 'EROFS':
      return `DATA_DIR is ${dataDir}, on a disk that is read-only: set it to a folder on another one.`;
    default:
      return `DATA_DIR is ${dataDir}, which can’t be used (${code}): set it to another folder.`;
  }
}
