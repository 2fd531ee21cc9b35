import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'redress-together-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const module = new URL('together.mjs', import.meta.url).href;
/** A server that writes its process id, and takes a moment to stop. */
const server = (name: string) =>
  `require('fs').writeFileSync(${JSON.stringify(join(folder, name))}, String(process.pid));
   process.on('SIGTERM', () => setTimeout(() => process.exit(0), 400)); setInterval(() => {}, 1000);`;

/** Starts it as npm does: from a shell, which waits for it. */
function npmStart(name: string): ChildProcess {
  const script = join(folder, `${name}.mjs`);
  writeFileSync(
    script,
    `import { Together } from '${module}';
     const together = new Together(${JSON.stringify(join(folder, 'mark'))});
     await together.takeOver();
     together.run(process.execPath, ['-e', ${JSON.stringify(server(name))}], { stdio: 'ignore' });`,
  );
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${script}"; exit $?`], {
    stdio: 'ignore',
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  started.push(shell);
  return shell;
}

async function until(what: () => boolean): Promise<void> {
  while (!what()) await wait(20);
}
async function pidOf(name: string): Promise<number> {
  const file = join(folder, name);
  await until(() => existsSync(file) && readFileSync(file, 'utf8') !== '');
  return Number(readFileSync(file, 'utf8'));
}
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.skipIf(process.platform === 'win32')(
  'stops the server when npm’s shell ends, and the next start waits for it',
  async () => {
    const shell = npmStart('first');
    const first = await pidOf('first');
    shell.kill('SIGTERM');
    await once(shell, 'exit');
    expect(isRunning(first)).toBe(true);

    await until(() => existsSync(join(folder, 'mark')));
    const next = npmStart('second');
    const second = await pidOf('second');
    expect([isRunning(first), isRunning(second)]).toEqual([false, true]);
    next.kill('SIGTERM');
    await until(() => !isRunning(second) && !existsSync(join(folder, 'mark')));
  },
);
