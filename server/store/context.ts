import type { KeyObject } from 'node:crypto';
import type { MasterKey } from '#server/sealing/masterKey.ts';
import type { Database } from './database.ts';

/** Time, as everywhere in the server: a port, so that a test can live six months. */
export interface Clock {
  now(): Date;
}

/** What every repository works with. Its rows never leave it; ids and instants are made here, not by the engine. */
export interface StoreContext {
  readonly db: Database;
  readonly masterKey: MasterKey;
  /** Seals what no tenant owns. */
  readonly serverKey: KeyObject;
  /** The current instant, ISO 8601 in UTC. */
  readonly now: () => string;
}
