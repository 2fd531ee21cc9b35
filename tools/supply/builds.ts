import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sources } from '../build.mjs';
import { ownNode } from '../install.mjs';
import { root } from './lockfile.ts';

/** Builds the pages in a folder of its own, as another person elsewhere would. Returns each file's hash. */
function buildIn(folder: string, environment: Readonly<Record<string, string>>): Map<string, string> {
  mkdirSync(folder, { recursive: true });
  for (const source of sources) cpSync(join(root, source), join(folder, source), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  // Vite itself: tools/build.mjs would first compare the installed packages with the lockfile, and install them.
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const built = spawnSync(ownNode(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
  });
  if (built.status !== 0) throw new Error(`The build failed:\n${built.stdout}${built.stderr}`);
  const web = join(folder, 'dist', 'web');
  const files = globSync('**/*.*', { cwd: web }).toSorted();
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(web, file)))
        .digest('hex'),
    ]),
  );
}

/** Builds twice, in other folders, time zones, and languages, and returns the files that differ, and their number in all. */
export function twoBuilds(): { readonly files: number; readonly different: string[] } {
  const place = mkdtempSync(join(tmpdir(), 'redress-builds-'));
  try {
    const one = buildIn(join(place, 'one'), { TZ: 'UTC', LANG: 'C', USER: 'one', HOME: join(place, 'a') });
    const other = buildIn(join(place, 'another', 'and-deeper'), {
      TZ: 'Pacific/Auckland',
      LANG: 'es_MX.UTF-8',
      USER: 'other',
      HOME: join(place, 'b'),
    });
    const names = new Set([...one.keys(), ...other.keys()]);
    return {
      files: names.size,
      different: [...names].filter((name) => one.get(name) !== other.get(name)).toSorted(),
    };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
