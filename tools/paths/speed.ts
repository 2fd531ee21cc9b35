import type { WalkedPath } from '#tests/paths/harness/walk.ts';

type Walk = Pick<WalkedPath, 'begun' | 'duration'>;

/** Seconds in which at least one path was being walked. Starting the browser and loading modules doesn't count. */
export function secondsWalked(paths: readonly Walk[]): number {
  let milliseconds = 0;
  let end = -Infinity;
  for (const { begun, duration } of paths.toSorted((one, other) => one.begun - other.begun)) {
    milliseconds += Math.max(0, begun + duration - Math.max(begun, end));
    end = Math.max(end, begun + duration);
  }
  return milliseconds / 1_000;
}
