const tidies: (() => Promise<void>)[] = [];

/** Cleans up when a test worker ends: the runner ends it with SIGTERM, or has ended itself. */
export function atWorkersEnd(tidy: () => Promise<void>): void {
  if (tidies.push(tidy) > 1) return;
  const end = () => void Promise.allSettled(tidies.map((each) => each())).then(() => process.exit());
  process.once('SIGTERM', end);
  process.once('disconnect', end);
}
