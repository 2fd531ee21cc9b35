import type { StoreContext } from './context.ts';

/**
 * Notes that links ended, by the hashes of their keys. `finishErasures` takes that to where the list of erased profiles is, which
 * outlives a loss of the data, and `replayErasures` ends links again that came back with an older copy.
 */
export async function noteEndedLinks(
  { db, now }: Pick<StoreContext, 'db' | 'now'>,
  accountId: string,
  links: readonly { readonly hash: string }[],
): Promise<void> {
  if (links.length === 0) return;
  await db.write
    .insertInto('erasure')
    .values(links.map(({ hash }) => ({ profile_id: hash, account_id: accountId, erased_at: now() })))
    .onConflict((clash) => clash.column('profile_id').doNothing())
    .execute();
}

/** Ends links again that came back with an older copy of the data. */
export async function endLinksAgain({ db }: Pick<StoreContext, 'db'>): Promise<void> {
  const ended = db.write.selectFrom('redress_keys.erased').select('profile_id');
  await db.write.deleteFrom('client_link').where('hash', 'in', ended).execute();
  await db.write.deleteFrom('print_link').where('hash', 'in', ended).execute();
}
