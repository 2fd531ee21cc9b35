/**
 * `npm run drill -- postgres [--restarts N]` rehearses outages of PostgreSQL, and `npm run drill -- backup` a backup
 * under load and its restoration on both engines, with the running product. Prints the result, and exits with status 1 if
 * anything was lost, done twice, or answered wrongly.
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { rehearseBackups } from './drill/backup.ts';
import { rehearseRestarts, type Rehearsal } from './drill/postgres.ts';

const Options = z.object({ restarts: z.coerce.number().int().positive().default(20) });

const { values, positionals } = parseArgs({
  options: { restarts: { type: 'string' } },
  allowPositionals: true,
});
const drills: Readonly<Record<string, () => Promise<Rehearsal>>> = {
  postgres: () => rehearseRestarts(Options.parse(values).restarts),
  backup: rehearseBackups,
};
const drill = drills[positionals.join()];
if (drill === undefined) {
  console.error('Usage: npm run drill -- postgres [--restarts N], or npm run drill -- backup');
  process.exit(1);
}
const { figures, isClean } = await drill();
for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(28)} ${value}`);
process.exitCode = isClean ? 0 : 1;
