import { defineConfig } from 'vitest/config';
import { patience } from './tests/support/patience.ts';

/** Checks that need no browser: pure rooms, routes over a real store, machines on the bare interpreter. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['tests/acceptance/**', 'tests/browser/**', 'node_modules/**'],
    environment: 'node',
    testTimeout: patience.test,
    hookTimeout: patience.start,
    expect: { poll: { timeout: patience.eventually } },
    pool: 'forks',
    maxWorkers: 2,
  },
});
