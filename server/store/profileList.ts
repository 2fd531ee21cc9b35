import { sql } from 'kysely';
import type { ProfileListItem } from '#contract/profiles.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import type { StoreContext } from './context.ts';
import { displayName, foldedName } from './names.ts';

/** How many profiles are in each status. */
export type StatusTally = Readonly<Record<ProfileStatus, number>>;

/** An account's profiles by name, of which a part may be asked for; nothing sealed is touched. */
export async function listProfiles(
  { db }: StoreContext,
  accountId: string,
  part?: string,
): Promise<ProfileListItem[]> {
  let query = db.read
    .selectFrom('profile')
    .where('account_id', '=', accountId)
    .orderBy('sort_name')
    .orderBy('id')
    .select([
      'id',
      'profile_name as profileName',
      'first_name as firstName',
      'last_name as lastName',
      'mail',
      'created_at as date',
      'status',
      'latest_session_id as latestSessionId',
    ]);
  if (part !== undefined && part !== '') {
    // Not `like`: its escapes and its case rules differ between the engines.
    const position = db.engine === 'postgres' ? sql<number>`strpos` : sql<number>`instr`;
    query = query.where(sql<boolean>`${position}(search_name, ${foldedName(part)}) > 0`);
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    name: displayName(row),
    date: row.date,
    status: row.status,
    latestSessionId: row.latestSessionId,
  }));
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
