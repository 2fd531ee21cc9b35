import { defineConfig } from 'vitest/config';

/**
 * Which lines the tests run, of Node and of the browser in one report. The journeys are not in it: the server and the pages
 * they go through run in processes of their own.
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
