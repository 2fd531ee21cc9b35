/**
 * The store can't do what it was asked, but may be able to soon: the database is restarting, can't be reached, or is out
 * of room or connections. A change under way is rolled back, unless only the answer to its commit was lost: the caller
 * can't know, and nothing is tried again here.
 */
export class StoreUnavailable extends Error {
  /** What the database or the system calls it, for the log: `57P01`, `ECONNREFUSED`, `SQLITE_FULL`. */
  readonly reason: string;

  constructor(reason: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreUnavailable';
    this.reason = reason;
  }
}

/** For a write that no answer depends on: catches that it could not be made. */
export function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof StoreUnavailable)) throw error;
}
