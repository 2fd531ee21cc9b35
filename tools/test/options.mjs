import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checks, coverage, suiteOf } from './checks.mjs';

/** What `npm test -- …` understands. */
export const help = `npm test                       every check
npm test -- FILE…              these test files, or all in these folders, each in the suite it belongs to
npm test -- --changed          the tests that import what differs from main or is not committed
npm test -- --only NAME…       these checks
npm test -- --watch [FILE…]    one suite, again and again as files are saved (the one without a browser by default)
npm test -- --coverage         suite and views, and which lines they run: coverage/index.html
npm test -- --list             the names of the checks

${checks.map(({ name, says }) => `  ${name.padEnd(10)}${says}`).join('\n')}
`;

/** What was asked for cannot be done: its message says what can. */
export class Misasked extends Error {}

/**
 * @typedef {{
 *   does: 'help' | 'list' | 'run' | 'watch',
 *   checks: readonly import('./checks.mjs').Check[],
 *   files: Readonly<Record<string, string[]>>,
 *   changed: boolean,
 * }} Plan `files` are those of a suite that is not to run whole, by its name.
 */

/** @param {string[]} words the arguments @param {string} root the project's folder @returns {Plan} */
export function planOf(words, root) {
  const { values, positionals } = parsed(words);
  const nothing = { checks: [], files: {}, changed: false };
  if (values.help) return { ...nothing, does: 'help' };
  if (values.list) return { ...nothing, does: 'list' };

  const { only = false, changed = false } = values;
  if (only) expectNames(positionals);
  const files = only ? {} : filesOf(positionals, root);
  const asked = only ? positionals : Object.keys(files);
  if (values.coverage) return { does: 'run', checks: [coverage], files: covered(asked, files), changed };

  const named = checks.filter(({ name }) => asked.includes(name));
  if (values.watch) return { does: 'watch', checks: [watched(named)], files, changed };
  const all = changed ? suites : checks;
  return { does: 'run', checks: asked.length > 0 ? named : all, files, changed };
}

const suites = checks.filter(({ config }) => config !== undefined);
/** @param {readonly import('./checks.mjs').Check[]} list */
const namesOf = (list) => list.map(({ name }) => name).join(', ');

/** @param {readonly string[]} names */
function expectNames(names) {
  if (names.length === 0) throw new Misasked(`--only wants names: ${namesOf(checks)}`);
  const unknown = names.filter((name) => checks.every((check) => check.name !== name));
  if (unknown.length > 0)
    throw new Misasked(`No check is called ${unknown.join(' or ')}. The checks are ${namesOf(checks)}.`);
}

/** @param {readonly string[]} asked @param {Readonly<Record<string, string[]>>} files @returns {Record<string, string[]>} */
function covered(asked, files) {
  const others = asked.filter((name) => name !== 'suite' && name !== 'views');
  if (others.length > 0) throw new Misasked(`--coverage is of suite and views, not of ${others.join(', ')}.`);
  const all = Object.values(files).flat();
  return all.length > 0 ? { coverage: all } : {};
}

/** @param {readonly import('./checks.mjs').Check[]} named */
function watched(named) {
  const [suite = suites.find(({ name }) => name === 'suite'), ...others] = named;
  if (suite === undefined || !suites.includes(suite) || others.length > 0)
    throw new Misasked(`--watch takes one suite at a time: ${namesOf(suites)}.`);
  return suite;
}

/** @param {string[]} words */
function parsed(words) {
  const flag = /** @type {const} */ ({ type: 'boolean' });
  const options = { help: flag, list: flag, only: flag, changed: flag, watch: flag, coverage: flag };
  try {
    return parseArgs({ args: words, options, allowPositionals: true });
  } catch (error) {
    throw new Misasked(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
}

/** Test files by suite. @param {string[]} asked @param {string} root */
function filesOf(asked, root) {
  const known = ['tests', 'tools']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${String(path)}`),
    )
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => suiteOf(path) !== null)
    .toSorted();
  /** @type {Record<string, string[]>} */
  const files = {};
  for (const word of asked) {
    const path = word.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/$/, '');
    const meant = known.filter((file) => file === path || file.startsWith(`${path}/`));
    if (meant.length === 0) throw new Misasked(noSuchFile(path, known));
    for (const file of meant) {
      const suite = suiteOf(file) ?? 'suite';
      files[suite] = [...new Set([...(files[suite] ?? []), file])];
    }
  }
  return files;
}

/** @param {string} path @param {readonly string[]} known */
function noSuchFile(path, known) {
  const name = path.split('/').at(-1)?.split('.')[0]?.toLowerCase() ?? '';
  const alike = known.filter((file) => name !== '' && file.toLowerCase().includes(name));
  const folders = [...new Set(known.map((file) => file.split('/').slice(0, 2).join('/')))];
  return alike.length > 0
    ? `There is no test file ${path}. Did you mean one of these?\n${alike.map((file) => `  ${file}`).join('\n')}`
    : `There is no test file ${path}. The tests are in ${folders.join(', ')}.`;
}
