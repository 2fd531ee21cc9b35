import { readdirSync } from 'node:fs';
import { rooms } from './rooms.ts';

const root = new URL('../../', import.meta.url);

/** The folders that a name with `/*` stands for. */
function foldersOf(name: string): string[] {
  if (!name.endsWith('/*')) return [name];
  const parent = name.slice(0, -1);
  return readdirSync(new URL(parent, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => parent + entry.name)
    .toSorted();
}

/** Every room by the name of its folder or file, with what it may import; no room may import its namesakes of `/*`. */
export const everyRoom: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(rooms).flatMap(([name, may]) =>
    foldersOf(name).map((room) => [room, new Set(may.flatMap(foldersOf))] as const),
  ),
);

/** The room of a file, by its path from the root; undefined if it has none. */
export function roomOf(path: string): string | undefined {
  return [...everyRoom.keys()]
    .filter((room) => path === room || path.startsWith(`${room}/`))
    .toSorted((one, other) => other.length - one.length)[0];
}
