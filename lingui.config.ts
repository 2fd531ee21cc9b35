import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** No fallbackLocales: with them, a missing translation would pass every check. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['src'], exclude: ['**/routeTree.gen.ts'] }],
  format: formatter({ lineNumbers: false }),
});
