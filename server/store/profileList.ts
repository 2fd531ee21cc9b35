import { sql, type Kysely } from 'kysely';
import type { ProfileListItem } from '#contract/profiles.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import type { StoreContext } from './context.ts';
import type { Engine } from './database.ts';
import { displayName, foldedName } from './names.ts';
import { prepared } from './prepared.ts';
import type { Tables } from './tables.ts';

/** Number of profiles per status. */
export type StatusTally = Readonly<Record<ProfileStatus, number>>;

const byName = (db: Kysely<Tables>, accountId: string) =>
  db
    .selectFrom('profile')
    .leftJoin('dispute_standing as standing', 'standing.profile_id', 'profile.id')
    .where('profile.account_id', '=', accountId)
    .orderBy('sort_name')
    .orderBy('id')
    .select([
      'profile.id as id',
      'profile_name as profileName',
      'first_name as firstName',
      'last_name as lastName',
      'mail',
      'created_at as date',
      'status',
      'latest_session_id as latestSessionId',
      'standing.not_mailed as notMailed',
      'standing.last_mailed_on as lastMailedOn',
      'standing.mailing_unknown as mailingUnknown',
    ]);
const allByName = prepared({ accountId: ':accountId' }, (db, { accountId }) => byName(db, accountId));

/** An account's profiles by name, optionally only those whose name contains `part`. Opens nothing that is sealed. */
export async function listProfiles(
  { db }: StoreContext,
  accountId: string,
  part?: string,
): Promise<ProfileListItem[]> {
  const rows = await (part === undefined || part === ''
    ? allByName(db, { accountId })
    : byName(db.read, accountId)
        // Not `like`, because its escapes and case rules differ between the engines.
        .where(sql<boolean>`${positionIn(db.engine)}(search_name, ${foldedName(part)}) > 0`)
        .execute());
  return rows.map((row) => ({
    id: row.id,
    name: displayName(row),
    date: row.date,
    status: row.status,
    latestSessionId: row.latestSessionId,
    ...(row.notMailed !== null && {
      mailing: {
        notMailed: row.notMailed,
        lastMailedOn: row.lastMailedOn,
        isUnknown: row.mailingUnknown === 1,
      },
    }),
  }));
}

const positionIn = (engine: Engine) => (engine === 'postgres' ? sql<number>`strpos` : sql<number>`instr`);

/** The same for profiles that are already loaded. */
export function tallyOf(profiles: readonly Pick<ProfileListItem, 'status'>[]): StatusTally {
  const tally = { Onboarding: 0, Waiting: 0, 'Needs Review': 0, Finished: 0 };
  for (const { status } of profiles) tally[status] += 1;
  return tally;
}

export async function tallyProfiles({ db }: StoreContext, accountId: string): Promise<StatusTally> {
  const rows = await db.read
    .selectFrom('profile')
    .where('account_id', '=', accountId)
    .groupBy('status')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .execute();
  const tally = { Onboarding: 0, Waiting: 0, 'Needs Review': 0, Finished: 0 };
  for (const { status, count } of rows) tally[status] = count;
  return tally;
}
