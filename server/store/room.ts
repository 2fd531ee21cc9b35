import { statfs } from 'node:fs/promises';
import { StoreUnavailable } from './unavailable.ts';

/** Throws when a folder's disk has less room than this many bytes. A disk that doesn't say how large it is has enough. */
export async function checkRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize, blocks } = await statfs(folder);
  if (blocks === 0 || bavail * bsize >= bytes) return;
  throw new StoreUnavailable('ENOSPC', `The disk that holds ${folder} is full.`);
}
