import type { RawBuilder } from 'kysely';

/** What a migration's statements are made with: a text type that sorts by code point on both engines. */
export interface Building {
  readonly text: RawBuilder<unknown>;
}

/** One step forward; there is no way back. All pending steps and their entries are one transaction. */
export interface Migration {
  /** `0001-clients`: number and subject. Kept in the store, so never renamed. */
  readonly name: string;
  readonly statements: (building: Building) => readonly RawBuilder<unknown>[];
}
