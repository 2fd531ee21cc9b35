import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/** @typedef {{ name: string, assertionResults: { title: string, fullName?: string, status: string, meta?: { figure?: string } }[] }} TestFile */

/** The lines of the acceptance list: every line of each section with at least one test. */
const lines = /** @type {{ id: string, text: string }[]} */ (
  JSON.parse(readFileSync(join(root, 'tests', 'acceptance', 'list.json'), 'utf8'))
);

/** The ids a title starts with: "D8 D9 uploads …" names two. @param {string} title */
function idsOf(title) {
  return /^((?:[A-K]\d+ )+)/.exec(title)?.[1]?.trim().split(' ') ?? [];
}

/**
 * Which lines of the acceptance list no passing test covers. Only tests in `tests/acceptance` count, because findings have
 * ids of the same kind.
 *
 * @param {readonly TestFile[]} files the files that ran, from vitest's JSON report
 */
export function judgeAcceptance(files) {
  const passed = new Set();
  const failing = new Set();
  for (const { name, assertionResults } of files) {
    if (!name.replaceAll('\\', '/').includes('/tests/acceptance/')) continue;
    for (const { title, status } of assertionResults)
      for (const id of idsOf(title)) (status === 'passed' ? passed : failing).add(id);
  }
  return {
    lines: lines.length,
    uncovered: lines.filter(({ id }) => !passed.has(id)),
    failing: lines.filter(({ id }) => failing.has(id)).map(({ id }) => id),
  };
}

/**
 * What `npm run acceptance` prints about the files that ran, and its exit status: 0 only if a passing test covers every line
 * and no test that names one fails.
 *
 * @param {readonly TestFile[]} files as for `judgeAcceptance`
 */
export function acceptanceReport(files) {
  const { lines: count, uncovered, failing } = judgeAcceptance(files);
  return {
    text: [
      ...uncovered.map(({ id, text }) => `not covered  ${id.padEnd(4)} ${text}`),
      ...failing.map((id) => `failing      ${id}`),
      `${count - uncovered.length} of ${count} covered, ${uncovered.length} not covered, ${failing.length} failing`,
    ],
    status: uncovered.length + failing.length > 0 ? 1 : 0,
  };
}
