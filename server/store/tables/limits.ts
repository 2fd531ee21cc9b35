/** What a limit remembers about an address, an email address, or a person. */
export interface AttemptTable {
  /** The key, hashed with the server's key: a copy of the database doesn't say who tried. */
  key_hash: string;
  /** JSON; what it contains is up to the limit. */
  state: string;
  expires_at: string;
}

/** How often an account did something in the window that began with the first time. */
export interface AllowanceTable {
  account_id: string;
  /** A daily limit, or the name of a call. */
  what: string;
  used: number;
  ends_at: string;
}
