/**
 * `npm run supply [-- builds | history | DIR]`: checks what the product is made of (lockfile, licenses, number of
 * packages, secrets, bill of materials, advisories) and prints a line for each promise: id, result, figure.
 * `builds` also builds the pages twice and compares them, and `history` also searches every commit for secrets; both
 * are slow. A folder gets the bill of materials, `sbom.cdx.json`, and `licenses.txt`. Ends with status 1 if anything
 * fails; what can't be checked here is named as not run.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { advisories } from './supply/advisories.ts';
import { twoBuilds } from './supply/builds.ts';
import { licensesOf, licensesOfFiles, unexpectedLicenses } from './supply/licenses.ts';
import { isInstalled, lockProblems, readLock } from './supply/lockfile.ts';
import { billOfMaterials, differences, strangers } from './supply/sbom.ts';
import { broughtBy, onServer, shipped } from './supply/shipped.ts';
import { secretsInHistory, secretsInPages, secretsInTree } from './supply/sources.ts';
import { wordsOf } from './usage.mjs';

const help = `npm run supply               checks lockfile, licenses, secrets, number of packages, and known vulnerabilities
npm run supply -- builds     also builds the pages twice and compares them
npm run supply -- history    also searches every commit for secrets
npm run supply -- DIR        also writes the bill of materials and the licenses into this folder

The exit code is 1 if anything fails. What can't be checked here is "not run", with the reason.`;
const words = wordsOf(help, (word) => !word.startsWith('-'));
const folder = words.find((word) => word !== 'builds' && word !== 'history');
let failed = false;

function say(id: string, figure: string, problems: readonly string[]): void {
  const isGood = problems.length === 0;
  failed ||= !isGood;
  console.log(`${id} ${isGood ? 'pass' : 'FAIL'} ${figure}`);
  for (const problem of problems) console.log(`    ${problem}`);
}

const lock = readLock();
const ships = shipped(lock);
const bom = billOfMaterials(lock, ships);
const licenses = [...licensesOf(ships, lock), ...licensesOfFiles];
say('P50', `${bom.components.length} components in the bill of materials, like what is installed`, [
  ...differences(bom, ships),
  ...strangers(lock).map((path) => `${path} is not in the lockfile`),
]);

if (words.includes('builds')) {
  const { files, different } = twoBuilds();
  say('P51', `${files} files built twice, ${different.length} different`, different);
} else console.log('P51 not run: it builds twice (npm run supply -- builds)');

say(
  'P52',
  `${Object.keys(lock).length - 1} packages in the lockfile: source, integrity, deprecation, scripts`,
  lockProblems(lock, isInstalled),
);
const known = advisories();
if (typeof known === 'string') console.log(`P52 not run: ${known}`);
else say('P52', `${known.length} packages with known vulnerabilities`, known);

const [tree, pages] = [secretsInTree(), secretsInPages()];
const past = words.includes('history') ? secretsInHistory() : null;
say(
  'P53',
  `${tree.read} files of the repository and ${pages.read} of the built pages searched${past === null ? '' : ', and every commit'}`,
  [...tree.found, ...pages.found, ...(past ?? [])].map(({ place, kind }) => `${place}: ${kind}`),
);
if (past === null) console.log('P53 not run: every commit (npm run supply -- history)');

const most = broughtBy(lock).filter(({ alone }) => alone > 5);
console.log(
  `P54 aim  ${onServer(lock).size} packages on a server, aim 150; alone: ${most.map(({ name, alone }) => `${name} ${alone}`).join(', ')}`,
);
say(
  'P54',
  `${licenses.length} licenses of what is shipped`,
  unexpectedLicenses(licenses).map(({ name, license }) => `${name}: ${license}`),
);

if (folder !== undefined) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bom, null, 2)}\n`);
  const lines = licenses.map(({ name, license }) => `${name}\t${license}`).toSorted();
  writeFileSync(join(folder, 'licenses.txt'), `${lines.join('\n')}\n`);
  console.log(`Written: ${join(folder, 'sbom.cdx.json')}, ${join(folder, 'licenses.txt')}`);
}
process.exitCode = failed ? 1 : 0;
