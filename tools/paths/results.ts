import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WalkedPath } from '#tests/paths/harness/walk.ts';

const folder = fileURLToPath(new URL('../../test-results/paths/', import.meta.url));

/** A part of what runs leave behind: `pictures`, `browser`, `running`; '' the whole. */
export const folderOf = (part: 'pictures' | 'browser' | 'running' | ''): string => join(folder, part);

/** What was walked on the bare machines, kept path by path: interrupting a run loses nothing of what was done. */
export interface Results {
  readonly add: (walked: WalkedPath) => void;
}

export function startResults(): Results {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'bare.jsonl');
  rmSync(file, { force: true });
  return { add: (walked) => appendFileSync(file, `${JSON.stringify(walked)}\n`) };
}

/** What was walked on screens, each path in a file of its own that the browser's run wrote when it had ended. */
export function browserResults(): WalkedPath[] {
  const browser = folderOf('browser');
  if (!existsSync(browser)) return [];
  return readdirSync(browser)
    .filter((name) => name.endsWith('.json'))
    .map((name): WalkedPath => JSON.parse(readFileSync(join(browser, name), 'utf8')))
    .toSorted((one, other) => one.machine.localeCompare(other.machine) || one.number - other.number);
}

/** The transitions that each machine took on the running product, by its name; empty when it was not walked there. */
export function runningResults(): Readonly<Record<string, readonly string[]>> {
  const running = folderOf('running');
  if (!existsSync(running)) return {};
  return Object.fromEntries(
    readdirSync(running).map((name): [string, string[]] => [
      name.replace('.json', ''),
      JSON.parse(readFileSync(join(running, name), 'utf8')),
    ]),
  );
}
