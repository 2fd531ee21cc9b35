import type { ReportSource } from '#contract/reports.ts';
import type { StoreContext } from './context.ts';
import { displayName } from './names.ts';

/** A report together with its client. */
export interface AnalysedReport {
  readonly reportId: string;
  readonly profileId: string;
  /** The client's current name. */
  readonly name: string;
  readonly mail: string;
  readonly importedAt: string;
  readonly provider: ReportSource;
}

/** The reports of all clients of an account, for the list of credit analyses. */
export class AnalysedReports {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Most recently imported first. */
  async list(accountId: string): Promise<AnalysedReport[]> {
    const rows = await this.#context.db.read
      .selectFrom('report')
      .innerJoin('profile', (join) =>
        join
          .onRef('profile.account_id', '=', 'report.account_id')
          .onRef('profile.id', '=', 'report.profile_id'),
      )
      .where('report.account_id', '=', accountId)
      .orderBy('report.imported_at', 'desc')
      .orderBy('report.id', 'desc')
      .select([
        'report.id as reportId',
        'profile.id as profileId',
        'profile.profile_name as profileName',
        'profile.first_name as firstName',
        'profile.last_name as lastName',
        'profile.mail',
        'report.imported_at as importedAt',
        'report.provider',
      ])
      .execute();
    return rows.map(({ profileName, firstName, lastName, ...row }) => ({
      ...row,
      name: displayName({ profileName, firstName, lastName, mail: row.mail }),
    }));
  }
}
