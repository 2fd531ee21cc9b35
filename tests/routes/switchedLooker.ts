import { vi } from 'vitest';
import { createLooker, type Looker } from '#server/looking/looker.ts';
import { type LookName, looks } from '#server/looking/looks.ts';

/** Looks into every report here, or as if all were long. */
export function aSwitchedLooker(): Looker & { isApart: boolean } {
  const here = createLooker({ usualSize: Infinity });
  // A busy machine takes seconds to start a process.
  const apart = createLooker({ usualSize: 0, timeLimit: 600_000 });
  const switched: Looker & { isApart: boolean } = {
    isApart: false,
    see: (...look) => (switched.isApart ? apart : here).see(...look),
    reply: (...look) => (switched.isApart ? apart : here).reply(...look),
    close() {
      here.close();
      apart.close();
    },
  };
  return switched;
}

/** Does it, and counts how often a model is parsed or reviewed in the process of the server. */
export async function lookedAt<Result>(work: () => Promise<Result>) {
  const parse = vi.spyOn(JSON, 'parse');
  const done = Object.keys(looks).map((name) => vi.spyOn(looks, name as LookName));
  const result = await work();
  const parsed = parse.mock.calls.filter(([text]) => text.includes('"tradelines":'));
  const looked = done.flatMap((look) => look.mock.calls);
  vi.restoreAllMocks();
  return { result, models: parsed.length + looked.length };
}
