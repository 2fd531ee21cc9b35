import { readdirSync } from 'node:fs';
import { type AnyStateMachine, StateMachine } from 'xstate';

const folder = new URL('../../../machines/', import.meta.url);

/** A workflow's chart and its source file. */
export interface MachineSource {
  readonly machine: AnyStateMachine;
  /** File name inside machines/. */
  readonly file: string;
}

/**
 * Every machine in machines/, by file name, so that a new file is drawn, walked, and checked without being listed
 * anywhere.
 */
export async function everyMachine(): Promise<MachineSource[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const rooms = await Promise.all(
    files.toSorted().map(async (file) => {
      const room: Record<string, unknown> = await import(new URL(file, folder).href);
      return { file, room };
    }),
  );
  return rooms.flatMap(({ file, room }) =>
    Object.values(room)
      .filter((value) => value instanceof StateMachine)
      .map((machine: AnyStateMachine) => ({ machine, file })),
  );
}
