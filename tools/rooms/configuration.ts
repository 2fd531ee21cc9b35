import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { lintRules } from './lintRules.ts';

export const lintFile = new URL('../../.oxlintrc.json', import.meta.url);

const Configuration = z.looseObject({
  overrides: z.array(z.looseObject({ files: z.array(z.string()), rules: z.record(z.string(), z.unknown()) })),
});

/** The linter's configuration as it is, and as the table of rooms says; overrides of other rules are kept, and come last. */
export function lintConfiguration() {
  const current = Configuration.parse(JSON.parse(readFileSync(lintFile, 'utf8')));
  const kept = current.overrides.filter(({ rules }) => !Array.isArray(rules['no-restricted-imports']));
  return { current, wanted: { ...current, overrides: [...lintRules(), ...kept] } };
}
