import type { PathCases } from './harness/cases.ts';
import { readdirSync } from 'node:fs';

const folder = new URL('cases/', import.meta.url);

/** The cases of every machine, by its name; each file of the folder holds those of one. */
export async function everyCase(): Promise<PathCases[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const rooms: Record<string, PathCases>[] = await Promise.all(
    files.toSorted().map((file) => import(new URL(file, folder).href)),
  );
  return rooms.flatMap((room) => Object.values(room));
}
