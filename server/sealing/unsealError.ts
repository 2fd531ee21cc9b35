/** Is told which column has a value that doesn't open. */
export type NoteDamage = (column: string) => void;

/** The value, or a substitute if its seal is broken and the caller wants to know: one damaged value must not hide the others. */
export function openedOr<T>(
  open: () => T,
  substitute: T,
  column: string,
  noteDamage: NoteDamage | undefined,
): T {
  try {
    return open();
  } catch (error) {
    if (noteDamage === undefined || !(error instanceof UnsealError)) throw error;
    noteDamage(column);
    return substitute;
  }
}

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
