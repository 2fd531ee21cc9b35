import { CallError, type FailureCode } from '#contract/failures.ts';

/** Refusals that say that something is not as the page shows it: someone else has changed it since. */
const outdated: ReadonlySet<FailureCode> = new Set([
  'notFound',
  'changedMeanwhile',
  'repeatedChoice',
  'noGenerations',
  'alreadyDecided',
  'onHold',
]);

const isOutdated = (error: unknown): boolean =>
  error instanceof CallError &&
  // A letter was mailed, or an answer recorded, before this entry.
  (outdated.has(error.code) || error.fields.some(({ problem }) => problem.startsWith('already')));

const listeners = new Set<() => void>();

/** Notes that the page is out of date. */
export function noteOutdated(): void {
  for (const listener of listeners) listener();
}

/** Notes why something a person did was refused. */
export function noteRefusal(error: unknown): void {
  if (isOutdated(error)) noteOutdated();
}

/** Calls `listener` whenever something was refused because the page is out of date, until the returned function is called. */
export function onOutdated(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
