import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { defineConfig } from 'vite';

/**
 * The order matters: routes are split first, and the Lingui macros are expanded before the React Compiler sees the
 * file (in the other order the build passes and the page dies with "Trans is not defined").
 */
export const pagePlugins: PluginOption[] = [
  babel({ presets: [linguiTransformerBabelPreset()] }),
  react({ compiler: true }),
  lingui({ failOnMissing: true }),
];

export default defineConfig({
  root: 'src',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'app/routes',
      generatedRouteTree: 'app/routeTree.gen.ts',
      addExtensions: true,
    }),
    pagePlugins,
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2024',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
