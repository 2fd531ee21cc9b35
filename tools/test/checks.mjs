import { join } from 'node:path';

/**
 * A check is a command that exits 0, or a suite of tests whose counts are added up. `needs` and `built` say what a
 * suite requires: a browser, the built pages.
 *
 * @typedef {{ name: string, description: string, argv?: string[], config?: string, needs?: 'chromium', built?: boolean }} Check
 */

/** The longest comes first, so that all others run next to it. @type {readonly Check[]} */
export const checks = [
  {
    name: 'journeys',
    description: "a person's flows through the running product, in a browser",
    config: 'vitest.journeys.config.ts',
    needs: 'chromium',
    built: true,
  },
  {
    name: 'lint',
    description: 'TypeScript and oxlint in one pass, because both need every type',
    argv: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'],
  },
  {
    name: 'format',
    description: 'oxfmt',
    argv: ['oxfmt', '--check'],
  },
  {
    name: 'unused',
    description: 'knip: unused files, exports, and packages',
    argv: ['knip', '--no-progress'],
  },
  {
    name: 'messages',
    description: 'interface texts that are missing from the catalogs or not translated',
    argv: ['node', join('tools', 'messages.mjs'), '--check'],
  },
  { name: 'suite', description: 'everything that needs no browser', config: 'vitest.config.ts' },
  {
    name: 'views',
    description: 'parts of the screens, each alone in a browser',
    config: 'vitest.browser.config.ts',
    needs: 'chromium',
  },
];

/** The Node tests and the views in one run, so that they share a coverage report. @type {Check} */
export const coverage = {
  name: 'coverage',
  description: '',
  config: 'vitest.coverage.config.ts',
  needs: 'chromium',
};

/** The suite of a test file; null if the file is not a test. @param {string} path from the root, with slashes */
export function suiteOf(path) {
  if (!/^(tests|tools)\/.+\.test\.tsx?$/.test(path)) return null;
  if (path.endsWith('.tsx')) return 'views';
  return /^tests\/(acceptance|browser)\//.test(path) ? 'journeys' : 'suite';
}
