import module from 'node:module';
import { fileURLToPath } from 'node:url';

// Caches stripped types and compiled code between starts. Not in the folder for temporary files, as Node would by default: other
// users of the machine could prepare it, and what is in it runs as if it were this code.
module.enableCompileCache(
  process.env['NODE_COMPILE_CACHE'] || fileURLToPath(new URL('../.cache/compiled', import.meta.url)),
);
const { start } = await import('./start.ts');
await start(process.env);
