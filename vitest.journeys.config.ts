import { defineConfig } from 'vitest/config';

/** A person's ways through the running product, in a real browser: built pages, real server, sandbox world. */
export default defineConfig({
  test: {
    include: ['tests/acceptance/**/*.test.ts', 'tests/browser/**/*.test.ts'],
    environment: 'node',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 20_000 } },
    pool: 'forks',
    // Two browsers and two servers on two cores would only slow each other down.
    fileParallelism: false,
  },
});
