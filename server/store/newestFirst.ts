/** Where an entry is in a log: its instant (ISO 8601) and its id. The logs' indexes have both. */
export interface Place {
  readonly createdAt: string;
  readonly id: string;
}

/** A part of a log that has the newest first: this many entries, from the newest on or from behind a place. */
export interface NewestFirst {
  readonly entries: number;
  readonly behind: Place | null;
}
