import type { KeyObject } from 'node:crypto';
import type { MasterKey } from '#server/sealing/masterKey.ts';
import type { Database } from './database.ts';
import type { JobSignal } from './jobSignal.ts';

/** The server gets the time only through this port, so that a test can simulate six months. */
export interface Clock {
  now(): Date;
}

/**
 * What every repository needs. Rows never leave the store; ids and instants are generated here, not by the database.
 */
export interface StoreContext {
  readonly db: Database;
  readonly masterKey: MasterKey;
  /** Seals data that belongs to no tenant. */
  readonly serverKey: KeyObject;
  /** Wakes those who work on jobs. */
  readonly jobSignal: Pick<JobSignal, 'raise'>;
  /** The current instant, in ISO 8601, UTC. */
  readonly now: () => string;
}
