import { everyCase } from '#tests/paths/everyCase.ts';
import type { PathCases } from '#tests/paths/harness/cases.ts';
import { UsageError } from './options.ts';

/** The cases of the named workflows; of all when none is named. Throws `UsageError`. */
export async function casesOf(names: readonly string[]): Promise<PathCases[]> {
  const all = await everyCase();
  const known = all.map(({ machine }) => machine.id);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new UsageError(`There is no workflow ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  return names.length === 0 ? all : all.filter(({ machine }) => names.includes(machine.id));
}
