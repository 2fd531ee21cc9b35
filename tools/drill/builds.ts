import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../install.mjs';
import type { Rehearsal } from './postgres.ts';

/** Builds the pages in two new folders with different paths and compares every file. */
export async function rehearseBuilds(): Promise<Rehearsal> {
  const [one, other] = [hashesOfBuild('redress-build-'), hashesOfBuild('redress-another-build-')];
  const files = [...new Set([...one.keys(), ...other.keys()])];
  const different = files.filter((file) => one.get(file) !== other.get(file));
  return {
    figures: { files: files.length, different: [different.length, ...different].join(' ') },
    isClean: files.length > 0 && different.length === 0,
  };
}

function hashesOfBuild(prefix: string): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  try {
    const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
    for (const file of tracked.split('\0').filter(Boolean)) cpSync(join(root, file), join(folder, file));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    execFileSync(process.execPath, [join('tools', 'build.mjs')], { cwd: folder, stdio: 'inherit' });
    const built = join(folder, 'dist', 'web');
    return new Map(
      readdirSync(built, { recursive: true, encoding: 'utf8' })
        .filter((file) => statSync(join(built, file)).isFile())
        .map((file) => [
          file,
          createHash('sha256')
            .update(readFileSync(join(built, file)))
            .digest('hex'),
        ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
