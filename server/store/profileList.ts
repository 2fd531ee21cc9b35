import { sql, type InferResult, type Kysely, type RawBuilder } from 'kysely';
import type { ProfileListItem } from '#contract/profiles.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import { foldName } from '#vocabulary/foldName.ts';
import { listedStatuses, type ListedStatus, listedStatusOf } from '#vocabulary/listedStatuses.ts';
import type { StoreContext } from './context.ts';
import type { Engine } from './database.ts';
import { displayName } from './names.ts';
import { prepared } from './prepared.ts';
import type { Tables } from './tables.ts';

/** Number of profiles per status, and of those whose service has ended. */
export type StatusTally = Readonly<Record<ListedStatus, number>>;

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
      'standing.ordered',
      'standing.last_mailed_on as lastMailedOn',
      'standing.mailing_unknown as mailingUnknown',
      'standing.activity',
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
    ...(row.activity !== null && row.activity !== 'active' && { stopped: row.activity }),
    latestSessionId: row.latestSessionId,
    ...(row.latestSessionId !== null &&
      row.notMailed !== null && {
        mailing: {
          notMailed: row.notMailed,
          ...(row.ordered !== null && row.ordered > 0 && { ordered: row.ordered }),
          lastMailedOn: row.lastMailedOn,
          isUnknown: row.mailingUnknown === 1,
        },
      }),
  };
}

/** Which of an account's profiles are meant. */
export interface WantedProfiles {
  /** Part of the name, ignoring case and accents; '' for all. */
  readonly search: string;
  /** Null for all. */
  readonly status: ListedStatus | null;
  /** Created at this instant or later; null for all. */
  readonly from: string | null;
  /** Created before this instant; null for all. */
  readonly before: string | null;
}

/** Which part of an account's list to read. */
export interface ProfileWindow extends WantedProfiles {
  readonly sort: 'name' | 'date';
  readonly descending: boolean;
  readonly offset: number;
  /** Null for no limit. */
  readonly limit: number | null;
}

/** The clients whose service has ended (`listedStatusOf`). */
const ended = ({ db }: StoreContext, accountId: string) =>
  db.read
    .selectFrom('dispute_standing')
    .where('dispute_standing.account_id', '=', accountId)
    .where('dispute_standing.activity', '=', 'ended')
    .select('dispute_standing.profile_id');

function wantedOf(
  context: StoreContext,
  accountId: string,
  { search, status, from, before }: WantedProfiles,
) {
  const { db } = context;
  const part = foldName(search);
  return (
    db.read
      .selectFrom('profile')
      .where('account_id', '=', accountId)
      .$if(status === 'ended', (query) => query.where('id', 'in', ended(context, accountId)))
      .$if(status !== null && status !== 'ended', (query) =>
        query
          .where('status', '=', status === 'ended' || status === null ? 'Onboarding' : status)
          .where('id', 'not in', ended(context, accountId)),
      )
      .$if(from !== null, (query) => query.where('created_at', '>=', from ?? ''))
      .$if(before !== null, (query) => query.where('created_at', '<', before ?? ''))
      // Not `like`, because its escapes and case rules differ between the engines.
      .$if(part !== '', (query) =>
        query.where(sql<boolean>`${positionIn(db.engine)}(sort_name, ${part}) > 0`),
      )
  );
}

/**
 * A part of the list. Equal names or dates follow each other by id, and a descending list is the reverse of the
 * ascending one. Nothing is counted: the first part of a long list costs what it costs of a short one.
 */
export async function windowOfProfiles(
  context: StoreContext,
  accountId: string,
  part: ProfileWindow,
): Promise<ProfileListItem[]> {
  const { sort, descending, offset, limit } = part;
  const order = sort === 'name' ? 'sort_name' : 'created_at';
  const direction = descending ? 'desc' : 'asc';
  // The page's rows are chosen first, so that what is passed over is read only in an index.
  const page = wantedOf(context, accountId, part)
    .orderBy(order, direction)
    .orderBy('id', direction)
    .limit(limit ?? everyRow)
    .offset(offset)
    .select('id');
  const rows = await listed(context.db.read, accountId)
    .where('profile.id', 'in', page)
    .orderBy(`profile.${order}`, direction)
    .orderBy('profile.id', direction)
    .execute();
  return rows.map(itemOf);
}

