/**
 * `npm run mutate`: breaks the product in one place at a time and shows which mistakes no test notices. `--help`
 * says more.
 */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { parts } from './mutate/areas.ts';
import { everySubject, mutateMachines } from './mutate/machines.ts';
import { mutateSources } from './mutate/sources.ts';
import { optionsOf, refuse, valuesOf } from './usage.mjs';

const help = `npm run mutate                             every transition of every machine, wrong in each way
npm run mutate -- machines MACHINE…        those of these machines
npm run mutate -- credit|server|contract   a random sample of small mistakes in this part of the product
npm run mutate -- owners                   every condition on the owner of a row, left out

  --seed N        draws another sample (the default is 20261122)
  --count N       mutants of each area, instead of the number in tools/mutate/areas.ts
  --workers N     how many are tried at once (the default is 2)
  --resume        continues the last run: its kills count, and the rest of the sample is tried

Mutants are tried in copies of the project in the system's temporary folder; your files don't change. A mutant is tried
on the test files that load its file, first on SQLite, then on PostgreSQL too, until one fails. "Refused": no test failed,
but the compiler did. Verdicts: test-results/mutants/. The exit code is 1 if any mutant survived.`;

const root = fileURLToPath(new URL('..', import.meta.url));
const Options = z.object({
  seed: z.coerce.number().int().nonnegative().default(20_261_122),
  count: z.coerce.number().int().positive().nullable().default(null),
  workers: z.coerce.number().int().positive().default(2),
  resume: z.boolean().default(false),
});

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const { values, positionals } = optionsOf(help, { seed: text, count: text, workers: text, resume: flag });
const [first = 'machines', ...others] = positionals;
const part = parts.find((name) => name === first);
if (part !== undefined && others.length === 0) {
  process.exitCode = (await mutateSources(part, root, valuesOf(help, Options, values))) ? 0 : 1;
} else if (first === 'machines') {
  const subjects = await everySubject();
  const unknown = others.find((id) => subjects.every(({ name }) => name !== id));
  if (unknown !== undefined) refuse(`There is no machine ${unknown}.`, help);
  const wanted = subjects.filter(({ name }) => others.length === 0 || others.includes(name));
  process.exitCode = (await mutateMachines(wanted)) ? 0 : 1;
} else {
  refuse(`There is no ${positionals.join(' ')} here.`, help);
}
