import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { nameOf, root, type Lock } from './lockfile.ts';

const Component = z.looseObject({ 'bom-ref': z.string(), name: z.string(), version: z.string() });
const Bom = z.looseObject({
  components: z.array(Component),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});
export type Bom = z.infer<typeof Bom>;

/**
 * The bill of materials of what is shipped, in CycloneDX, as npm writes it. npm's own `--omit dev` leaves out
 * packages that both the product and a tool need, so it lists everything and is narrowed here. Throws if npm fails.
 */
export function billOfMaterials(lock: Lock, shipped: ReadonlySet<string>): Bom {
  const windows = process.platform === 'win32';
  const ended = spawnSync(windows ? 'npm.cmd' : 'npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    shell: windows,
  });
  if (ended.status !== 0) throw new Error(`npm sbom failed: ${ended.stderr.trim()}`);
  const bom = Bom.parse(JSON.parse(ended.stdout));
  const wanted = new Set([...shipped].map((path) => `${nameOf(path)}@${lock[path]?.version ?? ''}`));
  const components = bom.components.filter(({ name, version }) => wanted.has(`${name}@${version}`));
  const refs = new Set(components.map((component) => component['bom-ref']));
  const own = bom.dependencies.filter(({ ref }) => refs.has(ref) || ref.startsWith('redress@'));
  return {
    ...bom,
    components,
    dependencies: own.map((entry) => ({
      ...entry,
      dependsOn: entry.dependsOn.filter((ref) => refs.has(ref)),
    })),
  };
}

const Manifest = z.object({ name: z.string(), version: z.string() });

/** What the bill lists and is not installed, or is installed for the product and not listed. */
export function differences(bom: Bom, shipped: ReadonlySet<string>): string[] {
  const listed = new Set(bom.components.map(({ name, version }) => `${name}@${version}`));
  const there = new Set(
    [...shipped].map((path) => {
      const { name, version } = Manifest.parse(
        JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')),
      );
      return `${name}@${version}`;
    }),
  );
  return [
    ...[...listed].filter((each) => !there.has(each)).map((each) => `${each} is listed, but not installed`),
    ...[...there].filter((each) => !listed.has(each)).map((each) => `${each} is installed, but not listed`),
  ];
}

/** Packages in node_modules that the lockfile doesn't have. */
export const strangers = (lock: Lock): string[] =>
  globSync('node_modules/{*,@*/*}/package.json', { cwd: root })
    .map((file) => file.slice(0, -'/package.json'.length))
    .filter((path) => !(path in lock));
