import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageOf } from './harness/pinned.ts';
import { planOf } from './harness/walk.ts';
import { everyCase } from './everyCase.ts';

const folder = new URL('../../docs/paths/', import.meta.url);
const all = (await everyCase()).map((cases) => [cases.machine.id, cases] as const);

/** Pages say where each path leads; `npm run paths -- --write` rewrites them after an intended change. */
it.each(all)('%s leads where its page says', (name, cases) => {
  const page = new URL(`${name}.md`, folder);
  expect(existsSync(page) ? readFileSync(page, 'utf8') : '').toBe(pageOf(planOf(cases)));
});
