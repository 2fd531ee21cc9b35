import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordLetterSet } from '#server/generation/recordLetterSet.ts';
import { removeProfiles } from '#server/profiles/removeProfiles.ts';
import { openBlobs } from '#server/blobs/disk.ts';
import { createVault } from '#server/blobs/vault.ts';
import { UnsealError } from '#server/sealing/unsealError.ts';
import type { Database } from '#server/store/database.ts';
import { newId } from '#server/store/ids.ts';
import type { StoreConfiguration } from '#server/store/open.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { eachEngine } from '#tests/support/aStore.ts';
import { aLetter, anAccount, aWrittenLetter, aProfile, aRecording, aStoredBlob } from './builders.ts';

const secrets = {
  ssn: '666839217',
  'ssn with dashes': '666-83-9217',
  dob: '1987-03-14',
  street: '4711 Quillfeather Lane',
  password: 'Vexillology-7?',
  username: 'quill.member',
  'report text': 'ZEPHYRINE COLLECTIONS LLC',
  'letter text': 'I dispute the balance of $1,234',
  token: 'opaque-refresh-token-value',
  'server secret': 'signing-key-material',
};
/** Deliberately stored in plain text: if the search doesn't find it, it proves nothing. */
const planted = 'Markerville';

/** A value as it could appear in a file: as text, UTF-16, hex, and base64 at each of the three alignments. */
function formsOf(value: string): Buffer[] {
  const bytes = Buffer.from(value, 'utf8');
  const base64 = [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    return text.slice(Math.ceil((shift * 4) / 3), -1);
  });
  const texts = [value, value.toUpperCase(), bytes.toString('hex'), ...base64];
  return [...texts.map((text) => Buffer.from(text, 'utf8')), Buffer.from(value, 'utf16le')];
}
function found(value: string, haystacks: readonly Buffer[]): boolean {
  return formsOf(value).some((form) => haystacks.some((haystack) => haystack.includes(form)));
}

function behind({ dataDir, databaseUrl }: StoreConfiguration): Database {
  return databaseUrl === null ? openSqlite(join(dataDir, 'redress.sqlite')) : openPostgres(databaseUrl, 1);
}

