import { sql } from 'kysely';
import type { Database } from './database.ts';
import { supportName } from './names.ts';

/**
 * Removes what a deleted profile leaves in tables without a reference to it: notifications, and names and texts in the
 * log. The log keeps when what was done, and an agency's own staff who did it.
 */
export async function clearTraces(db: Database, accountId: string, profileId: string): Promise<void> {
  await db.write
    .deleteFrom('notification')
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .execute();
  const staff = db.write
    .selectFrom('user')
    .innerJoin('account', 'account.id', 'user.account_id')
    .where('user.account_id', '=', accountId)
    .where('account.variant', '=', 'b2b')
    .select('user.full_name');
  await db.write
    .updateTable('profile_log')
    .set((column) => ({
      profile_name: '',
      reason: '',
      username: column
        .case()
        .when(column.or([column('username', '=', supportName), column('username', 'in', staff)]))
        .then(sql.ref<string>('username'))
        .else('')
        .end(),
    }))
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .execute();
}
