import { existsSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * CPU time of a command and everything it starts. On Linux, root can use a control group. Elsewhere the shell
 * reports the time of the processes it waited for, which leaves out a browser's helper processes, because nothing
 * waits for those.
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
    // Not ours to create here: the shell's own figures are used instead.
    return null;
  }
}

/** @param {string} group @returns {number} seconds used so far */
function usedBy(group) {
  const total = join(group, 'cpuacct.usage');
  if (existsSync(total)) return Number(readFileSync(total, 'utf8')) / 1e9;
  return Number(/usage_usec (\d+)/.exec(readFileSync(join(group, 'cpu.stat'), 'utf8'))?.[1]) / 1e6;
}

/** Adds up the last line that `times` prints: user and system time of the processes waited for. @param {string} text */
function waitedFor(text) {
  const line = text.trim().split('\n').at(-1) ?? '';
  const seconds = [...line.matchAll(/(\d+)m([\d.]+)s/g)].map(([, m, s]) => Number(m) * 60 + Number(s));
  return seconds.length === 2 ? seconds.reduce((sum, each) => sum + each, 0) : null;
}

const inGroup = 'echo $$ > "$0/cgroup.procs" && exec "$@"';
const waited = '"$@"; status=$?; times >&4; exit $status';

/**
 * Prepares a command so that its CPU time is counted.
 *
 * @param {string} name @param {readonly string[]} argv
 * @returns {{ argv: string[], seconds: (reported: string) => number | null, whole: boolean }} The command to start; a function that
 *   returns the seconds once it has ended, given what was written to file descriptor 4; whether helper processes are included.
 */
export function counted(name, argv) {
  if (process.platform === 'win32') return { argv: [...argv], seconds: () => null, whole: false };
  const group = newGroup(name);
  if (group === null) return { argv: ['sh', '-c', waited, 'sh', ...argv], seconds: waitedFor, whole: false };
  return {
    argv: ['sh', '-c', inGroup, group, ...argv],
    whole: true,
    seconds() {
      const used = usedBy(group);
      try {
        rmdirSync(group);
      } catch {
        // A process that it started is still running.
      }
      return used;
    },
  };
}
