/**
 * Breaks each transition of each statechart, one at a time (removed, without its guard, or to another state), and
 * runs the machine's own tests, then its page in docs/paths. Every mutant must make one of them fail, or keep it
 * waiting forever.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { StateMachine } from 'xstate';
import { mutantsOf } from './machineMutants.ts';
import type { MutantResult } from './machineRun.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** After this many milliseconds without output, a mutant counts as looping forever. */
const timeouts = 15_000;

interface Subject {
  readonly file: string;
  readonly name: string;
  readonly mutants: readonly string[];
}

export async function everySubject(): Promise<Subject[]> {
  const found: Subject[] = [];
  for (const file of readdirSync(`${root}machines`).toSorted()) {
    const room: Record<string, unknown> = await import(`${root}machines/${file}`);
    const machine = Object.values(room).find((value) => value instanceof StateMachine);
    if (machine === undefined) continue;
    found.push({ file, name: machine.id, mutants: mutantsOf(machine).map(({ name }) => name) });
  }
  return found;
}

/** Results starting with mutant `first`; stops early if one of them loops forever. */
async function runFrom(file: string, first: number): Promise<MutantResult[]> {
  const child = spawn(process.execPath, ['tools/mutate/machineRun.ts', file, String(first)], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  let silence = setTimeout(end, timeouts);
  const results: MutantResult[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    clearTimeout(silence);
    silence = setTimeout(end, timeouts);
    if (line.startsWith('{')) results.push(JSON.parse(line));
  }
  clearTimeout(silence);
  return results;
}

/** Runs the tests against the mutants of these machines. Lists the survivors; returns true if there are none. */
export async function mutateMachines(subjects: readonly Subject[]): Promise<boolean> {
  let total = 0;
  let byHand = 0;
  const endless: string[] = [];
  const survivors: string[] = [];
  for (const { file, name, mutants } of subjects) {
    let found = 0;
    for (let next = 0; next < mutants.length;) {
      const results = await runFrom(file, next);
      found += results.filter(({ by }) => by !== null).length;
      byHand += results.filter(({ by }) => by === 'hand').length;
      survivors.push(...results.filter(({ by }) => by === null).map((result) => result.name));
      next += results.length;
      if (next < mutants.length) {
        // The mutant after the last result never finished.
        endless.push(mutants[next] ?? '');
        found += 1;
        next += 1;
      }
    }
    total += mutants.length;
    console.error(`${name}: ${found} of ${mutants.length} found`);
  }
  console.log(
    JSON.stringify({ mutants: total, killed: total - survivors.length, byHand, endless, survivors }, null, 2),
  );
  return survivors.length === 0;
}
