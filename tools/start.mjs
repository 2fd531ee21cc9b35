/**
 * `npm start`: installs what is missing, builds, and serves the whole product: the server and, outside production,
 * the sandbox. `npm run dev` is the same with hot reload.
 */
import { join } from 'node:path';
import { build } from './build.mjs';
import { childEnvironment, installPackages, ownNode, root } from './install.mjs';
import { Together } from './start/together.mjs';
import { watched } from './start/watched.mjs';

const help = `npm start      installs what is missing, builds, and serves the product and its sandbox
npm run dev    the same with hot reload

PORT sets the port (4000 by default; the sandbox uses the next one), and DATA_DIR the data directory. All settings: .env.example`;
const unknown = process.argv.slice(2).find((word) => word !== '--dev');
if (unknown !== undefined) {
  const asked = unknown === '--help';
  console[asked ? 'log' : 'error'](asked ? help : `npm start does not know ${unknown}.\n\n${help}`);
  process.exit(asked ? 0 : 1);
}

const dev = process.argv.includes('--dev');
const production = process.env.NODE_ENV === 'production';
// The server checks its settings itself, but the sandbox takes its ports from this one.
const port = Number(process.env.PORT || 4000);
if (!Number.isInteger(port) || port < 1 || port > 65_532) {
  console.error(`PORT is ${process.env.PORT}: set it to a whole number from 1 to 65532.`);
  process.exit(1);
}

installPackages();
const node = ownNode();
build();

/** With hot reload, Vite uses the page's port, and the server runs behind it. */
const serverPort = dev ? port + 2 : port;

const together = new Together(join(root, '.cache', `stopping-${port}`));
await together.takeOver();

/** @param {string[]} argv @param {Record<string, string>} environment */
function run(argv, environment) {
  together.run(node, argv, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: childEnvironment(environment),
  });
}

const watch = dev ? watched.map((folder) => `--watch-path=${folder}`) : [];
/** Code without its types, and compiled. Set before Node starts, because it otherwise loads what strips the types of main.ts. */
const compiled = { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') };
/**
 * A smaller heap for young objects, and two arenas of glibc's allocator instead of eight per CPU, so that little
 * memory stays allocated after a burst of work. docs/performance.md has the figures.
 */
const frugal = { argv: ['--max-semi-space-size=8'], environment: { MALLOC_ARENA_MAX: '2' } };

if (!production) run([join('sandbox', 'main.ts')], { ...compiled, SANDBOX_PORT: String(port + 1) });
run([...frugal.argv, ...watch, join('server', 'main.ts')], {
  ...frugal.environment,
  ...compiled,
  PORT: String(serverPort),
  SANDBOX_PORT: String(port + 1),
  ...(dev ? { BUSINESS_URL: `http://localhost:${port}`, CONSUMER_URL: `http://my.localhost:${port}` } : {}),
});
if (dev) run([join('tools', 'dev.mjs')], { PORT: String(port), SERVER_PORT: String(serverPort) });
