import { defineConfig } from 'vitest/config';
import { timeouts } from './tests/support/timeouts.ts';

/** Checks that need no browser: pure rooms, routes over a real store, machines on the bare interpreter. */
export default defineConfig({
  test: {
    name: 'suite',
    include: ['tests/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['tests/acceptance/**', 'tests/browser/**', 'node_modules/**'],
    environment: 'node',
    testTimeout: timeouts.test,
    hookTimeout: timeouts.start,
    expect: { poll: { timeout: timeouts.eventually } },
    pool: 'forks',
    maxWorkers: 2,
    // Modules are loaded once for all the files of a worker: none may leave anything behind for the next.
    isolate: false,
  },
});
