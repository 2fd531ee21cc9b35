import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checks, coverage, suiteOf } from './checks.mjs';

/** The options of `npm test -- …`. */
export const help = `npm test                       every check
npm test -- FILE…              these test files, or all in these folders
npm test -- --changed          the tests that import files that differ from main or are not committed
npm test -- --only NAME…       these checks
npm test -- --watch [FILE…]    one suite, rerun whenever a file is saved (by default, the one without a browser)
npm test -- --coverage         suite and views, with line coverage: coverage/index.html
npm test -- --list             the names of the checks

${checks.map(({ name, description }) => `  ${name.padEnd(10)}${description}`).join('\n')}
`;

/** The command line cannot be carried out; the message says what is possible. */
export class UsageError extends Error {}

/**
 * @typedef {{
 *   does: 'help' | 'list' | 'run' | 'watch',
 *   checks: readonly import('./checks.mjs').Check[],
 *   files: Readonly<Record<string, string[]>>,
 *   changed: boolean,
 * }} Plan `files`: for each suite that does not run completely, the files to run.
 */

/** @param {string[]} argv the arguments @param {string} root the project's folder @returns {Plan} */
export function planOf(argv, root) {
  const { values, positionals } = parsed(argv);
  const nothing = { checks: [], files: {}, changed: false };
  if (values.help) return { ...nothing, does: 'help' };
  if (values.list) return { ...nothing, does: 'list' };

  const { only = false, changed = false } = values;
  if (only) expectNames(positionals);
  const files = only ? {} : filesOf(positionals, root);
  const selected = only ? positionals : Object.keys(files);
  if (values.coverage) return { does: 'run', checks: [coverage], files: covered(selected, files), changed };

  const named = checks.filter(({ name }) => selected.includes(name));
  if (values.watch) return { does: 'watch', checks: [watchedSuite(named)], files, changed };
  const all = changed ? suites : checks;
  return { does: 'run', checks: selected.length > 0 ? named : all, files, changed };
}

const suites = checks.filter(({ config }) => config !== undefined);
/** @param {readonly import('./checks.mjs').Check[]} list */
const namesOf = (list) => list.map(({ name }) => name).join(', ');

/** @param {readonly string[]} names */
function expectNames(names) {
  if (names.length === 0) throw new UsageError(`Specify the checks for --only: ${namesOf(checks)}`);
  const unknown = names.filter((name) => checks.every((check) => check.name !== name));
  if (unknown.length > 0)
    throw new UsageError(`There is no check ${unknown.join(' or ')}. Available checks: ${namesOf(checks)}.`);
}

/** @param {readonly string[]} selected @param {Readonly<Record<string, string[]>>} files @returns {Record<string, string[]>} */
function covered(selected, files) {
  const others = selected.filter((name) => name !== 'suite' && name !== 'views');
  if (others.length > 0)
    throw new UsageError(`--coverage works for suite and views, not for ${others.join(', ')}.`);
  const all = Object.values(files).flat();
  return all.length > 0 ? { coverage: all } : {};
}

/** @param {readonly import('./checks.mjs').Check[]} named */
function watchedSuite(named) {
  const [suite = suites.find(({ name }) => name === 'suite'), ...others] = named;
  if (suite === undefined || !suites.includes(suite) || others.length > 0)
    throw new UsageError(`--watch runs one suite at a time: ${namesOf(suites)}.`);
  return suite;
}

/** @param {string[]} argv */
function parsed(argv) {
  const flag = /** @type {const} */ ({ type: 'boolean' });
  const options = { help: flag, list: flag, only: flag, changed: flag, watch: flag, coverage: flag };
  try {
    return parseArgs({ args: argv, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
}

/**
 * Test files by suite.
 * @param {string[]} paths
 * @param {string} root
 */
function filesOf(paths, root) {
  const known = ['tests', 'tools']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${String(path)}`),
    )
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => suiteOf(path) !== null)
    .toSorted();
  /** @type {Record<string, string[]>} */
  const files = {};
  for (const given of paths) {
    const path = given.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/$/, '');
    const matching = known.filter((file) => file === path || file.startsWith(`${path}/`));
    if (matching.length === 0) throw new UsageError(noSuchFile(path, known));
    for (const file of matching) {
      const suite = suiteOf(file) ?? 'suite';
      files[suite] = [...new Set([...(files[suite] ?? []), file])];
    }
  }
  return files;
}

/** @param {string} path @param {readonly string[]} known */
function noSuchFile(path, known) {
  const name = path.split('/').at(-1)?.split('.')[0]?.toLowerCase() ?? '';
  const similar = known.filter((file) => name !== '' && file.toLowerCase().includes(name));
  const folders = [...new Set(known.map((file) => file.split('/').slice(0, 2).join('/')))];
  return similar.length > 0
    ? `There is no test file ${path}. Did you mean one of these?\n${similar.map((file) => `  ${file}`).join('\n')}`
    : `There is no test file ${path}. The tests are in ${folders.join(', ')}.`;
}
