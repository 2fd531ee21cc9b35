/**
 * `npm run drill -- postgres [--restarts N]`: rehearses an outage with the running product and prints the result.
 * Exits with status 1 if anything was lost, done twice, or answered wrongly.
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { rehearseRestarts } from './drill/postgres.ts';

const Options = z.object({ restarts: z.coerce.number().int().positive().default(20) });

const { values, positionals } = parseArgs({
  options: { restarts: { type: 'string' } },
  allowPositionals: true,
});
if (positionals.join() !== 'postgres') {
  console.error('Usage: npm run drill -- postgres [--restarts N]');
  process.exit(1);
}
const { figures, isClean } = await rehearseRestarts(Options.parse(values).restarts);
for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(28)} ${value}`);
process.exitCode = isClean ? 0 : 1;
