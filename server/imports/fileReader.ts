/**
 * Reading files that people bring, beside the server: a hand-made file can take seconds and a gigabyte before it turns out to
 * be no report. One process for one file, with bounds on its time and memory; one file at a time. A process and no
 * thread: a thread that runs out of memory can take the server along.
 */
import { fork } from 'node:child_process';
import type { Report } from '#credit/report/model.ts';
import { UnreadableReport, type UnreadableReason } from '#credit/report/unreadable.ts';

export type Reading = { readonly report: Report } | { readonly unreadable: UnreadableReason };

export interface FileReaderLimits {
  /** Milliseconds for one file. */
  readonly time: number;
  /** Megabytes of the process's heap. */
  readonly memory: number;
}

/** Throws `UnreadableReport`; what goes beyond the limits is `tooLarge`. */
export type ReadFile = (bytes: Uint8Array) => Promise<Report>;

const code = new URL('fileReaderProcess.ts', import.meta.url);

function readBeside(bytes: Uint8Array, { time, memory }: FileReaderLimits): Promise<Report> {
  const { promise, resolve, reject } = Promise.withResolvers<Report>();
  const reader = fork(code, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memory}`],
    // It needs none of the server's secrets, and what it might print could quote a report.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const limit = setTimeout(() => reader.kill('SIGKILL'), time);
  reader.once('message', (reading: Reading) => {
    if ('report' in reading) resolve(reading.report);
    else reject(new UnreadableReport(reading.unreadable));
  });
  reader.once('error', reject);
  reader.once('exit', () => {
    clearTimeout(limit);
    // After an answer this says nothing any more; without one the file was too much for the process.
    reject(new UnreadableReport('tooLarge'));
  });
  reader.send(bytes, (error) => {
    if (error !== null) reader.kill('SIGKILL');
  });
  return promise;
}

export function createFileReader(limits: FileReaderLimits = { time: 10_000, memory: 384 }): ReadFile {
  let last: Promise<unknown> = Promise.resolve();
  return (bytes) => {
    const reading = last.then(() => readBeside(bytes, limits));
    last = reading.catch(() => undefined);
    return reading;
  };
}
