/** Where a sealed value is stored. It is bound to this place and opens nowhere else. */
export interface SealContext {
  /** The owning account's id; `server` for what belongs to no tenant. */
  readonly account: string;
  readonly table: string;
  readonly column: string;
  readonly row: string;
}

/**
 * The additional data of a seal. None of the parts can contain the separator: they are ids, hashes, and names of
 * ours.
 */
export function additionalData({ account, table, column, row }: SealContext): Buffer {
  return Buffer.from([account, table, column, row].join('|'), 'utf8');
}

/** For messages: the place without the tenant. */
export function nameOf({ table, column, row }: SealContext): string {
  return `${table}.${column} of ${row}`;
}
