import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findPostgres } from './aPostgres.ts';
import { timeouts } from './timeouts.ts';

const script = `
  const { findPostgres, startPostgres } = await import('${fileURLToPath(new URL('aPostgres.ts', import.meta.url))}');
  const { folder } = await startPostgres(findPostgres(), { durable: false });
  console.log(folder);
`;

it.skipIf(findPostgres() === null)(
  'leaves no server and no folder behind when the process that started it is killed',
  async () => {
    const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(owner.stdout, 'data')) as [Buffer];
    const folder = String(line).trim();
    const pid = Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
    owner.kill('SIGKILL');
    await expect.poll(() => existsSync(folder), { timeout: timeouts.start }).toBe(false);
    expect(isRunning(pid)).toBe(false);
  },
);

/** A process that has ended may be a zombie until the machine's first process notices. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
