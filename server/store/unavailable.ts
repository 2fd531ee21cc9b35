/**
 * The store can't do this now, but may be able to soon: the database is restarting, can't be reached, or is out of
 * space or connections. A pending change is rolled back, unless only the reply to its commit was lost: the caller
 * can't know, and nothing is retried here.
 */
export class StoreUnavailable extends Error {
  /** The error code of the database or the operating system, for the log: `57P01`, `ECONNREFUSED`, `SQLITE_FULL`. */
  readonly reason: string;

  constructor(reason: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreUnavailable';
    this.reason = reason;
  }
}

/** For a write that no reply depends on: ignores that the store is unavailable. */
export function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof StoreUnavailable)) throw error;
}
