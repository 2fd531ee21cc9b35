import { statfs } from 'node:fs/promises';
import { StoreUnavailable } from './unavailable.ts';

/** Bytes. Room for an upload, its sealed copy, and a set of letters. */
const minFreeBytes = 16 * 1024 * 1024;

/**
 * Throws if the disk with this folder has less free space than this many bytes. A disk that doesn't report its free
 * space passes.
 */
export async function checkRoom(folder: string, bytes: number = minFreeBytes): Promise<void> {
  const { bavail, bsize, blocks } = await statfs(folder);
  if (blocks === 0 || bavail * bsize >= bytes) return;
  throw new StoreUnavailable('ENOSPC', `The disk that holds ${folder} is full.`);
}
