import { sql } from 'kysely';
import { clearAccount, closedProvider } from './closedAccounts.ts';
import type { StoreContext } from './context.ts';
import { endLinksAgain } from './endedLinks.ts';
import { Logs } from './logs.ts';
import { removeProfiles } from './profileRemoval.ts';
import { clearTraces } from './profileTraces.ts';

/**
 * Destroys the keys of deleted profiles and lists them as erased, next to the keys, with the links that ended. It can be repeated: a deletion that
 * a crash interrupted is finished at the next start.
 */
export async function finishErasures({ db }: StoreContext): Promise<void> {
  const pending = await db.write.selectFrom('erasure').selectAll().execute();
  if (pending.length === 0) return;
  const ids = pending.map(({ profile_id }) => profile_id);
  await db.keys.transaction().execute(async (step) => {
    await step
      .insertInto('redress_keys.erased')
      .values(pending)
      .onConflict((clash) => clash.column('profile_id').doNothing())
      .execute();
    await step.deleteFrom('redress_keys.profile_key').where('profile_id', 'in', ids).execute();
  });
  await db.write.deleteFrom('erasure').where('profile_id', 'in', ids).execute();
  // The journals still have the rows as they were, in clear text. Only a reader that is not of this process can hinder
  // it, and then the next erasure does it.
  if (db.engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db.write);
}

/**
 * Deletes again what was erased and came back with an older copy of the database. Returns how many profiles; their blobs
 * have become orphans. Scans of the inbox are deleted again, too, if they were discarded or belong to an erased client, and so are links
 * that were revoked or replaced. Accounts that were closed are closed again.
 */
export async function replayErasures(context: StoreContext): Promise<number> {
  await finishErasures(context);
  const { db } = context;
  const returned = await db.write
    .selectFrom('redress_keys.erased as erased')
    .innerJoin('profile', 'profile.id', 'erased.profile_id')
    .select(['profile.id', 'profile.account_id as accountId'])
    .execute();
  for (const { id, accountId } of returned) {
    await context.db.transaction(async (step) => {
      if ((await removeProfiles({ ...context, db: step }, accountId, [id])) === null) return;
      const entry = { profileId: id, profileName: '', username: '', status: 'profileDeleted' } as const;
      await new Logs({ ...context, db: step }).add(accountId, entry);
    });
  }
  await closeAgain(context);
  const scans = await db.write
    .selectFrom('redress_keys.erased as erased')
    .innerJoin('inbox_scan', 'inbox_scan.id', 'erased.profile_id')
    .select('inbox_scan.id')
    .execute();
  await endLinksAgain(context);
  for (const { id } of scans) await db.write.deleteFrom('inbox_scan').where('id', '=', id).execute();
  const named = await db.write
    .selectFrom('redress_keys.erased as erased')
    .innerJoin('profile_log', 'profile_log.profile_id', 'erased.profile_id')
    .where('profile_log.profile_name', '<>', '')
    .select(['erased.profile_id as profileId', 'profile_log.account_id as accountId'])
    .distinct()
    .execute();
  for (const { accountId, profileId } of named) await clearTraces(db, accountId, profileId);
  await finishErasures(context);
  return returned.length;
}

/** Closes accounts again that came back with an older copy, with whatever they have. */
async function closeAgain(context: StoreContext): Promise<void> {
  const returned = await context.db.write
    .selectFrom('redress_keys.erased as erased')
    .innerJoin('user', 'user.account_id', 'erased.profile_id')
    .where('user.provider', '<>', closedProvider)
    .select('user.account_id as accountId')
    .distinct()
    .execute();
  for (const { accountId } of returned) {
    await context.db.transaction(async (db) => {
      const step = { ...context, db };
      const profiles = await db.write
        .selectFrom('profile')
        .where('account_id', '=', accountId)
        .select('id')
        .execute();
      if (profiles.length > 0)
        await removeProfiles(
          step,
          accountId,
          profiles.map(({ id }) => id),
        );
      await clearAccount(step, accountId);
    });
  }
}
