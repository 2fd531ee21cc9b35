/**
 * `npm run fuzz` tries input that no one meant, and exits with status 1 if the product doesn't handle some of it.
 *
 * `[--count N --seed N]` reads mutants of the sample reports in a separate process, with limits on its time and memory: each must be
 * read or rejected with a clear message, otherwise it is saved, for `--replay FILE`.
 * `routes [--count N --seed N] [--part 1/4] [CALL… [--number N]]` sends N requests to each call, valid ones with a few
 * changes, and prints what each call did as soon as it is done; a part is some of the calls, and a number repeats one
 * request.
 */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { optionsOf, refuse, valuesOf } from './usage.mjs';

const help = `npm run fuzz                       reads 20,000 mutated sample reports, and saves the ones that fail
npm run fuzz -- --replay FILE      reads a saved one again
npm run fuzz -- routes [CALL …]    sends changed and generated requests to every call, or to these

  --count N     how many reports, or requests to each call
  --seed N      draws others
  --part 1/4    with routes: some of the calls
  --number N    with routes CALL: only this request

The exit code is 1 if the product doesn't handle some of it.`;

const text = { type: 'string' } as const;
const Options = z.object({
  count: z.coerce.number().int().positive().optional(),
  seed: z.coerce.number().int().nonnegative().default(20_261_121),
  number: z.coerce.number().int().nonnegative().optional(),
  replay: z.string().optional(),
  part: z
    .string()
    .regex(/^[1-9]\d*\/[1-9]\d*$/)
    .transform((text) => {
      const [number = 1, of = 1] = text.split('/').map(Number);
      return { number, of };
    })
    .refine(({ number, of }) => number <= of)
    .optional(),
});

const { values, positionals } = optionsOf(help, {
  count: text,
  seed: text,
  number: text,
  replay: text,
  part: text,
});
const options = valuesOf(help, Options, values);
const [what, ...only] = positionals;

/** Loads only what is tried: the calls load the whole server. */
async function handled(): Promise<boolean> {
  const { seed, count, number, part } = options;
  if (options.replay !== undefined) {
    if (!existsSync(options.replay)) return refuse(`${options.replay}: file not found.`, help);
    return (await import('./fuzz/files.ts')).replay(options.replay);
  }
  if (what === undefined)
    return (await import('./fuzz/files.ts')).fuzzFiles({ seed, count: count ?? 20_000 });
  if (what === 'routes') {
    const { calls } = await import('#contract/calls.ts');
    const unknown = only.find((name) => calls.every((call) => call.name !== name));
    if (unknown !== undefined) return refuse(`There is no call ${unknown}.`, help);
    return (await import('./fuzz/routes.ts')).fuzzCalls({
      seed,
      count: count ?? 200,
      only,
      ...(part !== undefined && { part }),
      ...(number !== undefined && { number }),
    });
  }
  return refuse(`There is no ${what} here.`, help);
}

process.exitCode = (await handled()) ? 0 : 1;
