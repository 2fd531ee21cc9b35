import { sql, type InferResult, type Kysely } from 'kysely';
import type { ProfileListItem } from '#contract/profiles.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import { foldName } from '#vocabulary/foldName.ts';
import type { StoreContext } from './context.ts';
import type { Engine } from './database.ts';
import { displayName } from './names.ts';
import { prepared } from './prepared.ts';
import type { Tables } from './tables.ts';

/** Number of profiles per status. */
export type StatusTally = Readonly<Record<ProfileStatus, number>>;

const listed = (db: Kysely<Tables>, accountId: string) =>
  db
    .selectFrom('profile')
    .leftJoin('dispute_standing as standing', 'standing.profile_id', 'profile.id')
    .where('profile.account_id', '=', accountId)
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
const allByName = prepared({ accountId: ':accountId' }, (db, { accountId }) =>
  listed(db, accountId).orderBy('profile.sort_name').orderBy('profile.id'),
);
type ListedRow = InferResult<ReturnType<typeof listed>>[number];

/** An account's profiles by name. Opens nothing that is sealed. */
export async function listProfiles({ db }: StoreContext, accountId: string): Promise<ProfileListItem[]> {
  return (await allByName(db, { accountId })).map(itemOf);
}

function itemOf(row: ListedRow): ProfileListItem {
  return {
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
  };
}

/** Which part of an account's list to read. */
export interface ProfileWindow {
  /** Part of the name, ignoring case and accents; '' for all. */
  readonly search: string;
  /** Null for all. */
  readonly status: ProfileStatus | null;
  readonly sort: 'name' | 'date';
  readonly descending: boolean;
  readonly offset: number;
  /** Null for no limit. */
  readonly limit: number | null;
}

export interface WindowOfProfiles {
  readonly results: ProfileListItem[];
  /** How many there are before offset and limit. */
  readonly total: number;
  /** Of all the account's profiles. */
  readonly tally: StatusTally;
}

/**
 * A part of the list. Equal names or dates follow each other by id, and a descending list is the reverse of the
 * ascending one.
 */
export async function windowOfProfiles(
  context: StoreContext,
  accountId: string,
  { search, status, sort, descending, offset, limit }: ProfileWindow,
): Promise<WindowOfProfiles> {
  const { db } = context;
  const part = foldName(search);
  const wanted = db.read
    .selectFrom('profile')
    .where('account_id', '=', accountId)
    .$if(status !== null, (query) => query.where('status', '=', status ?? 'Onboarding'))
    // Not `like`, because its escapes and case rules differ between the engines.
    .$if(part !== '', (query) => query.where(sql<boolean>`${positionIn(db.engine)}(sort_name, ${part}) > 0`));
  const order = sort === 'name' ? 'sort_name' : 'created_at';
  const direction = descending ? 'desc' : 'asc';
  // The page's rows are chosen first, so that what is passed over is read only in an index.
  const page = wanted
    .orderBy(order, direction)
    .orderBy('id', direction)
    .limit(limit ?? everyRow)
    .offset(offset)
    .select('id');
  const [rows, tally, found] = await Promise.all([
    listed(db.read, accountId)
      .where('profile.id', 'in', page)
      .orderBy(`profile.${order}`, direction)
      .orderBy('profile.id', direction)
      .execute(),
    tallyProfiles(context, accountId),
    part === ''
      ? null
      : wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const all = status === null ? Object.values(tally).reduce((sum, count) => sum + count, 0) : tally[status];
  return { results: rows.map(itemOf), total: found?.total ?? all, tally };
}

/** SQLite has no offset without a limit. More than any account has. */
const everyRow = 100_000_000;

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
