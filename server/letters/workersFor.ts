import { availableParallelism, totalmem } from 'node:os';

/** Bytes that a worker takes at most when its cache is full. */
const memoryOfOne = 200 * 1024 ** 2;
/** What workers may take of the memory: the rest is for the server, the database, and the files that the system keeps at hand. */
const part = 0.25;
/** More than the one thread of the server can supply with letters. */
const most = 8;

export interface Machine {
  readonly processors: number;
  /** In bytes. */
  readonly memory: number;
}

/** What this process may use, which in a container is less than the machine has. */
export function thisMachine(): Machine {
  const limit = process.constrainedMemory();
  return { processors: availableParallelism(), memory: limit > 0 ? Math.min(limit, totalmem()) : totalmem() };
}

/** How many workers typeset letters: at most one for each processor, and always one. */
export function workersFor({ processors, memory }: Machine): number {
  return Math.max(1, Math.min(processors, most, Math.floor((memory * part) / memoryOfOne)));
}
