/**
 * `npm run acceptance`: runs the tests that drive the running product, and names every line of the acceptance list
 * that no passing test of this run covers. A test covers a line if its title starts with the line's id. Only this
 * run's results count, so that a list of titles proves nothing. `npm test` applies the same rule to its own run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnvironment, root } from './install.mjs';
import { installSystemParts } from './system.mjs';
import { acceptanceReport } from './test/acceptanceLines.mjs';
import { wordsOf } from './usage.mjs';

wordsOf(`npm run acceptance    runs the tests that drive the running product in a browser, and names every line of the acceptance list
                      that no passing test covers`);

const folder = mkdtempSync(join(tmpdir(), 'redress-acceptance-'));
const report = join(folder, 'results.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
spawnSync('vitest', ['run', '--config=vitest.journeys.config.ts', 'tests/acceptance/', ...reporters], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: childEnvironment(installSystemParts().environment),
});
const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
rmSync(folder, { recursive: true, force: true });

const { text, status } = acceptanceReport(files);
for (const line of text) console.log(line);
process.exit(status);
