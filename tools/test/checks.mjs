import { join } from 'node:path';

/**
 * A check is a command that exits 0, or a suite of tests whose own counts are added up. `needs` and `built` say what a
 * suite cannot do without: a browser, the built pages.
 *
 * @typedef {{ name: string, says: string, words?: string[], config?: string, needs?: 'chromium', built?: boolean }} Check
 */

/** The longest comes first, so that all the others run beside it. @type {readonly Check[]} */
export const checks = [
  {
    name: 'journeys',
    says: "a person's ways through the running product, in a browser",
    config: 'vitest.journeys.config.ts',
    needs: 'chromium',
    built: true,
  },
  { name: 'types', says: 'TypeScript', words: ['tsc', '--noEmit'] },
  { name: 'lint', says: 'oxlint', words: ['oxlint', '--type-aware', '--deny-warnings'] },
  {
    name: 'format',
    says: 'Prettier',
    words: [
      'prettier',
      '--check',
      '--log-level=warn',
      '--cache',
      '--cache-strategy=content',
      '--cache-location=.cache/prettier',
      '.',
    ],
  },
  {
    name: 'unused',
    says: 'knip: files, exports and packages nothing uses',
    words: ['knip', '--no-progress'],
  },
  {
    name: 'messages',
    says: 'interface texts that are not extracted or not translated',
    words: ['node', join('tools', 'messages.mjs'), '--check'],
  },
  { name: 'suite', says: 'all that needs no browser', config: 'vitest.config.ts' },
  {
    name: 'views',
    says: 'parts of the screens, each alone in a browser',
    config: 'vitest.browser.config.ts',
    needs: 'chromium',
  },
];

/** Node's tests and the views in one run, so that their lines are in one report. @type {Check} */
export const coverage = {
  name: 'coverage',
  says: '',
  config: 'vitest.coverage.config.ts',
  needs: 'chromium',
};

/** The suite that a test file belongs to, null when it is no test. @param {string} path from the root, with slashes */
export function suiteOf(path) {
  if (!/^(tests|tools)\/.+\.test\.tsx?$/.test(path)) return null;
  if (path.endsWith('.tsx')) return 'views';
  return /^tests\/(acceptance|browser)\//.test(path) ? 'journeys' : 'suite';
}
