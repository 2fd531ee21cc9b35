import type { RawBuilder } from 'kysely';
import type { Engine } from '../database.ts';

/** What migrations need to build their statements. */
export interface Building {
  readonly engine: Engine;
  /** A text type that sorts by code point on both engines. */
  readonly text: RawBuilder<unknown>;
}

/** One step forward; there is no way back. All pending steps are recorded in the same transaction. */
export interface Migration {
  /** `0001-clients`: number and subject. Saved in the store, so never rename it. */
  readonly name: string;
  readonly statements: (building: Building) => readonly RawBuilder<unknown>[];
}
