/** Reads mutants by number, or files by path, one at a time. `made` comes before the reading begins, so that it can be timed. */
import { readFileSync } from 'node:fs';
import { mutantOf, type Mutant } from './mutant.ts';
import { outcomeOf } from './reading.ts';
import { samples } from './samples.ts';
import { Ask, type Answer } from './words.ts';

const known = samples();
let mutant: Mutant | null = null;

const say = (answer: Answer): void => {
  process.send?.(answer);
};

function madeFrom(ask: Exclude<Ask, { kind: 'read' }>): Mutant {
  return ask.kind === 'file'
    ? { form: 'file', changes: [], bytes: readFileSync(ask.path) }
    : mutantOf(known, ask.seed, ask.number);
}

process.on('message', (message) => {
  const ask = Ask.parse(message);
  if (ask.kind !== 'read') {
    mutant = madeFrom(ask);
    say({ kind: 'made', form: mutant.form, changes: mutant.changes, bytes: mutant.bytes.length });
    return;
  }
  if (mutant === null) throw new Error('Nothing was made.');
  const begun = performance.now();
  const outcome = outcomeOf(mutant.bytes);
  say({
    kind: 'done',
    outcome,
    milliseconds: performance.now() - begun,
    // Kilobytes.
    peak: process.resourceUsage().maxRSS,
  });
});