/** How many profiles that is. Takes longer the more the account has. */
export async function countProfiles(
  context: StoreContext,
  accountId: string,
  wanted: WantedProfiles,
): Promise<number> {
  const { count } = await wantedOf(context, accountId, wanted)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the account has fewer profiles than that. Reads no more of them. */
export async function hasFewerProfiles(
  { db }: StoreContext,
  accountId: string,
  than: number,
): Promise<boolean> {
  const first = db.read.selectFrom('profile').where('account_id', '=', accountId).select('id').limit(than);
  const { count } = await db.read
    .selectFrom(first.as('first'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count < than;
}

/** How many profiles of a status were created on a day. */
export interface DayOfProfiles {
  /** The place of the day among those asked for. */
  readonly place: number;
  readonly status: ListedStatus;
  readonly count: number;
}

/**
 * How many profiles were created between each of these instants and the next, by status, in order. None for a day
 * without any.
 */
export async function profilesByDay(
  context: StoreContext,
  accountId: string,
  instants: readonly string[],
): Promise<DayOfProfiles[]> {
  const [first = '', ...later] = instants;
  const last = later.at(-1) ?? first;
  // By halves, because each comparison is made for every row.
  const placeBetween = (from: number, end: number): RawBuilder<number> => {
    if (end - from < 2) return sql`${sql.lit(from)}`;
    const middle = Math.floor((from + end) / 2);
    return sql`case when created_at < ${later[middle - 1]} then ${placeBetween(from, middle)} else ${placeBetween(middle, end)} end`;
  };
  const place = placeBetween(0, later.length);
  const byDay = (query: ReturnType<typeof profilesOf>, isOver: boolean) =>
    query
      .where('created_at', '>=', first)
      .where('created_at', '<', last)
      .groupBy([sql`place`, 'status'])
      .select(({ fn }) => [
        place.as('place'),
        'status',
        fn.countAll<number>().as('count'),
        overColumn(isOver),
      ]);
  const rows = await byDay(profilesOf(context, accountId), false)
    .unionAll(byDay(endedOf(context, accountId), true))
    .execute();
  const days = Map.groupBy(rows, (row) => row.place);
  return [...days]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([day, all]) => {
      const tally = tallied(all);
      return listedStatuses
        .toSorted()
        .flatMap((status) => (tally[status] === 0 ? [] : [{ place: day, status, count: tally[status] }]));
    });
}

/** SQLite has no offset without a limit. More than any account has. */
const everyRow = 100_000_000;

const positionIn = (engine: Engine) => (engine === 'postgres' ? sql<number>`strpos` : sql<number>`instr`);

const nobody: StatusTally = { Onboarding: 0, Waiting: 0, 'Needs Review': 0, Finished: 0, ended: 0 };

/** The same for profiles that are already loaded. */
export function tallyOf(profiles: readonly Pick<ProfileListItem, 'status' | 'stopped'>[]): StatusTally {
  const tally = { ...nobody };
  for (const profile of profiles) tally[listedStatusOf(profile)] += 1;
  return tally;
}

export async function tallyProfiles(context: StoreContext, accountId: string): Promise<StatusTally> {
  const byStatus = (query: ReturnType<typeof profilesOf>, isOver: boolean) =>
    query
      .groupBy('status')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count'), overColumn(isOver)]);
  return tallied(
    await byStatus(profilesOf(context, accountId), false)
      .unionAll(byStatus(endedOf(context, accountId), true))
      .execute(),
  );
}

const profilesOf = ({ db }: StoreContext, accountId: string) =>
  db.read.selectFrom('profile').where('account_id', '=', accountId);

const endedOf = (context: StoreContext, accountId: string) =>
  profilesOf(context, accountId).where('id', 'in', ended(context, accountId));

const overColumn = (isOver: boolean) => sql<number>`${sql.lit(Number(isOver))}`.as('isOver');

interface CountedStatus {
  readonly status: ProfileStatus;
  readonly count: number;
  /** 1 if only those are counted whose service has ended. */
  readonly isOver: number;
}

/**
 * All by status, and in other rows those of them whose service has ended. These are few, and counted by themselves: to ask it of each client,
 * PostgreSQL reads every row instead of an index.
 */
function tallied(rows: readonly CountedStatus[]): StatusTally {
  const tally = { ...nobody };
  for (const { status, count, isOver } of rows) {
    tally[status] += isOver === 1 ? -count : count;
    if (isOver === 1) tally.ended += count;
  }
  return tally;
}
