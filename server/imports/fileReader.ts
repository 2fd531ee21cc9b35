/**
 * Reads files that people upload, outside the server process: a crafted file can take seconds and a gigabyte before
 * it turns out not to be a report. One process per file, with limits on its time and memory; one file at a time. A
 * process rather than a thread, because a thread that runs out of memory can take the server down.
 */
import { fork } from 'node:child_process';
import type { Report } from '#credit/report/model.ts';
import { UnreadableReportError, type UnreadableReason } from '#credit/report/unreadable.ts';
import { compiledCode } from '#server/compiledCode.ts';

export type Reading = { readonly report: Report } | { readonly unreadable: UnreadableReason };

export interface FileReaderLimits {
  /** Milliseconds for one file. */
  readonly time: number;
  /** Megabytes of the process's heap. */
  readonly memory: number;
}

/** Throws `UnreadableReportError`; exceeding the limits is `tooLarge`. */
export type ReadFile = (bytes: Uint8Array) => Promise<Report>;

const code = new URL('fileReaderProcess.ts', import.meta.url);

function readBeside(bytes: Uint8Array, { time, memory }: FileReaderLimits): Promise<Report> {
  const { promise, resolve, reject } = Promise.withResolvers<Report>();
  const reader = fork(code, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memory}`],
    // It needs none of the server's secrets, and its output could quote a report.
    env: compiledCode(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const end = () => void reader.kill('SIGKILL');
  const limit = setTimeout(end, time);
  // It must not outlive a server that stops while it reads.
  process.once('exit', end);
  reader.once('message', (reading: Reading) => {
    if ('report' in reading) resolve(reading.report);
    else reject(new UnreadableReportError(reading.unreadable));
  });
  reader.once('error', reject);
  reader.once('exit', () => {
    clearTimeout(limit);
    process.off('exit', end);
    // After a response this has no effect; without one, the file was too much for the process.
    reject(new UnreadableReportError('tooLarge'));
  });
  reader.send(bytes, (error) => {
    if (error !== null) end();
  });
  return promise;
}

export function createFileReader(limits: FileReaderLimits = { time: 10_000, memory: 384 }): ReadFile {
  let last: Promise<unknown> = Promise.resolve();
  return (bytes) => {
    const reading = last.then(() => readBeside(bytes, limits));
    // The caller gets the failure; the next file only waits for this one to end.
    last = reading.catch(() => undefined);
    return reading;
  };
}
