import type { EventEmitter } from 'node:events';
import { hostname } from 'node:os';
import { errorForLog } from './http/errorForLog.ts';

/** The numbers of the levels in log lines. */
const levels = { info: 30, warn: 40, error: 50, fatal: 60 } as const;

/** Writes one log line. */
export type WriteLine = (level: keyof typeof levels, msg: string, fields?: object) => void;

/** Lines as requests are logged in production: one JSON object each. */
export function jsonLines(write: (text: string) => void): WriteLine {
  return (level, msg, fields = {}) =>
    write(
      `${JSON.stringify({ level: levels[level], time: Date.now(), pid: process.pid, hostname: hostname(), ...fields, msg })}\n`,
    );
}

/**
 * Turns what Node.js would print as plain text into log lines: warnings, and an error that nothing caught, after which
 * the process ends with status 1 as usual.
 */
export function logProcessProblems(
  process: Pick<EventEmitter, 'on' | 'removeAllListeners'>,
  line: WriteLine,
  exit: (status: number) => void,
): void {
  // The listener of Node.js prints them.
  process.removeAllListeners('warning');
  process.on('warning', (warning: Error & { readonly code?: string }) =>
    line('warn', warning.message, { kind: warning.name, code: warning.code }),
  );
  process.on('uncaughtException', (error: unknown) => {
    line('fatal', 'The process ends because of an unexpected error.', errorForLog(error));
    exit(1);
  });
}
