/**
 * `npm run acceptance`: runs the tests that drive the running product and prints, for every line of the acceptance
 * list, whether a passing test covers it: one whose title starts with the line's id and a space.
 * `npm run acceptance -- --from FILE` reads a vitest json report instead of running anything.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Line = z.object({ id: z.string(), text: z.string() });
const Results = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ title: z.string(), status: z.string() })) }),
  ),
});

const lines = z
  .array(Line)
  .parse(JSON.parse(readFileSync(new URL('../tests/acceptance/list.json', import.meta.url), 'utf8')));

function runSuite(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'redress-acceptance-')), 'results.json');
  spawnSync(
    'vitest',
    [
      'run',
      '--config',
      'vitest.journeys.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  return file;
}

const given = process.argv.indexOf('--from');
const file = given === -1 ? runSuite() : process.argv[given + 1];
if (file === undefined) {
  console.error('--from wants a file: the json report of a vitest run.');
  process.exit(1);
}
const tests = Results.parse(JSON.parse(readFileSync(file, 'utf8'))).testResults.flatMap(
  (suite) => suite.assertionResults,
);

/** A title may name several ids: "D8 D9 uploads …". */
function covers(title: string, id: string): boolean {
  const ids = /^((?:[A-I]\d+ )+)/.exec(title)?.[1]?.trim().split(' ') ?? [];
  return ids.includes(id);
}

const uncovered = lines.filter(
  ({ id }) => !tests.some((test) => test.status === 'passed' && covers(test.title, id)),
);
const failing = lines.filter(({ id }) =>
  tests.some((test) => test.status === 'failed' && covers(test.title, id)),
);

for (const line of uncovered) console.log(`not covered  ${line.id.padEnd(4)} ${line.text}`);
for (const line of failing) console.log(`failing      ${line.id}`);
console.log(
  `${lines.length - uncovered.length} of ${lines.length} covered, ${uncovered.length} not covered, ${failing.length} failing`,
);
process.exit(failing.length > 0 ? 1 : 0);
