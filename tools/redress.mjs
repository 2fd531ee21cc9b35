/**
 * The commands of an installed package, as `redress COMMAND` or, in a container, as the container's command. They read the
 * server's settings.
 */
import module from 'node:module';
import { fileURLToPath } from 'node:url';

/** @type {Readonly<Record<string, string>>} */
const commands = {
  start: '../server/main.ts',
  healthcheck: './healthcheck.ts',
  migrate: './migrate.ts',
  backup: './backup.ts',
  restore: './restore.ts',
  keys: './keys.ts',
  access: './access.ts',
  people: './people.ts',
};

const [name = 'start', ...words] = process.argv.slice(2);
const file = commands[name];
if (file === undefined) {
  console.error(`Usage: redress ${Object.keys(commands).join(' | ')}`);
  process.exit(1);
}
// Each command reads its own words, as if it had been started itself.
process.argv.splice(2, process.argv.length, ...words);
// As in server/main.ts. Here it matters most: these commands run as root.
module.enableCompileCache(
  process.env.NODE_COMPILE_CACHE || fileURLToPath(new URL('../.cache/compiled', import.meta.url)),
);
await import(file);
