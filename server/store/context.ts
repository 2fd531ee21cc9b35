import type { KeyObject } from 'node:crypto';
import type { KeyRing } from '#server/sealing/keyRing.ts';
import type { Database } from './database.ts';
import type { JobSignal } from './jobSignal.ts';
import type { RecentMembers } from './recentMembers.ts';

/** The server gets the time only through this port, so that a test can simulate six months. */
export interface Clock {
  now(): Date;
}

/**
 * What every repository needs. Rows never leave the store; ids and instants are generated here, not by the database.
 */
export interface StoreContext {
  readonly db: Database;
  /** Wraps the keys of clients. */
  readonly keyRing: KeyRing;
  /** Seals data that belongs to no tenant. */
  readonly serverKey: KeyObject;
  /** The members who made requests in the last seconds. What changes a member or an account calls `forgetMembers`. */
  readonly recentMembers: RecentMembers;
  /** Wakes those who work on jobs. */
  readonly jobSignal: Pick<JobSignal, 'raise'>;
  /** The current instant, in ISO 8601, UTC. */
  readonly now: () => string;
}
