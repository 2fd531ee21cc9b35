import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** Files that a test names by URL, to start them as a process. */
const startedFile = /new URL\('(\.[^']+)', import\.meta\.url\)/g;

/** The files of the project that a module loads at run time; types aren't loaded. */
function importsOf(root: string, file: string): string[] {
  const source = readFileSync(posix.join(root, file), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const named = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.filter(({ isType }) => !isType).map(({ moduleRequest }) => moduleRequest?.value ?? ''),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
    ...[...source.matchAll(startedFile)].map(([, path = '']) => path),
  ];
  return named
    .filter((name) => name.startsWith('#') || name.startsWith('.'))
    .map((name) => (name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name)))
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && existsSync(posix.join(root, path)));
}

/** For each of these files, the number of imports to every file that it loads, including itself (0). */
export function distancesFrom(root: string, files: readonly string[]): Map<string, Map<string, number>> {
  const known = new Map<string, string[]>();
  const imported = (file: string): string[] => {
    const found = known.get(file) ?? importsOf(root, file);
    known.set(file, found);
    return found;
  };
  const distances = (from: string) => {
    const seen = new Map([[from, 0]]);
    // The entries of a map grow while they are visited, so this goes through all files breadth first.
    for (const [file, distance] of seen)
      for (const next of imported(file)) if (!seen.has(next)) seen.set(next, distance + 1);
    return seen;
  };
  return new Map(files.map((file) => [file, distances(file)]));
}
