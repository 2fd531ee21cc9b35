/**
 * `npm run drill -- NAME` rehearses with the running product what should never happen and will. Prints the result, and
 * exits with status 1 if anything was lost, done twice, or answered wrongly.
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { rehearseBackups } from './drill/backup.ts';
import { engines, rehearseKills } from './drill/kills.ts';
import { rehearseRestarts, type Rehearsal } from './drill/postgres.ts';

const usage = `Usage: npm run drill -- NAME

  postgres [--restarts N]                    PostgreSQL restarts under load
  backup                                     a backup under load, and its restoration, on both engines
  kills [--rounds N] [--engine sqlite|postgres]
                                             the server is killed under mixed writes, 200 and more in each round`;

const number = z.coerce.number().int().positive();
const Options = z.object({
  restarts: number.default(20),
  rounds: number.default(100),
  engine: z.enum(engines).default('sqlite'),
});

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  options: { restarts: text, rounds: text, engine: text },
  allowPositionals: true,
});
const drills: Readonly<Record<string, (options: z.infer<typeof Options>) => Promise<Rehearsal>>> = {
  postgres: ({ restarts }) => rehearseRestarts(restarts),
  backup: rehearseBackups,
  kills: ({ rounds, engine }) => rehearseKills(rounds, engine),
};
const drill = drills[positionals.join()];
const options = Options.safeParse(values);
if (drill === undefined || !options.success) {
  console.error(usage);
  process.exit(1);
}
const { figures, isClean } = await drill(options.data);
for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(28)} ${value}`);
process.exitCode = isClean ? 0 : 1;
