/**
 * A sealed value that does not open: altered, truncated, moved to another row, column, or tenant, or sealed with
 * another key. The message names the place, never the value.
 */
export class UnsealError extends Error {
  constructor(sealContext: string) {
    super(`The seal of ${sealContext} is broken: it was altered, moved, or sealed with another key.`);
    this.name = 'UnsealError';
  }
}
