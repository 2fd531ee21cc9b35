import { sql } from 'kysely';
import type { StoreContext } from './context.ts';
import { announceKey, retireKey, sealingKeyId } from './keyCheck.ts';
import { keyContext } from './profileKeys.ts';
import { serverKeyContext, serverKeyRow } from './serverKey.ts';

/** Keys wrapped in one transaction. A crash loses at most the work on these. */
const usualBatch = 500;

export interface KeyRotation {
  /** How many keys were wrapped with today's master key. */
  readonly rewrapped: number;
  /** The id of the master key that nothing needs now; null if none was retired. */
  readonly retired: string | null;
}

/**
 * Wraps every data key with today's master key, in batches, and then retires the one before. It can be interrupted at any
 * time and continues where it was; meanwhile, reads use whichever key wrapped what they need. Data is not sealed again.
 */
export async function rotateKeys(
  { db, keyRing }: Pick<StoreContext, 'db' | 'keyRing'>,
  onProgress: (rewrapped: number) => void = () => undefined,
  batch = usualBatch,
): Promise<KeyRotation> {
  const { current } = keyRing;
  const earlier = await sealingKeyId(db);
  if (earlier !== current.id && !(await announceKey(db, current))) return { rewrapped: 0, retired: null };

  let rewrapped = 0;
  for (;;) {
    const rows = await db.keys
      .selectFrom('redress_keys.profile_key')
      .where('wrapped_key', 'not like', `w1.${current.id}.%`)
      .orderBy('profile_id')
      .limit(batch)
      .selectAll()
      .execute();
    if (rows.length === 0) break;
    await db.keys.transaction().execute(async (step) => {
      for (const { profile_id, account_id, wrapped_key } of rows) {
        const place = profile_id === serverKeyRow ? serverKeyContext : keyContext(account_id, profile_id);
        await step
          .updateTable('redress_keys.profile_key')
          .set({ wrapped_key: keyRing.wrap(place, keyRing.unwrap(place, wrapped_key)) })
          .where('profile_id', '=', profile_id)
          // It may have been erased meanwhile, or wrapped by another process.
          .where('wrapped_key', '=', wrapped_key)
          .execute();
      }
    });
    rewrapped += rows.length;
    onProgress(rewrapped);
  }
  // The server's key is the last of all, so nothing needs the earlier one now.
  if (earlier === current.id) return { rewrapped, retired: null };
  await retireKey(db, earlier, current);
  if (db.engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db.write);
  return { rewrapped, retired: earlier };
}
