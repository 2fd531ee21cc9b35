import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled, root, type Lock } from './lockfile.ts';

/** Where Node finds a package that `from` imports: next to it, or further up. */
function found(lock: Lock, from: string, name: string): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (path in lock) return path;
    if (at === '') return null;
  }
}

/** These direct packages and everything that they need, as far as it is installed here. */
export function neededBy(lock: Lock, names: readonly string[]): ReadonlySet<string> {
  const needed = new Set<string>();
  const open = names.map((name) => found(lock, '', name));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (path === null || needed.has(path) || !isInstalled(path)) continue;
    needed.add(path);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = lock[path] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => peerDependenciesMeta?.[name]?.optional !== true,
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
      open.push(found(lock, path, name));
  }
  return needed;
}

/** The packages a server has after `npm prune --omit=dev`. */
export function onServer(lock: Lock): ReadonlySet<string> {
  const own = lock[''] ?? {};
  return neededBy(lock, Object.keys({ ...own.dependencies, ...own.optionalDependencies }));
}

/** `@a/b/c` → `@a/b`, `a/b` → `a` */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The direct packages whose code the build puts into the pages. */
export function bundledNames(lock: Lock): readonly string[] {
  const files = globSync('{src,machines,contract,vocabulary}/**/*.{ts,tsx}', { cwd: root });
  const imported = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/(?:from|import\(|import) ?'([^'#.][^']*)'/g)].map(([, name = '']) =>
      packageOf(name),
    );
  });
  const own = lock['']?.devDependencies ?? {};
  return [...new Set(imported)].filter((name) => name in own).toSorted();
}

/** Everything whose code reaches a server or a browser. */
export const shipped = (lock: Lock): ReadonlySet<string> =>
  new Set([...onServer(lock), ...neededBy(lock, bundledNames(lock))]);

/** How many packages would leave the server with each direct one. */
export function broughtBy(lock: Lock): { readonly name: string; readonly alone: number }[] {
  const own = Object.keys(lock['']?.dependencies ?? {});
  const all = neededBy(lock, own).size;
  return own
    .map((name) => ({
      name,
      alone:
        all -
        neededBy(
          lock,
          own.filter((other) => other !== name),
        ).size,
    }))
    .toSorted((one, other) => other.alone - one.alone || one.name.localeCompare(other.name));
}
