import { readFileSync } from 'node:fs';

/** Milliseconds per tick in `/proc/…/stat`: 100 ticks per second on every Linux that Node runs on. */
const tick = 10;

/** The resources a process of this machine has used. Reads `/proc`, so it works only on Linux. */
export function usageOf(pid: number): { readonly cpu: number; readonly residentMB: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Starts after the name in parentheses, which may contain spaces; user and system time are the 14th and 15th
  // fields.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const resident = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return {
    cpu: (Number(fields[11]) + Number(fields[12])) * tick,
    residentMB: (Number(resident) * 1_024) / 1_000_000,
  };
}

/** The processes below `pid` whose command line contains `words`. */
export function descendants(pid: number, words: string): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children
    .map(Number)
    .flatMap((child) =>
      readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(words) ? [child] : descendants(child, words),
    );
}

/** The first of them; null while there is none. */
export const descendant = (pid: number, words: string): number | null => descendants(pid, words)[0] ?? null;
