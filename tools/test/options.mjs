import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checks, suiteOf } from './checks.mjs';

/** What `npm test -- …` understands. */
export const help = `npm test                       every check
npm test -- FILE…              these test files, or all in these folders, each in the suite it belongs to
npm test -- --changed          the tests that import what differs from main or is not committed
npm test -- --only NAME…       these checks
npm test -- --watch [FILE…]    one suite, again and again as files are saved (the one without a browser by default)
npm test -- --coverage         the suites, and which lines they run: coverage/index.html
npm test -- --list             the names of the checks

${checks.map(({ name, says }) => `  ${name.padEnd(10)}${says}`).join('\n')}
`;

/** What was asked for cannot be done: its message says what can. */
export class Misasked extends Error {}

/**
 * @typedef {{
 *   does: 'help' | 'list' | 'run' | 'watch',
 *   names: string[],
 *   files: Readonly<Record<string, string[]>>,
 *   changed: boolean,
 *   coverage: boolean,
 * }} Plan `names` are the checks to run; `files` are those of a suite that is not to run whole.
 */

/** @param {string[]} words the arguments @param {string} root the project's folder @returns {Plan} */
export function planOf(words, root) {
  const { values, positionals } = parsed(words);
  const nothing = { names: [], files: {}, changed: false, coverage: false };
  if (values.help) return { ...nothing, does: 'help' };
  if (values.list) return { ...nothing, does: 'list' };

  const all = checks.map(({ name }) => name);
  const suites = checks.filter(({ config }) => config !== undefined).map(({ name }) => name);
  const { only = false, changed = false, coverage = false } = values;
  if (only && positionals.length === 0) throw new Misasked(`--only wants names: ${all.join(', ')}`);
  const unknown = only ? positionals.filter((name) => !all.includes(name)) : [];
  if (unknown.length > 0)
    throw new Misasked(`No check is called ${unknown.join(' or ')}. The checks are ${all.join(', ')}.`);

  const files = only ? {} : filesOf(positionals, root);
  const asked = only ? positionals : Object.keys(files);
  const wanted = asked.length > 0 ? asked : changed || coverage ? suites : all;
  const names = all.filter((name) => wanted.includes(name));
  if (!values.watch) return { does: 'run', names, files, changed, coverage };

  const [watched = 'suite', ...others] = asked.length > 0 ? names : ['suite'];
  if (others.length > 0 || !suites.includes(watched))
    throw new Misasked(`--watch takes one suite at a time: ${suites.join(', ')}.`);
  return { does: 'watch', names: [watched], files, changed, coverage };
}

/** @param {string[]} words */
function parsed(words) {
  const flag = /** @type {const} */ ({ type: 'boolean' });
  const options = { help: flag, list: flag, only: flag, changed: flag, watch: flag, coverage: flag };
  try {
    return parseArgs({ args: words, options, allowPositionals: true });
  } catch (error) {
    throw new Misasked(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
}

/** Test files by suite. @param {string[]} asked @param {string} root */
function filesOf(asked, root) {
  const known = readdirSync(join(root, 'tests'), { recursive: true })
    .map((path) => `tests/${String(path).replaceAll('\\', '/')}`)
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
