import type { Selectable } from 'kysely';
import type { ReportSource } from '#contract/reports.ts';
import type { StoredBlob } from './storedBlob.ts';
import type { StoreContext } from './context.ts';
import { prepared, profilePlaceholders } from './prepared.ts';
import { lockProfile } from './profileLock.ts';
import type { Tables } from './tables.ts';
import { acrossAccounts } from './wall.ts';

/** The parsed model of a report, with the version of the parser that made it. */
export interface ReportModel extends StoredBlob {
  readonly parserVersion: string;
}

export interface StoredReport {
  readonly id: string;
  readonly profileId: string;
  readonly provider: ReportSource;
  readonly name: string;
  /** `YYYY-MM-DD`, as the report says. */
  readonly reportDate: string | null;
  readonly importedAt: string;
  readonly raw: StoredBlob;
  readonly model: ReportModel;
}

/** A client, of whichever account. */
export interface Uncompared {
  readonly accountId: string;
  readonly profileId: string;
  readonly timeZone: string;
}

/** The id is generated in advance, because the blobs are sealed for it. */
export type NewReport = Omit<StoredReport, 'importedAt'>;

const anyOf = prepared(profilePlaceholders, (db, { accountId, profileId }) =>
  db
    .selectFrom('report')
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .select('id')
    .limit(1),
);

