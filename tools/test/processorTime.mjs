import { existsSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Processor time of a command with all that it starts. Linux counts it for a control group, which needs root; elsewhere the
 * shell tells what it has waited for, and that is without a browser's helpers, which nobody waits for.
 */
const controlled = ['/sys/fs/cgroup/cpuacct', '/sys/fs/cgroup'].find((folder) =>
  ['cpuacct.usage', 'cpu.stat'].some((file) => existsSync(join(folder, file))),
);

/** @param {string} name @returns {string | null} */
function newGroup(name) {
  if (controlled === undefined) return null;
  const group = join(controlled, `redress-test-${process.pid}-${name}`);
  try {
    mkdirSync(group);
    return group;
  } catch {
    return null;
  }
}

/** @param {string} group seconds used so far */
function usedBy(group) {
  const total = join(group, 'cpuacct.usage');
  if (existsSync(total)) return Number(readFileSync(total, 'utf8')) / 1e9;
  return Number(/usage_usec (\d+)/.exec(readFileSync(join(group, 'cpu.stat'), 'utf8'))?.[1]) / 1e6;
}

/** The last line that `times` writes: user and system time of what the shell has waited for. @param {string} text */
function waitedFor(text) {
  const [, line = ''] = text.trim().split('\n').slice(-2);
  const seconds = [...line.matchAll(/(\d+)m([\d.]+)s/g)].map(([, m, s]) => Number(m) * 60 + Number(s));
  return seconds.length === 2 ? seconds.reduce((sum, each) => sum + each, 0) : null;
}

/**
 * How to start a command so that its time is counted: the words to start, and what tells the seconds in the end from the
 * text of file descriptor 4 (null when they cannot be had).
 *
 * @param {string} name @param {readonly string[]} words
 * @returns {{ words: string[], seconds: (told: string) => number | null, whole: boolean }}
 */
export function counted(name, words) {
  if (process.platform === 'win32') return { words: [...words], seconds: () => null, whole: false };
  const group = newGroup(name);
  const script =
    'if [ -n "$0" ]; then echo $$ > "$0/cgroup.procs"; exec "$@"; fi; "$@"; s=$?; times >&4; exit $s';
  return {
    words: ['sh', '-c', script, group ?? '', ...words],
    whole: group !== null,
    seconds(told) {
      if (group === null) return waitedFor(told);
      const used = usedBy(group);
      try {
        rmdirSync(group);
      } catch {
        // Something that was started is still there.
      }
      return used;
    },
  };
}
