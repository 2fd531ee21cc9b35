import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { defineConfig, type Rolldown } from 'vite';
import { slimContract } from './tools/web/slimContract.ts';
import { slimMachines } from './tools/web/slimMachines.ts';
import { splitMessages } from './tools/web/splitMessages.ts';
import { typeface } from './tools/web/typeface.ts';

const moduleAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The home pages of both variants: the parts of their routes that the router's plugin splits off. */
const homes = ['src/app/routes/dashboard.tsx', 'src/app/routes/home.tsx'].map(
  (route) => `${moduleAt(route)}?tsr-split=component`,
);
/** What loads together, after the first screen of some people and with that of others. */
const parts = [
  ['dialog', 'src/ui/Dialog.tsx'],
  ['firstSteps', 'src/screens/dashboard/FirstSteps.tsx'],
  ['logs', 'src/overview/logs/Logs.tsx'],
] as const;

/** Every visit loads it soon after its first screen. Its icon goes with it: with those of other pages, it would load them all. */
const networkBanner = moduleAt('src/app/layout/NetworkBanner.tsx');

/** What most visits begin with, and what loads by itself soon after it (`hasMessages` of lazily.ts). */
const soon = [
  'src/app/layout/TabBar.tsx',
  'src/screens/dashboard/FirstSteps.tsx',
  'src/overview/logs/Logs.tsx',
].map(moduleAt);
const firstScreens = [moduleAt('src/app/start.tsx'), networkBanner, ...soon, ...homes];

/**
 * The order matters: routes are split first, and the Lingui macros are expanded before the React Compiler sees the
 * file. In the other order, the build passes but the page fails with "Trans is not defined".
 */
export const splitting: PluginOption = tanstackRouter({
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: 'app/routes',
  generatedRouteTree: 'app/routeTree.gen.ts',
  addExtensions: true,
});
export const compiling: PluginOption[] = [
  babel({ presets: [linguiTransformerBabelPreset()] }),
  react({ compiler: true }),
  lingui({ failOnMissing: true }),
];
export const pagePlugins: PluginOption[] = [compiling, splitMessages(firstScreens)];

/** Loaded before a sign-in, so nothing of it may wait for the frame's chunk. */
const beforeSignIn = [moduleAt('src/app/main.tsx'), moduleAt('src/api/identity.ts')];
const frame = [
  'src/app/start.tsx',
  // What makes every call, and what nearly every page's calls name.
  'contract/call.ts',
  'contract/civilDates.ts',
  'vocabulary/bureaus.ts',
  // What nearly every page shows or runs.
  'src/ui/Checkbox.tsx',
  'src/ui/StatusBadge.tsx',
  'src/ui/TextInput.tsx',
  'src/ui/theme/flushEnd.ts',
  'src/workflow/useWorkflow.ts',
  'vocabulary/foldName.ts',
].map(moduleAt);
/** Not in the frame's chunk: what moves things loads after the first screen. It needs React, as the frame does, and the two must not import each other. */
const apart = /node_modules[\\/](framer-motion|motion-dom|motion-utils|zod)[\\/]/;
const reactItself = /node_modules[\\/]react[\\/]/;

const contract = moduleAt('contract/');

const iconFile = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+\.mjs)$/;
const iconImport = /import \{([^}]*)\} from ["']lucide-react["']/g;

/** The file of each icon, by each of its names. */
function iconFiles(): ReadonlyMap<string, string> {
  const all = readFileSync(moduleAt('node_modules/lucide-react/dist/esm/lucide-react.mjs'), 'utf8');
  const lines = [...all.matchAll(/\{(.*)\} from '\.\/icons\/(.+)'/g)];
  return new Map(
    lines.flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}

/** The files of the icons that modules name. They import all icons from one file, which says nothing of that. */
function iconsOf(modules: ReadonlySet<string>, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const fileOf = iconFiles();
  const found = new Set<string>();
  for (const id of modules)
    for (const [, names = ''] of (context.getModuleInfo(id)?.code ?? '').matchAll(iconImport))
      for (const name of names.split(',')) found.add(fileOf.get(name.replace(/ as .*/, '').trim()) ?? '');
  return found;
}

function importedBy(roots: readonly string[], context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set(roots);
  // A set also visits what is added on the way.
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
      // What the contract imports of ours are parts of schemas, which the slim contract does not use.
      if (!id.startsWith(contract) || imported.includes('node_modules')) found.add(imported);
  return found;
}

/**
 * One chunk for what signed-in pages share, and one for what both home pages share besides. Left alone, they would be
 * split by which pages share what, and small chunks compress badly.
 */
function frameChunk(): Rolldown.CodeSplittingGroup {
  let early: ReadonlySet<string> = new Set();
  let wanted: ReadonlySet<string> = new Set();
  let overview: ReadonlySet<string> = new Set();
  let ofParts: readonly (readonly [string, ReadonlySet<string>])[] = [];
  let frameIcons: ReadonlySet<string> = new Set();
  let homeIcons: ReadonlySet<string> = new Set();
  let bannerIcons: ReadonlySet<string> = new Set();
  return {
    debugName: 'frame',
    name: (id, context) => {
      if (wanted.size === 0) {
        early = importedBy(beforeSignIn, context);
        wanted = importedBy(frame, context);
        const [ofDashboard = [], ...others] = homes.map((home) => importedBy([home], context));
        ofParts = parts.map(([name, module]) => [name, importedBy([moduleAt(module)], context)] as const);
        // In a part, it would load the rest of the part with the first screen.
        const isInPart = (each: string) => ofParts.some(([, modules]) => modules.has(each));
        overview = new Set(
          [...ofDashboard].filter((each) => isInPart(each) || others.every((of) => of.has(each))),
        );
        frameIcons = iconsOf(wanted, context);
        homeIcons = iconsOf(importedBy(homes, context), context);
        bannerIcons = iconsOf(new Set([networkBanner]), context);
      }
      if (apart.test(id)) return null;
      if (reactItself.test(id)) return 'react';
      // What both need is one file, loaded before the sign-in and after it.
      if (early.has(id)) return wanted.has(id) ? 'early' : null;
      const [, icon] = iconFile.exec(id) ?? [];
      if (icon !== undefined) {
        if (frameIcons.has(icon)) return 'frame';
        if (homeIcons.has(icon)) return 'overview';
        // Those of all other pages are one chunk: each would be a file smaller than its request.
        return bannerIcons.has(icon) ? null : 'icons';
      }
      if (wanted.has(id)) return 'frame';
      if (overview.has(id)) return 'overview';
      return ofParts.find(([, modules]) => modules.has(id))?.[0] ?? null;
    },
    includeDependenciesRecursively: false,
  };
}

export default defineConfig({
  root: 'src',
  plugins: [splitting, pagePlugins, slimContract(), slimMachines(), typeface()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2024',
    // The server reads which files a page loads.
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Of the frame's chunk, most is React and its libraries, which every page needs.
    chunkSizeWarningLimit: 650,
    rolldownOptions: {
      // Only a part of Emotion that nothing here uses calls them, and their packages don't say that loading them does nothing.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: { groups: [frameChunk()] },
        // The first screens' code names all other files, and hashes don't compress. These have 42 bits.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
});
