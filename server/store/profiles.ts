import type { KeyObject } from 'node:crypto';
import type { ProfileListItem } from '#contract/profiles.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import type { NoteDamage } from '#server/sealing/unsealError.ts';
import { clientRecords, type ClientRecords } from './clientRecords.ts';
import type { StoreContext } from './context.ts';
import { addProfile, type NewProfile } from './profileCreation.ts';
import { displayName } from './names.ts';
import { prepared, profilePlaceholders } from './prepared.ts';
import {
  changedColumns,
  nameColumns,
  openColumns,
  profileColumns,
  type ProfileNames,
  type Sensitive,
  type SensitiveChange,
} from './profileFields.ts';
import { addressBefore, isMove } from './moves.ts';
import { findProfileKey, unwrapKey } from './profileKeys.ts';
import {
  countProfiles,
  type DayOfProfiles,
  hasFewerProfiles,
  listProfiles,
  profilesByDay,
  tallyProfiles,
  type WantedProfiles,
  windowOfProfiles,
  type ProfileWindow,
  type StatusTally,
} from './profileList.ts';
import { lockProfile } from './profileLock.ts';
import { findScanKey } from './scanKeys.ts';
import { findSheet, type ProfileSheet } from './profileSheet.ts';
import { type RemovedProfiles, removeProfiles } from './profileRemoval.ts';

