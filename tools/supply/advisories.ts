import { spawnSync } from 'node:child_process';
import * as z from 'zod/mini';
import { root } from './lockfile.ts';

const Report = z.object({
  metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});

/** The packages with known vulnerabilities; a sentence if the registry doesn't say. */
export function advisories(): readonly string[] | string {
  const windows = process.platform === 'win32';
  const ended = spawnSync(windows ? 'npm.cmd' : 'npm', ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: windows,
  });
  let said: unknown;
  try {
    said = JSON.parse(ended.stdout);
  } catch {
    said = null;
  }
  const report = Report.safeParse(said);
  if (!report.success) return 'this registry has no advisories to compare with (npm audit)';
  return Object.entries(report.data.vulnerabilities).map(([name, { severity }]) => `${name}: ${severity}`);
}
