/**
 * Creates mutants by number, or loads files by path, and reads them one at a time. Each step is a separate request,
 * so that it can be timed from outside.
 */
import { readFileSync } from 'node:fs';
import type { Report } from '#credit/report/model.ts';
import { mutantOf, type Mutant } from './mutant.ts';
import { outcomeOf, used } from './reading.ts';
import { samples } from './samples.ts';
import { Ask, type Answer, type Outcome } from './words.ts';

const known = samples();
let bytes: Uint8Array = new Uint8Array();
let report: Report | null = null;

const say = (answer: Answer): void => {
  process.send?.(answer);
};

function madeFrom(ask: Extract<Ask, { kind: 'file' | 'mutant' }>): Mutant {
  return ask.kind === 'file'
    ? { form: 'file', changes: [], bytes: readFileSync(ask.path) }
    : mutantOf(known, ask.seed, ask.number);
}

function read(): Outcome {
  const taken = outcomeOf(bytes);
  report = taken.report;
  return taken.outcome;
}

function use(): Outcome {
  if (report === null) throw new Error('No report has been read.');
  const outcome = used(report);
  report = null;
  return outcome;
}

/**
 * Peak memory in kilobytes. What `resourceUsage` reports begins, on Linux, with the memory of the process that started
 * this one, which would count against every mutant.
 */
function peakOfThisProcess(): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
  } catch {
    return process.resourceUsage().maxRSS;
  }
}

process.on('message', (message) => {
  const ask = Ask.parse(message);
  if (ask.kind === 'file' || ask.kind === 'mutant') {
    const made = madeFrom(ask);
    bytes = made.bytes;
    say({ kind: 'made', form: made.form, changes: made.changes, bytes: bytes.length });
    return;
  }
  const begun = process.cpuUsage();
  const outcome = ask.kind === 'read' ? read() : use();
  const peak = peakOfThisProcess();
  const { user, system } = process.cpuUsage(begun);
  say({ kind: 'done', outcome, milliseconds: (user + system) / 1_000, peak });
});