/** Everything stored: each file of the folder (except the lock), and each row of a server's tables. */
async function everything(configuration: StoreConfiguration): Promise<Buffer[]> {
  const { dataDir, databaseUrl } = configuration;
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('redress.lock'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
  if (databaseUrl === null) return files;
  const db = behind(configuration);
  const tables = await sql<{
    schema: string;
    name: string;
  }>`select schemaname as schema, tablename as name from pg_tables where schemaname = any('{public,redress_keys}')`.execute(
    db.read,
  );
  for (const { schema, name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.id(schema, name)} t`.execute(
      db.read,
    );
    files.push(...rows.map(({ row }) => Buffer.from(row, 'utf8')));
  }
  await db.close();
  return files;
}

eachEngine('secrecy', ({ fresh, name, open }) => {
  it('leaves nothing sensitive in plain text in database, journal, or blobs', async () => {
    const configuration = await fresh();
    const store = await open(configuration);
    const vault = createVault(await openBlobs(join(configuration.dataDir, 'blobs')), store.profiles);
    const accountId = await anAccount(store);
    const profileId = await aProfile(store, accountId, {
      ssn: secrets.ssn,
      dob: secrets.dob,
      streetAddress: secrets.street,
      city: planted,
    });
    const owner = { accountId, profileId };
    const reportId = newId();
    const text = Buffer.from(`${secrets['report text']} ${secrets.ssn}`.repeat(100));
    const raw = await vault.put({ ...owner, table: 'report', column: 'raw_blob', row: reportId }, text);
    const model = await vault.put({ ...owner, table: 'report', column: 'model_blob', row: reportId }, text);
    const details = { provider: 'IdentityIQ', name: 'IdentityIQ', reportDate: null } as const;
    await store.reports.add(accountId, {
      id: reportId,
      profileId,
      ...details,
      raw,
      model: { ...model, parserVersion: '1' },
    });
    await store.connections.put(accountId, profileId, 'IdentityIQ', {
      mail: 'quill@example.com',
      username: secrets.username,
      password: secrets.password,
    });
    await store.enclosureChoices.choose(accountId, profileId, `furnisher:${secrets['report text']}`, {
      added: ['address'],
      leftOut: [],
      ssnLastFour: false,
    });
    const letter = aLetter({
      destinationName: secrets['report text'],
      items: {
        ...aWrittenLetter({ subject: { text: secrets['letter text'], evidence: [] } }),
        ssn: secrets['ssn with dashes'],
      },
    });
    const recording = aRecording({ ...owner, reportId }, { letters: [letter] });
    const session = { ...recording.session, choice: { account: secrets['report text'] } };
    expect((await store.transaction((step) => recordLetterSet(step, { ...recording, session }))).kind).toBe(
      'recorded',
    );
    const ana = { userId: 'user-1', username: 'Ana Agent' };
    const overruled = { concern: 'unreportedDetail:ssn', reason: 'other', note: secrets.street } as const;
    await store.overrulings.add(
      accountId,
      { profileId, reportId },
      { ...overruled, facts: [secrets.ssn] },
      ana,
    );
    const identity = { kind: 'account', heading: secrets['report text'], creditor: null, number: null };
    const answered = {
      reportId,
      key: 'account:account-0',
      identities: [identity],
      answer: 'leaveOut' as const,
    };
    await store.itemAnswers.add(accountId, profileId, answered, ana);
    const returned = {
      kind: 'returned' as const,
      on: '2026-11-21',
      letters: [letter.id],
      files: [],
      note: secrets.street,
    };
    const entry = { id: newId(), event: returned, reason: null, replaces: null };
    expect(await store.disputeEvents.add(accountId, profileId, entry, ana)).toBe('added');
    const reason = secrets['report text'];
    const withdrawal = { id: newId(), event: null, reason, replaces: entry.id };
    expect(await store.disputeEvents.add(accountId, profileId, withdrawal, ana)).toBe('added');
    const scan = { ...aStoredBlob(), id: newId(), profileId, mediaType: 'image/png', name: secrets.street };
    expect(await store.disputeFiles.add(accountId, scan)).toBe(true);
    const unassigned = { id: newId(), mediaType: 'image/png', name: secrets.street, by: ana.username };
    await store.inbox.createKey(accountId, unassigned.id);
    await store.inbox.add(accountId, { ...aStoredBlob(), ...unassigned });
    await store.oidcPayloads.upsert(
      'RefreshToken',
      secrets.token,
      { jti: secrets.token },
      { grantId: secrets.token, uid: secrets.token, userCode: secrets.token, expiresAt: null },
    );
    await store.secrets.ensure('signing', () => secrets['server secret']);
    writeFileSync(join(configuration.dataDir, 'planted'), Buffer.from(planted, 'utf16le'));

    const kept = await everything(configuration);
    const leaks = Object.entries(secrets).filter(([, value]) => found(value, kept));
    expect(leaks).toEqual([]);

    // The same search finds what is there: in a row, in another encoding, and inside base64.
    expect(found(planted, kept)).toBe(true);
    expect(found(planted, [Buffer.from(planted, 'utf16le')])).toBe(true);
    for (const before of ['', 'a', 'ab']) {
      const encoded = Buffer.from(`${before}${secrets.street} and more`).toString('base64');
      expect(found(secrets.street, [Buffer.from(encoded)])).toBe(true);
    }
    // The search included the journal.
    expect(readdirSync(configuration.dataDir).includes('redress.sqlite-wal')).toBe(name === 'SQLite');
  });

  it('opens no value that was moved to another row, column, or account, and no altered one', async () => {
    const configuration = await fresh();
    const store = await open(configuration);
    const accountId = await anAccount(store);
    const [first, second] = [await aProfile(store, accountId), await aProfile(store, accountId)];
    const foreignAccount = await anAccount(store);
    const foreign = await aProfile(store, foreignAccount);
    const db = behind(configuration);
    const rowOf = (id: string) =>
      db.write.selectFrom('profile').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    const before = await rowOf(first);
    const keyOf = async (id: string) => {
      const key = db.read.selectFrom('redress_keys.profile_key').where('profile_id', '=', id);
      return (await key.select('wrapped_key').executeTakeFirstOrThrow()).wrapped_key;
    };
    const ownKey = await keyOf(first);
    const set = async (sealed_ssn: string, wrapped_key = ownKey) => {
      await db.write.updateTable('profile').set({ sealed_ssn }).where('id', '=', first).execute();
      const key = db.keys.updateTable('redress_keys.profile_key').set({ wrapped_key });
      await key.where('profile_id', '=', first).execute();
    };

    const secondRow = await rowOf(second);
    const foreignRow = await rowOf(foreign);
    const sealed = before.sealed_ssn;
    const last = sealed.at(-2) === 'A' ? 'B' : 'A';
    const attempts: [string, string?][] = [
      [secondRow.sealed_ssn],
      [secondRow.sealed_ssn, await keyOf(second)],
      [foreignRow.sealed_ssn, await keyOf(foreign)],
      [before.sealed_street],
      [`${sealed.slice(0, -2)}${last}${sealed.at(-1)}`],
      ['666123456'],
    ];
    for (const attempt of attempts) {
      await set(...attempt);
      await expect(store.profiles.findOpened(accountId, first)).rejects.toThrow(UnsealError);
      await set(before.sealed_ssn);
      expect((await store.profiles.findOpened(accountId, first))?.sensitive).toMatchObject({
        ssn: '666123456',
      });
    }
    await db.close();
  });

  it('cannot open what a removed profile left behind: its key is gone', async () => {
    const configuration = await fresh();
    const store = await open(configuration);
    const blobs = await openBlobs(join(configuration.dataDir, 'blobs'));
    const vault = createVault(blobs, store.profiles);
    const accountId = await anAccount(store);
    const profileId = await aProfile(store, accountId);
    const place = { accountId, profileId, table: 'document', column: 'blob', row: newId() } as const;
    const stored = await vault.put(place, Buffer.from('a picture'));
    const db = behind(configuration);
    const { wrapped_key: wrapped } = await db.write
      .selectFrom('redress_keys.profile_key')
      .where('profile_id', '=', profileId)
      .select('wrapped_key')
      .executeTakeFirstOrThrow();
    await db.close();
    await store.transaction((step) => removeProfiles(step, accountId, [profileId], 'Ana Agent'));
    await store.finishErasures();
    await expect(vault.read(place, stored)).rejects.toThrow('There is no blob');
    // At once, not only after a stop: the journals are included.
    const kept = await everything(configuration);
    expect(kept.some((file) => file.includes(wrapped))).toBe(false);
    expect(kept.some((file) => file.includes(accountId))).toBe(true);
  });

  it('hashes requests with a key that is the installation’s own, and stays', async () => {
    const [configuration, other] = [await fresh(), await fresh()];
    const hashIn = async (place: StoreConfiguration) => {
      const store = await open(place);
      const hash = store.idempotency.hashOf('666-83-9217');
      await store.close();
      return hash;
    };
    const hash = await hashIn(configuration);
    expect(await hashIn(configuration)).toBe(hash);
    expect(await hashIn(other)).not.toBe(hash);
  });
});
