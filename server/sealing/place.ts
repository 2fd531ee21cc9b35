/** Where a sealed value is stored. It is bound to this place and opens nowhere else. */
export interface Place {
  /** The owning account's id; `server` for what no tenant owns. */
  readonly account: string;
  readonly table: string;
  readonly column: string;
  readonly row: string;
}

/**
 * The additional data of a seal. None of the parts can contain the separator: they are ids, hashes, and names of
 * ours.
 */
export function boundTo({ account, table, column, row }: Place): Buffer {
  return Buffer.from([account, table, column, row].join('|'), 'utf8');
}

/** For messages: the place without the tenant. */
export function nameOf({ table, column, row }: Place): string {
  return `${table}.${column} of ${row}`;
}
