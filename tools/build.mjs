/**
 * Builds the web app into dist/web and compresses it (brotli, best quality) next to the originals, so that the
 * server only sends bytes; and into dist/served what the server draws first screens with. Skips the build if its sources are unchanged.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { keepEarlier, writeDeltas } from './web/deltas.mjs';
import { childEnvironment, installPackages, ownNode, root } from './install.mjs';

/** What a build is made from: a change in any of them needs another build, and nothing else does. */
export const sources = [
  'src',
  'vocabulary',
  'contract',
  'disputes',
  'machines',
  'locales',
  'docs/charts',
  'vite.config.ts',
  'vite.served.config.ts',
  'lingui.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tools/build.mjs',
  'tools/web',
];
const web = join(root, 'dist', 'web');
const assets = join(web, 'assets');
const drawing = join(root, 'dist', 'served', 'draw.js');
/** Scripts of the last builds, for visitors who have them. */
const earlier = join(root, 'dist', 'earlier');
const mark = join(root, 'dist', 'fingerprint');

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/**
 * Hashes contents instead of times, so that neither a fresh clone of the same commit nor a touched file causes a
 * rebuild.
 */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesIn(join(root, source)))) {
    // The router's plugin writes this file during the build.
    if (file.endsWith('routeTree.gen.ts')) continue;
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function compress() {
  for (const file of filesIn(web).filter((name) => /\.(js|css|html|svg|json|vtt)$/.test(name))) {
    const text = readFileSync(file);
    const packed = brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    });
    writeFileSync(`${file}.br`, packed);
  }
}

/** @param {string} config */
function run(config) {
  const vite = spawnSync(
    ownNode(),
    [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--config', config, '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: 'inherit',
      env: childEnvironment({ NODE_ENV: 'production' }),
    },
  );
  if (vite.status === 0) return;
  console.error('The web app could not be built. See the output above.');
  process.exit(vite.status ?? 1);
}

/** What draws first screens without a browser must not need one: that shows when it is loaded, and when it draws. */
function rehearse() {
  const code = `import(${JSON.stringify(pathToFileURL(drawing).href)}).then((built) => built.rehearse()).catch(({ stack }) => {
    console.error(stack);
    process.exit(1);
  });`;
  const { status } = spawnSync(ownNode(), ['--eval', code], {
    cwd: root,
    stdio: 'inherit',
    env: childEnvironment({}),
  });
  if (status === 0) return;
  console.error('The first screens could not be drawn. See the output above.');
  process.exit(status ?? 1);
}

/** @returns {boolean} whether anything had to be built */
export function build() {
  const current = fingerprint();
  const isBuilt = [join(web, 'index.html'), drawing].every((file) => existsSync(file));
  if (isBuilt && existsSync(mark) && readFileSync(mark, 'utf8') === current) return false;
  console.log('Building the web app…');
  keepEarlier(assets, earlier);
  run('vite.config.ts');
  run('vite.served.config.ts');
  rehearse();
  compress();
  writeDeltas(assets, earlier);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(mark, current);
  return true;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  installPackages();
  if (!build()) console.log('The build in dist/web is up to date.');
}
