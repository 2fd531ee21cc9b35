import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WalkedPath } from './walk.ts';

const folder = fileURLToPath(new URL('../../test-results/paths', import.meta.url));

/** What was walked, kept path by path: interrupting a run loses nothing of what was done. */
export interface Results {
  readonly file: string;
  readonly add: (walked: WalkedPath) => void;
}

/** A fresh record for a run; `name` tells bare runs from runs in a browser. */
export function startResults(name: 'bare' | 'browser'): Results {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.jsonl`);
  rmSync(file, { force: true });
  return { file, add: (walked) => appendFileSync(file, `${JSON.stringify(walked)}\n`) };
}
