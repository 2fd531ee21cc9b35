const tidies: (() => Promise<void>)[] = [];

/** Tidies up when a worker of the tests ends: the runner ends it by SIGTERM, or has gone away itself. */
export function atWorkersEnd(tidy: () => Promise<void>): void {
  if (tidies.push(tidy) > 1) return;
  const end = () => void Promise.allSettled(tidies.map((each) => each())).then(() => process.exit());
  process.once('SIGTERM', end);
  process.once('disconnect', end);
}
