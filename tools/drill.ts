/**
 * `npm run drill -- NAME` rehearses with the running product what should never happen and will. Prints the result, and
 * exits with status 1 if anything was lost, done twice, or answered wrongly.
 */
import { z } from 'zod';
import type { Rehearsal } from './drill/postgres.ts';
import { optionsOf, refuse, valuesOf } from './usage.mjs';

const usage = `Usage: npm run drill -- NAME

  postgres [--restarts N]   PostgreSQL restarts under load
  backup                    a backup under load, and its restoration, on both engines
  disk [--rounds N]         the disk is full, and has room again, under load (root on Linux only)
  kills [--rounds N] [--engine sqlite|postgres]
                            the server is killed under mixed writes, at least 200 in each round
  processes [--kills N] [--restarts N] [--seconds N]
                            four processes on one PostgreSQL and one object store behind nginx: throughput against
                            one, rolling restarts, and one of them killed at random, all under load
  load [--engine sqlite|postgres] [--rate N] [--seconds N] [--clients N] [--overload | --soak [--requests N]]
                            2,000 clients at a rate, then the highest rate and a bare server's; with --overload
                            three times the rate, with --soak 100,000 requests and the memory they take
  network [--seeds N] [--first N]
                            a consumer on a phone does the main job with 30% of the calls failing, and losing the
                            network at each step`;

const number = z.coerce.number().int().positive();
const Options = z.object({
  restarts: number.default(20),
  rounds: number.optional(),
  kills: number.default(50),
  engine: z.enum(['sqlite', 'postgres']).optional(),
  rate: number.default(300),
  seconds: number.default(60),
  clients: number.default(2_000),
  overload: z.boolean().default(false),
  soak: z.boolean().default(false),
  requests: number.default(100_000),
  seeds: number.default(20),
  first: number.default(1),
});

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const { values, positionals } = optionsOf(usage, {
  restarts: text,
  rounds: text,
  kills: text,
  engine: text,
  rate: text,
  seconds: text,
  clients: text,
  overload: flag,
  soak: flag,
  requests: text,
  seeds: text,
  first: text,
});
const options = valuesOf(usage, Options, values);
/** Each loads what it needs: the usage is there at once. */
const drills: Readonly<Record<string, (options: z.infer<typeof Options>) => Promise<Rehearsal>>> = {
  postgres: async ({ restarts }) => (await import('./drill/postgres.ts')).rehearseRestarts(restarts),
  backup: async () => (await import('./drill/backup.ts')).rehearseBackups(),
  disk: async ({ rounds = 20 }) => (await import('./drill/disk.ts')).rehearseFullDisk(rounds),
  kills: async ({ rounds = 100, engine = 'sqlite' }) =>
    (await import('./drill/kills.ts')).rehearseKills(rounds, engine),
  processes: async ({ kills, restarts, seconds }) =>
    (await import('./drill/processes.ts')).rehearseProcesses({ kills, restarts, seconds }),
  network: async ({ seeds, first }) => (await import('./drill/network.ts')).rehearseNetwork(seeds, first),
  load: async ({ engine = 'postgres', ...wish }) =>
    (await import('./drill/load.ts')).rehearseLoad({ ...wish, engine }),
};
const name = positionals.join(' ');
const drill = drills[name];
if (drill === undefined) refuse(name === '' ? 'Specify a drill.' : `There is no ${name} here.`, usage);
const { figures, isClean } = await drill(options);
for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(28)} ${value}`);
process.exitCode = isClean ? 0 : 1;
