import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const Names = z.optional(z.record(z.string(), z.string()));
const Package = z.object({
  version: z.optional(z.string()),
  resolved: z.optional(z.string()),
  integrity: z.optional(z.string()),
  license: z.optional(z.string()),
  deprecated: z.optional(z.string()),
  dev: z.optional(z.boolean()),
  optional: z.optional(z.boolean()),
  link: z.optional(z.boolean()),
  hasInstallScript: z.optional(z.boolean()),
  os: z.optional(z.union([z.string(), z.array(z.string())])),
  dependencies: Names,
  devDependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
  peerDependenciesMeta: z.optional(z.record(z.string(), z.object({ optional: z.optional(z.boolean()) }))),
});
export type LockedPackage = z.infer<typeof Package>;

/** The packages of a lockfile by their path, `node_modules/…`; '' is our own. */
export type Lock = Readonly<Record<string, LockedPackage>>;

export function readLock(): Lock {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  return z.object({ packages: z.record(z.string(), Package) }).parse(JSON.parse(text)).packages;
}

/** `node_modules/a/node_modules/@b/c` → `@b/c` */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);

export const isInstalled = (path: string): boolean => existsSync(join(root, path, 'package.json'));

/** Packages that run a script when they are installed. None is needed: `npm ci --ignore-scripts` works. */
const knownScripts: readonly string[] = ['browser-tabs-lock', 'core-js-pure'];

/**
 * What a lockfile must not have: a source other than the registry, a package that is installed without having been
 * compared with a hash, a deprecated one, or a new script that runs during installation.
 */
export function lockProblems(lock: Lock, installed: (path: string) => boolean): string[] {
  return Object.entries(lock)
    .filter(([path]) => path !== '')
    .flatMap(([path, entry]) => {
      const { version = '', resolved, integrity, optional, os, deprecated, hasInstallScript, link } = entry;
      // npm leaves out the URL of a package that comes from the registry (.npmrc: omit-lockfile-registry-resolved).
      const isForeign = link === true || !/^\d+\.\d+\.\d+/.test(version) || resolved !== undefined;
      // The registry we build with doesn't have every platform's package: see tools/complete-lockfile.mjs.
      const isElsewhere = optional === true && os !== undefined && !installed(path);
      return [
        ...(isForeign ? [`${path}: not from the registry`] : []),
        ...(integrity === undefined && !isElsewhere ? [`${path}: no integrity`] : []),
        ...(deprecated === undefined ? [] : [`${path}: deprecated`]),
        ...(hasInstallScript === true && !knownScripts.includes(nameOf(path))
          ? [`${path}: a script runs during installation`]
          : []),
      ];
    });
}
