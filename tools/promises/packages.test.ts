import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { figure } from '#tests/support/figure.ts';

const Locked = z.object({
  version: z.optional(z.string()),
  resolved: z.optional(z.string()),
  integrity: z.optional(z.string()),
  deprecated: z.optional(z.string()),
  hasInstallScript: z.optional(z.boolean()),
  dev: z.optional(z.boolean()),
  devOptional: z.optional(z.boolean()),
  optional: z.optional(z.boolean()),
});
const { packages } = z.parse(
  z.object({ packages: z.record(z.string(), Locked) }),
  JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')),
);
const installed = Object.entries(packages).filter(([path]) => path !== '');

/** Raised only with a reason in docs/dependencies.md: the aim is 150. */
const mostInProduction = 408;

it('comes from the registry with its hash, and is not deprecated', () => {
  const names = (wrong: (locked: z.infer<typeof Locked>) => boolean) =>
    installed.filter(([, locked]) => wrong(locked)).map(([path]) => path);
  // .npmrc leaves out the addresses of the registry: any other is written down.
  expect(names(({ resolved }) => resolved !== undefined)).toEqual([]);
  // npm writes no hash for the binaries of platforms on which the lockfile was not made.
  expect(names(({ integrity, optional }) => integrity === undefined && optional !== true)).toEqual([]);
  expect(names(({ integrity }) => integrity !== undefined && !integrity.startsWith('sha512-'))).toEqual([]);
  expect(names(({ deprecated }) => deprecated !== undefined)).toEqual([]);
  figure(`${installed.length} packages`);
});

it('needs no more packages in production than before', () => {
  const production = installed.filter(
    ([, { dev, devOptional, optional }]) => dev !== true && devOptional !== true && optional !== true,
  );
  expect(production.length).toBeLessThanOrEqual(mostInProduction);
  figure(`${production.length} packages in production`);
});