export interface Profile extends ProfileNames {
  readonly id: string;
  readonly status: ProfileStatus;
  /** Increases with each change. */
  readonly version: number;
  readonly latestSessionId: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface OpenedProfile extends Profile {
  readonly sensitive: Sensitive;
}

/** All unsealed fields, and those sealed fields that change. */
export type ProfileChange = ProfileNames & SensitiveChange & { readonly basedOn?: number | undefined };

const wholeRow = prepared(profilePlaceholders, (db, { accountId, profileId }) =>
  db
    .selectFrom('profile')
    .leftJoin('redress_keys.profile_key as profile_key', 'profile_key.profile_id', 'profile.id')
    .where('profile.account_id', '=', accountId)
    .where('profile.id', '=', profileId)
    .select([...profileColumns, 'sealed_ssn', 'sealed_dob', 'sealed_street', 'wrapped_key']),
);

/** The clients. A consumer's account has exactly one or none. */
export class Profiles {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** False when it would be a consumer's second one. */
  add(profile: NewProfile): Promise<boolean> {
    return addProfile(this.#context, profile);
  }

  /** Holds the profile still until the transaction ends; false when the account has no such profile. */
  lock(accountId: string, profileId: string): Promise<boolean> {
    return lockProfile(this.#context.db, accountId, profileId);
  }

  /** Ordered by name. */
  list(accountId: string): Promise<ProfileListItem[]> {
    return listProfiles(this.#context, accountId);
  }

  /** A part of the list, searched and sorted by the database. */
  window(accountId: string, part: ProfileWindow): Promise<ProfileListItem[]> {
    return windowOfProfiles(this.#context, accountId, part);
  }

  count(accountId: string, wanted: WantedProfiles): Promise<number> {
    return countProfiles(this.#context, accountId, wanted);
  }

  hasFewer(accountId: string, than: number): Promise<boolean> {
    return hasFewerProfiles(this.#context, accountId, than);
  }

  /** Between each of these instants and the next. */
  byDay(accountId: string, instants: readonly string[]): Promise<DayOfProfiles[]> {
    return profilesByDay(this.#context, accountId, instants);
  }

  tally(accountId: string): Promise<StatusTally> {
    return tallyProfiles(this.#context, accountId);
  }

  /** Removes all or none with everything they own; null when one is not the account's. */
  remove(accountId: string, profileIds: readonly string[]): Promise<RemovedProfiles | null> {
    return removeProfiles(this.#context, accountId, profileIds);
  }

  /** The key that seals this profile's blobs; null if the account has no such profile. */
  dataKey(accountId: string, profileId: string): Promise<KeyObject | null> {
    return findProfileKey(this.#context, accountId, profileId);
  }

  /** The key that seals the blob of a scan that belongs to no client yet; null if there is none. */
  scanKey(accountId: string, scanId: string): Promise<KeyObject | null> {
    return findScanKey(this.#context, accountId, scanId);
  }

  /** Everything the tables have about a client; null if the account has no such profile. Throws UnsealError. */
  records(accountId: string, profileId: string): Promise<ClientRecords | null> {
    return clientRecords(this.#context, accountId, profileId);
  }

  async find(accountId: string, profileId: string): Promise<Profile | null> {
    const row = await this.#context.db.read
      .selectFrom('profile')
      .where('account_id', '=', accountId)
      .where('id', '=', profileId)
      .select(profileColumns)
      .executeTakeFirst();
    return row ?? null;
  }

  /**
   * With the sealed values in plain text: mask them, and log it when they are shown in full. Throws UnsealError. With
   * `noteDamage`, a damaged value is '' instead: for pages, never for letters.
   */
  async findOpened(
    accountId: string,
    profileId: string,
    noteDamage?: NoteDamage,
  ): Promise<OpenedProfile | null> {
    const [row] = await wholeRow(this.#context.db, { accountId, profileId });
    if (row === undefined) return null;
    const { sealed_ssn, sealed_dob, sealed_street, wrapped_key, ...profile } = row;
    const key = unwrapKey(this.#context, { accountId, profileId }, wrapped_key);
    const sealed = { sealed_ssn, sealed_dob, sealed_street };
    return { ...profile, sensitive: openColumns(key, { accountId, profileId }, sealed, noteDamage) };
  }

  /** Everything that a client's page shows, in one read. Throws UnsealError; `noteDamage` as in `findOpened`. */
  findSheet(accountId: string, profileId: string, noteDamage?: NoteDamage): Promise<ProfileSheet | null> {
    return findSheet(this.#context, accountId, profileId, noteDamage);
  }

  /** Sets the status. The profile's name if that changed it, otherwise null. */
  async moveTo(accountId: string, profileId: string, status: ProfileStatus): Promise<string | null> {
    const row = await this.#context.db.write
      .updateTable('profile')
      .set({
        status,
        updated_at: this.#context.now(),
      })
      .where('account_id', '=', accountId)
      .where('id', '=', profileId)
      .where('status', '<>', status)
      .returning(['profile_name as profileName', 'first_name as firstName', 'last_name as lastName', 'mail'])
      .executeTakeFirst();
    return row === undefined ? null : displayName(row);
  }

  /**
   * The profile's new version; null if the account has no such profile, and `stale` if it has changed since the
   * version that the change is based on.
   */
  async update(
    accountId: string,
    profileId: string,
    { basedOn, ...change }: ProfileChange,
  ): Promise<number | 'stale' | null> {
    return this.#context.db.transaction(async (db) => {
      const key = await findProfileKey({ ...this.#context, db }, accountId, profileId);
      if (key === null) return null;
      const owner = { accountId, profileId };
      const before = await addressBefore(db, key, owner);
      const updated = await db.write
        .updateTable('profile')
        .set((column) => ({
          ...nameColumns(change),
          ...changedColumns(key, owner, change),
          version: column('version', '+', 1),
          updated_at: this.#context.now(),
        }))
        .where('account_id', '=', accountId)
        .where('id', '=', profileId)
        .$if(basedOn !== undefined, (query) => query.where('version', '=', basedOn ?? 0))
        .returning('version')
        .executeTakeFirst();
      if (updated !== undefined && before !== null && isMove(before, change)) {
        await db.write
          .updateTable('document')
          .set({ is_before_move: 1 })
          .where('account_id', '=', accountId)
          .where('profile_id', '=', profileId)
          .where('kind', '=', 'address')
          .execute();
      }
      return updated?.version ?? 'stale';
    });
  }
}