/** Imported reports: the original file and its parsed model, both as sealed blobs. */
export class Reports {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** False if the account has no such profile. */
  async add(accountId: string, report: NewReport): Promise<boolean> {
    return this.#context.db.transaction(async (db) => {
      if (!(await lockProfile(db, accountId, report.profileId))) return false;
      await db.write
        .insertInto('report')
        .values({
          id: report.id,
          account_id: accountId,
          profile_id: report.profileId,
          provider: report.provider,
          name: report.name,
          report_date: report.reportDate,
          imported_at: this.#context.now(),
          raw_blob: report.raw.blob,
          raw_sha256: report.raw.sha256,
          raw_bytes: report.raw.bytes,
          ...modelColumns(report.model),
        })
        .execute();
      return true;
    });
  }

  /** A profile's reports, most recently imported first. */
  async list(accountId: string, profileId: string): Promise<StoredReport[]> {
    const rows = await this.#select(accountId)
      .where('profile_id', '=', profileId)
      .orderBy('imported_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map(reportOf);
  }

  /** When the reports of some profiles are from, most recently imported first. */
  async datesOf(
    accountId: string,
    profileIds: readonly string[],
  ): Promise<Pick<StoredReport, 'id' | 'profileId' | 'reportDate'>[]> {
    return this.#context.db.read
      .selectFrom('report')
      .where('account_id', '=', accountId)
      .where('profile_id', 'in', profileIds)
      .orderBy('imported_at', 'desc')
      .orderBy('id', 'desc')
      .select(['id', 'profile_id as profileId', 'report_date as reportDate'])
      .execute();
  }

  /** The civil dates that a profile's reports bear, by id. Reports from before they had one are left out. */
  async dates(accountId: string, profileId: string): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#context.db.read
      .selectFrom('report')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .select(['id', 'report_date as on'])
      .execute();
    return new Map(rows.flatMap(({ id, on }) => (on === null ? [] : [[id, on] as const])));
  }

  /** Clients of all accounts with letters and reports that were imported before reports were compared with letters. */
  async notCompared(): Promise<Uncompared[]> {
    return acrossAccounts('housekeeping', () =>
      this.#context.db.read
        .selectFrom('report')
        .innerJoin('profile', 'profile.id', 'report.profile_id')
        .innerJoin('account', 'account.id', 'report.account_id')
        .where('report.compared', '=', 0)
        .where('profile.latest_session_id', 'is not', null)
        .groupBy(['account.id', 'profile.id', 'account.time_zone'])
        .orderBy('profile.id')
        .select(['account.id as accountId', 'profile.id as profileId', 'account.time_zone as timeZone'])
        .execute(),
    );
  }

  /** Notes that nothing is left to compare with a profile's letters. */
  async noteCompared(accountId: string, profileId: string): Promise<void> {
    await this.#context.db.write
      .updateTable('report')
      .set({ compared: 1 })
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .where('compared', '=', 0)
      .execute();
  }

  /** Reports that share their date with another report of the same profile, most recently imported first. */
  async sharingDates(accountId: string): Promise<StoredReport[]> {
    const rows = await this.#select(accountId)
      .where((build) =>
        build.exists(
          build
            .selectFrom('report as other')
            .whereRef('other.account_id', '=', 'report.account_id')
            .whereRef('other.profile_id', '=', 'report.profile_id')
            .whereRef('other.report_date', '=', 'report.report_date')
            .whereRef('other.id', '<>', 'report.id')
            .select('other.id'),
        ),
      )
      .orderBy('imported_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map(reportOf);
  }

  async has(accountId: string, profileId: string): Promise<boolean> {
    const [row] = await anyOf(this.#context.db, { accountId, profileId });
    return row !== undefined;
  }

  /** Those of the given clients who have one. Null for all clients. */
  async owners(accountId: string, profileIds: readonly string[] | null): Promise<ReadonlySet<string>> {
    const rows = await this.#context.db.read
      .selectFrom('report')
      .where('account_id', '=', accountId)
      .$if(profileIds !== null, (of) => of.where('profile_id', 'in', profileIds ?? []))
      .select('profile_id as profileId')
      .distinct()
      .execute();
    return new Set(rows.map(({ profileId }) => profileId));
  }

  /** Whether any profile of the account has a report. */
  async hasAny(accountId: string): Promise<boolean> {
    const row = await this.#context.db.read
      .selectFrom('report')
      .where('account_id', '=', accountId)
      .select('id')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** With a profile id, a report is found only if it belongs to that profile. */
  async find(accountId: string, reportId: string, profileId?: string): Promise<StoredReport | null> {
    let query = this.#select(accountId).where('id', '=', reportId);
    if (profileId !== undefined) query = query.where('profile_id', '=', profileId);
    const row = await query.executeTakeFirst();
    return row === undefined ? null : reportOf(row);
  }

  /**
   * Replaces the model with one that a newer parser made, unless another request already did (`before` is the blob
   * it was read from). Returns the blob to remove: the old one, or the new one if it came too late.
   */
  async replaceModel(
    accountId: string,
    reportId: string,
    before: string,
    model: ReportModel,
  ): Promise<string> {
    const { numUpdatedRows } = await this.#context.db.write
      .updateTable('report')
      .set(modelColumns(model))
      .where('account_id', '=', accountId)
      .where('id', '=', reportId)
      .where('model_blob', '=', before)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n ? before : model.blob;
  }

  #select(accountId: string) {
    return this.#context.db.read
      .selectFrom('report')
      .where('account_id', '=', accountId)
      .select([
        'id',
        'profile_id',
        'provider',
        'name',
        'report_date',
        'imported_at',
        'raw_blob',
        'raw_sha256',
        'raw_bytes',
        'model_blob',
        'model_sha256',
        'model_bytes',
        'parser_version',
      ]);
  }
}

function modelColumns(model: ReportModel) {
  return {
    model_blob: model.blob,
    model_sha256: model.sha256,
    model_bytes: model.bytes,
    parser_version: model.parserVersion,
  };
}

function reportOf(row: Omit<Selectable<Tables['report']>, 'account_id' | 'compared'>): StoredReport {
  return {
    id: row.id,
    profileId: row.profile_id,
    provider: row.provider,
    name: row.name,
    reportDate: row.report_date,
    importedAt: row.imported_at,
    raw: { blob: row.raw_blob, sha256: row.raw_sha256, bytes: row.raw_bytes },
    model: {
      blob: row.model_blob,
      sha256: row.model_sha256,
      bytes: row.model_bytes,
      parserVersion: row.parser_version,
    },
  };
}
