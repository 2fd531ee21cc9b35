/**
 * Draws first screens with the pages' own components, in a process of its own: it starts when people come, draws while the
 * server answers others, and ends when nobody has come for a while, with the memory that it took. Without it, pages are sent
 * without a drawing, as they are when it takes too long.
 */
import { fork, type ChildProcess } from 'node:child_process';
import type { Drawing, Wanted } from '#contract/drawing.ts';
import { compiledCode } from '#server/compiledCode.ts';

export interface Job {
  readonly id: number;
  readonly wanted: Wanted;
}
export interface Answer {
  readonly id: number;
  readonly drawing: Drawing | null;
  /** The kind of error, if it could not be drawn. */
  readonly failed?: string;
}

export interface Drawer {
  /** Starts the process, if it isn't running. */
  readonly warm: () => void;
  /** Null if it could not be drawn. Never throws. */
  readonly draw: (wanted: Wanted) => Promise<Drawing | null>;
  readonly close: () => void;
}

interface DrawerOptions {
  /** A module with `draw`: its path. */
  readonly code: string;
  /** Told why something was not drawn: the name of an error, `ended` or `timeout`. */
  readonly onFailure: (reason: string) => void;
  /** Milliseconds for one drawing, and for the start of the process before it, after which the process is replaced. */
  readonly timeLimit?: number;
  /** Milliseconds without a visitor, after which the process ends. */
  readonly idleLimit?: number;
}

const process_ = new URL('drawingProcess.ts', import.meta.url);
/** Beyond, the last would come too late, and keep the next ones waiting. */
const mostWaiting = 8;
/** Megabytes. Without the second limit, its young objects alone would take more. */
const memory = ['--max-old-space-size=96', '--max-semi-space-size=4'];

export function createDrawer({
  code,
  onFailure,
  timeLimit = 15_000,
  idleLimit = 10 * 60_000,
}: DrawerOptions): Drawer {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  const waiting = new Map<number, (drawing: Drawing | null) => void>();

  function end(reason: string | null): void {
    const ended = child;
    child = null;
    clearTimeout(idle);
    if (reason !== null) onFailure(reason);
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
    ended?.kill('SIGKILL');
  }

  function start(): ChildProcess {
    const started = fork(process_, [code], {
      serialization: 'advanced',
      execArgv: memory,
      // It needs none of the server's secrets, and its output could quote a client's name.
      // Days are those of the person, wherever the server is.
      env: { ...compiledCode(), TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.on('message', ({ id, drawing, failed }: Answer) => {
      if (failed !== undefined) onFailure(failed);
      waiting.get(id)?.(drawing);
      waiting.delete(id);
    });
    const died = () => {
      if (started === child) end('ended');
    };
    started.on('error', died);
    started.on('exit', died);
    // It alone doesn't keep the server running.
    started.unref();
    started.channel?.unref();
    return started;
  }

  function warm(): ChildProcess {
    child ??= start();
    clearTimeout(idle);
    idle = setTimeout(() => (waiting.size > 0 ? warm() : end(null)), idleLimit).unref();
    return child;
  }

  return {
    warm: () => void warm(),
    draw(wanted) {
      if (waiting.size >= mostWaiting) return Promise.resolve(null);
      const drawing = Promise.withResolvers<Drawing | null>();
      const id = (last += 1);
      const limit = setTimeout(() => end('timeout'), timeLimit).unref();
      waiting.set(id, (drawn) => {
        clearTimeout(limit);
        drawing.resolve(drawn);
      });
      // Anything that prevents sending ends the process, and its end is handled.
      warm().send({ id, wanted } satisfies Job, () => undefined);
      return drawing.promise;
    },
    close: () => end(null),
  };
}
