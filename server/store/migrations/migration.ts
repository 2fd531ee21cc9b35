import type { RawBuilder } from 'kysely';
import type { Engine } from '#server/store/database.ts';

/** What migrations need to build their statements: a text type that sorts by code point on both engines. */
export interface Building {
  readonly text: RawBuilder<unknown>;
  readonly engine: Engine;
}

/** One step forward; there is no way back. All pending steps are recorded in the same transaction. */
export interface Migration {
  /** `0001-clients`: number and subject. Saved in the store, so never rename it. */
  readonly name: string;
  readonly statements: (building: Building) => readonly RawBuilder<unknown>[];
}
