import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, run, until, type Child } from './child.ts';
import { median, type Figure } from './figure.ts';
import { descendant, usageOf } from './usage.ts';

const rounds = 3;
/** Longer than the idle worker that typesets letters stays alive. */
const idleSeconds = 45;

interface Started {
  readonly child: Child;
  /** Milliseconds from the command to the first successful call. */
  readonly ready: number;
  /** The server process. */
  readonly server: number;
}

function answers(port: number): Promise<true | null> {
  return new Promise((resolve) => {
    const asked = request({ host: 'localhost', port, path: '/api/health' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200 ? true : null);
    });
    asked.on('error', () => resolve(null));
    asked.end();
  });
}

async function start(dataDir: string): Promise<Started> {
  const port = await freePort();
  const begun = performance.now();
  const child = run('npm', ['start'], { PORT: String(port), DATA_DIR: dataDir });
  await until(child, () => answers(port), 5);
  const ready = performance.now() - begun;
  const server = await until(child, () => descendant(child.pid, join('server', 'main.ts')));
  return { child, ready, server };
}

/** Waits until the server has used almost no CPU time for three seconds, when the demo clients are complete. */
async function quiet({ child, server }: Started): Promise<void> {
  let { cpu } = usageOf(server);
  let calm = 0;
  await until(
    child,
    () => {
      const used = usageOf(server).cpu - cpu;
      cpu += used;
      calm = used < 30 ? calm + 1 : 0;
      return calm >= 3 ? true : null;
    },
    1_000,
  );
}

/** `npm start` until it responds, and the memory of the server process. */
export async function* starting(): AsyncGenerator<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'redress-bench-'));
  const figure = (name: string, value: number, unit: string): Figure => ({
    name,
    value,
    unit,
    against: null,
  });
  const memory = (name: string, { server }: Started) =>
    figure(`start.${name}`, usageOf(server).residentMB, 'MB');
  try {
    // Brings the build up to date, so that none of the measured starts has to build.
    await (await start(join(folder, 'unmeasured'))).child.stop();

    const dataDir = join(folder, 'data');
    const first = await start(dataDir);
    try {
      yield figure('start.empty', first.ready, 'ms');
      await quiet(first);
      yield memory('memorySeeded', first);
      await wait(idleSeconds * 1_000);
      yield memory('memorySeededIdle', first);
    } finally {
      await first.child.stop();
    }

    const times: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const again = await start(dataDir);
      try {
        times.push(again.ready);
        if (round < rounds) continue;
        yield figure('start.warm', median(times), 'ms');
        await wait(10_000);
        yield memory('memoryIdle', again);
      } finally {
        await again.child.stop();
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
