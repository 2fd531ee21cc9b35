/** Runs before each test file of a mutation run: one transition of its machine is wrong. */
import { inject } from 'vitest';
import { StateMachine } from 'xstate';
import { mutantsOf, replaceBy } from './machineMutants.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly mutant: { readonly file: string; readonly index: number } | null;
  }
}

const wanted = inject('mutant');
if (wanted !== null) {
  const room: Record<string, unknown> = await import(/* @vite-ignore */ `../../machines/${wanted.file}`);
  const machine = Object.values(room).find((value) => value instanceof StateMachine);
  const mutant = machine && mutantsOf(machine)[wanted.index];
  if (machine === undefined || mutant === undefined) throw new Error(`No mutant ${JSON.stringify(wanted)}`);
  replaceBy(machine, mutant.make());
}
