import { readFile } from 'node:fs/promises';

/** How many bytes of memory a process holds now; null where the system doesn't say, and once it has ended. */
export async function memoryOf(pid: number): Promise<number | null> {
  // Linux: proc_pid_status(5).
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) * 1_024;
}
