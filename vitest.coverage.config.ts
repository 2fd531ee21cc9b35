import { defineConfig } from 'vitest/config';

/**
 * Which lines the tests run, in Node and in the browser, in one report. The journeys are not included, because the
 * server and the pages they use run in separate processes.
 */
export default defineConfig({
  test: {
    projects: ['vitest.config.ts', 'vitest.browser.config.ts'],
    coverage: {
      provider: 'v8',
      include: ['{contract,credit,machines,server,src,vocabulary}/**/*.{ts,tsx}'],
      exclude: ['**/*.gen.ts', '**/*.d.ts'],
      reporter: ['text-summary', 'html', 'json-summary'],
      reportsDirectory: 'coverage',
      reportOnFailure: true,
    },
  },
});
