import { defineConfig } from 'vitest/config';
import { timeouts } from './tests/support/timeouts.ts';

/** Checks without a browser: pure functions, routes with a real store, machines without a view. */
export default defineConfig({
  test: {
    name: 'suite',
    include: ['tests/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['tests/acceptance/**', 'tests/browser/**', 'node_modules/**'],
    environment: 'node',
    setupFiles: ['tests/support/unsyncedSqlite.ts'],
    testTimeout: timeouts.test,
    hookTimeout: timeouts.start,
    expect: { poll: { timeout: timeouts.eventually } },
    pool: 'forks',
    // What a test makes is soon forgotten: with room for 64 MB of it, V8 searches a third as often for what is still used.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
    maxWorkers: 2,
    // All files of a worker share the loaded modules, so none may leave anything behind for the next.
    isolate: false,
  },
});
