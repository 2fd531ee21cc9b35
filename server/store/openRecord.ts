import { join } from 'node:path';
import { findKey } from '#server/sealing/keySource.ts';
import { AccessRecord } from './accessRecord.ts';
import { refuseMissingDatabase } from './existingDatabase.ts';
import { keysFor, sealingKeyId } from './keyCheck.ts';
import type { StoreConfiguration } from './open.ts';
import { openPostgres } from './postgres.ts';
import { Secrets } from './secrets.ts';
import { readServerKey } from './serverKey.ts';
import { openSqlite } from './sqlite.ts';
import { acrossAccounts } from './wall.ts';

export interface OpenedRecord {
  readonly accessRecord: AccessRecord;
  readonly secrets: Secrets;
  close(): Promise<void>;
}

/**
 * Opens the record of access while the server may be running: without the directory's lock and without migrations. Throws, with
 * a message for the operator, if there is no store or no key, or if the key is another store's.
 */
export async function openRecord({
  dataDir,
  databaseUrl,
  key,
}: Pick<StoreConfiguration, 'dataDir' | 'databaseUrl' | 'key'>): Promise<OpenedRecord> {
  const file = join(dataDir, 'redress.sqlite');
  refuseMissingDatabase({ dataDir, databaseUrl });
  if ((await findKey(key)) === null) throw new Error('Set REDRESS_KEY to the key of this store.');
  const db = databaseUrl === null ? openSqlite(file) : openPostgres(databaseUrl, 1);
  try {
    const serverKey = await acrossAccounts('keys', async () =>
      readServerKey(db, await keysFor(db, key), await sealingKeyId(db)),
    );
    return {
      accessRecord: new AccessRecord({ db }),
      secrets: new Secrets({ db, serverKey }),
      close: () => db.close(),
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}
