/** Builds what the server draws first screens with (src/served): the pages' own components, in one file for Node. */
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { slimContract } from './tools/web/slimContract.ts';
import { slimMachines } from './tools/web/slimMachines.ts';
import { compiling, splitting } from './vite.config.ts';

const moduleAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Modules with another in their place. */
const replaced: ReadonlyMap<string, string> = new Map(
  [
    ['src/api/perform.ts', 'src/served/perform.ts'],
    ['src/browser/configuration.ts', 'src/served/configuration.ts'],
    ['src/browser/timeZone.ts', 'src/served/timeZone.ts'],
    ['src/app/layout/laterTabBar.ts', 'src/served/tabBar.ts'],
    ['src/language/lazily.ts', 'src/served/lazily.ts'],
    ['src/screens/dashboard/laterFirstSteps.ts', 'src/served/firstSteps.ts'],
  ].map(([module = '', other = '']) => [moduleAt(module), moduleAt(other)]),
);

/** What src/served/page.ts has in place of the browser's own. */
const ofPage = 'window, document, location, localStorage, sessionStorage, navigator';

/** The routes of the screens that are drawn: their components are parts of the code, and those of other routes are not. */
const isDrawn = (id: string): boolean => /routes\/(dashboard|home)\.tsx\?tsr-split=component$/.test(id);

/** What else loads later is never reached: `import('…')` stays as it is. */
const withoutBrowser: Plugin = {
  name: 'without-browser',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
    return resolved === null ? null : (replaced.get(resolved.id) ?? null);
  },
  resolveDynamicImport: (id) => (isDrawn(id) ? null : { id, external: true }),
  transform: {
    filter: {
      id: /[\\/]src[\\/](?!served[\\/]).*\.tsx?(\?|$)/,
      code: new RegExp(String.raw`\b(${ofPage.replaceAll(', ', '|')})\b`),
    },
    handler: (code) => ({ code: `import { ${ofPage} } from '#src/served/page.ts';\n${code}`, map: null }),
  },
};

export default defineConfig({
  root: 'src',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [withoutBrowser, splitting, compiling, slimContract(), slimMachines()],
  // An installation has no packages of the pages.
  ssr: { noExternal: true },
  build: {
    ssr: moduleAt('src/served/draw.tsx'),
    outDir: '../dist/served',
    emptyOutDir: true,
    copyPublicDir: false,
    minify: true,
    reportCompressedSize: false,
  },
});
