import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startProduct } from './product.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kept = join(root, '.cache', 'demonstration');
const sources = [
  'package-lock.json',
  '{contract,credit,machines,sandbox,server,vocabulary}/**/*.{ts,json,typ}',
];
const day = 24 * 60 * 60_000;

/** Everything that determines the demo data. The data covers the last days, so it is rebuilt every hour. */
function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 13)).update(process.version);
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

async function write(directory: string): Promise<void> {
  const draft = `${directory}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const product = await startProduct({ DATA_DIR: draft });
  try {
    await product.seeded();
  } finally {
    await product.stop();
  }
  try {
    renameSync(draft, directory);
  } catch {
    // Another run was faster.
    rmSync(draft, { recursive: true });
  }
}

/** Before the journeys start, the demo data is written once, and each server gets a copy. */
export async function setup(project: TestProject): Promise<void> {
  mkdirSync(kept, { recursive: true });
  const directory = join(kept, fingerprint());
  for (const path of readdirSync(kept).map((name) => join(kept, name))) {
    if (statSync(path).mtimeMs < Date.now() - day) rmSync(path, { recursive: true });
  }
  if (!readdirSync(kept).some((name) => join(kept, name) === directory)) await write(directory);
  project.provide('demonstration', directory);
}
