import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { WithdrawnStatement } from '#contract/repair.ts';
import { findKey } from '#server/sealing/keySource.ts';
import { seal } from '#server/sealing/seal.ts';
import { keyContext } from '#server/store/profileKeys.ts';
import { keysFileOf } from '#server/store/sqlite.ts';
import { withdrawnContext } from '#server/store/sessionSeals.ts';

/** As if housekeeping had found the statement in the set's letters: today's product writes none that it withdraws. */
export async function withdrawFrom(
  dataDirectory: string,
  sessionId: string,
  statement: WithdrawnStatement,
): Promise<void> {
  const master = await findKey({ given: null, file: join(dataDirectory, 'redress.key') });
  if (master === null) throw new Error('The store has no key yet.');
  const file = join(dataDirectory, 'redress.sqlite');
  const database = new DatabaseSync(file);
  try {
    database.prepare('attach ? as redress_keys').run(keysFileOf(file));
    const row = database
      .prepare(
        `select s.account_id as accountId, s.profile_id as profileId, k.wrapped_key as wrapped
         from generation_session s join redress_keys.profile_key k on k.profile_id = s.profile_id where s.id = ?`,
      )
      .get(sessionId);
    const [accountId, profileId, wrapped] = [row?.['accountId'], row?.['profileId'], row?.['wrapped']].map(
      String,
    );
    const key = master.unwrap(keyContext(accountId ?? '', profileId ?? ''), wrapped ?? '');
    database
      .prepare('update generation_session set sealed_withdrawn = ? where id = ?')
      .run(seal(key, withdrawnContext(accountId ?? '', sessionId), JSON.stringify([statement])), sessionId);
  } finally {
    database.close();
  }
}
