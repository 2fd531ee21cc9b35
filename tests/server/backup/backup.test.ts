import { cpSync, globSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp, keyOf, type Installation } from '#server/backup/backUp.ts';
import { restore } from '#server/backup/restore.ts';
import { verifyBackup } from '#server/backup/verify.ts';
import { openBlobs } from '#server/blobs/disk.ts';
import { pairBlobs } from '#server/blobs/pairing.ts';
import { openStore } from '#server/store/open.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { blobColumns, sealedColumns } from '#server/store/sealedColumns.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { forAccount } from '#server/store/wall.ts';
import { aDocument, aProfile, aReport, aSession, anImage } from '#tests/routes/world.ts';
import { anApp } from '#tests/support/anApp.ts';
import type { TwoRoles } from '#tests/support/aPostgres.ts';
import { aDatabaseWithRoles, aFolder, eachEngine, hasPostgres } from '#tests/support/aStore.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function aTemporaryFolder(): string {
  const folder = aFolder();
  folders.push(folder);
  return folder;
}

const clock = { now: () => new Date('2026-11-21T12:00:00.000Z') };

/** A running installation with a client, and where it is. */
async function anInstallation(place: string | TwoRoles | null) {
  const world = await anApp({}, place);
  await pairBlobs(world.services.store, await openBlobs(join(world.dataDir, 'blobs')));
  const who = await world.person();
  const profileId = await aProfile(world, who, { profileName: 'Zoë\u2028"Núñez"' });
  const reportId = await aReport(world, who, profileId);
  await aDocument(world, who, profileId, 'ssn');
  await aSession(world, who, profileId, reportId);
  const key = { given: null, file: join(world.dataDir, 'key') };
  const databases = typeof place === 'string' || place === null ? { databaseUrl: place } : place;
  return { world, who, profileId, installation: { dataDir: world.dataDir, ...databases, s3: null, key } };
}
type Running = Awaited<ReturnType<typeof anInstallation>>;

const blobFiles = (dataDir: string) => globSync('blobs/[0-9a-f][0-9a-f]/*', { cwd: dataDir }).toSorted();
const backupOf = (installation: Installation, folder = aTemporaryFolder()) =>
  backUp(installation, folder, '0.1.0').then((manifest) => ({ folder, manifest }));

/** A loss of the data that leaves the keys. */
async function withoutData({ dataDir, databaseUrl }: Installation): Promise<void> {
  rmSync(join(dataDir, 'blobs'), { recursive: true });
  if (databaseUrl === null) {
    for (const file of globSync('redress.sqlite*', { cwd: dataDir })) rmSync(join(dataDir, file));
    return;
  }
  const db = openPostgres(databaseUrl, 1);
  await sql`drop schema public cascade`.execute(db.write);
  await sql`create schema public`.execute(db.write);
  await db.close();
}

it.skipIf(!hasPostgres)(
  'is made and restored under the role that owns the tables on PostgreSQL',
  async () => {
    const roles = await aDatabaseWithRoles();
    const { world, who, installation } = await anInstallation(roles);
    await expect(backupOf({ ...installation, migrationUrl: null })).rejects.toThrow(
      /^A backup reads the rows of all accounts, .* set MIGRATION_DATABASE_URL to the URL of the role that owns the tables\.$/,
    );
    const { folder } = await backupOf(installation);
    const target = { ...installation, dataDir: aTemporaryFolder(), ...(await aDatabaseWithRoles()) };
    await restore(target, folder);
    const store = await openStore({ ...target, clock });
    expect(await forAccount(who.accountId, () => store.profiles.list(who.accountId))).toHaveLength(1);
    expect(await store.profiles.list(who.accountId)).toEqual([]);
    await store.close();
    await world.close();
  },
);

eachEngine('a backup', (engine) => {
  let running: Running;
  beforeAll(async () => {
    running = await anInstallation((await engine.fresh()).databaseUrl);
  });
  afterAll(() => running.world.close());

  /** An empty installation that opens with the same key. */
  async function anEmptyOne(): Promise<Installation> {
    return {
      dataDir: aTemporaryFolder(),
      databaseUrl: (await engine.bare()).databaseUrl,
      s3: null,
      key: running.installation.key,
    };
  }

  it('restores every row, every sealed value, and every file, and only once', async () => {
    const { folder, manifest } = await backupOf(running.installation);
    expect(manifest.damaged).toEqual([]);
    expect(manifest.rows).toMatchObject({ profile: 1, document: 1, report: 1, letter: 3 });

    const target = await anEmptyOne();
    await restore(target, folder);
    const again = await backupOf(target);
    expect(again.manifest).toEqual({ ...manifest, takenAt: again.manifest.takenAt });
    expect(blobFiles(target.dataDir)).toEqual(blobFiles(folder));
    const store = await engine.open({ ...target, clock });
    await pairBlobs(store, await openBlobs(join(target.dataDir, 'blobs')));
    await store.close();

    await expect(restore(target, folder)).rejects.toThrow(
      /^There are files in .*: restore into an empty DATA_DIR\.$/,
    );
    rmSync(join(target.dataDir, 'blobs'), { recursive: true });
    await expect(restore(target, folder)).rejects.toThrow(
      /^There (is a database|are tables) in .*: restore into an empty (DATA_DIR|database)\.$/,
    );
  });

  it('has everything acknowledged before it began, and a file for each row, while files come and go', async () => {
    const { world, who, profileId, installation } = running;
    const images = await Promise.all(['#111', '#222', '#333'].map((color) => anImage('png', color)));
    const end = new AbortController();
    const replacing = (async () => {
      for (let round = 0; !end.signal.aborted; round += 1) {
        await aProfile(world, who, { profileName: `Later ${round}` });
        await aDocument(world, who, profileId, 'ssn', images[round % images.length]);
      }
    })();
    try {
      for (let round = 0; round < 3; round += 1) {
        const early = await aProfile(world, who, { profileName: `Early ${round}` });
        const { folder, manifest } = await backupOf(installation);
        expect(manifest.damaged).toEqual([]);
        expect(readFileSync(join(folder, 'database/profile.ndjson'), 'utf8')).toContain(early);
      }
    } finally {
      end.abort();
      await replacing;
    }
  });

  it('has the wrapped keys in a part of its own, without which it is restored next to the keys that remained', async () => {
    const { folder, manifest } = await backupOf(running.installation);
    const apart = join(aTemporaryFolder(), 'keys');
    renameSync(join(folder, 'keys'), apart);
    const rest = globSync('database/*', { cwd: folder }).map((file) =>
      readFileSync(join(folder, file), 'utf8'),
    );
    const [first = ''] = readFileSync(join(apart, 'profile_key.ndjson'), 'utf8').split('\n');
    const { wrapped_key: wrapped } = JSON.parse(first);
    expect(rest.filter((text) => text.includes(String(wrapped)))).toEqual([]);

    const target = await anEmptyOne();
    await expect(restore(target, folder)).rejects.toThrow(
      'has no keys, and there are none in the installation: put back the part keys of the newest backup',
    );
    cpSync(apart, join(folder, 'keys'), { recursive: true });
    await restore(target, folder);
    await withoutData(target);
    rmSync(join(folder, 'keys'), { recursive: true });
    const again = await restore(target, folder);
    expect(again.rows).toEqual(manifest.rows);
  });

  it('brings back no client who was erased since, next to the keys that remained, although it has keys of its own', async () => {
    const { who, profileId } = running;
    const { folder } = await backupOf(running.installation);
    const target = await anEmptyOne();
    await restore(target, folder);
    const before = await engine.open({ ...target, clock });
    const removed = await before.transaction((step) => step.profiles.remove(who.accountId, [profileId]));
    expect(removed?.profileIds).toEqual([profileId]);
    await before.finishErasures();
    await before.close();

    await withoutData(target);
    await restore(target, folder);
    const after = await engine.open({ ...target, clock });
    expect(await after.profiles.find(who.accountId, profileId)).toBeNull();
    expect(await after.profiles.dataKey(who.accountId, profileId)).toBeNull();
    await after.close();
  });

  it('says which keys it needs if it was made while the master key was being replaced', async () => {
    const { folder } = await backupOf(running.installation);
    const target = await anEmptyOne();
    await restore(target, folder);
    const former = readFileSync(target.key.file, 'utf8');
    const key = { ...target.key, given: 'cd'.repeat(32), others: [former] };
    const store = await engine.open({ ...target, key, clock });
    const crash = store.rotateKeys(() => {
      throw new Error('crash');
    }, 1);
    await expect(crash).rejects.toThrow('crash');
    await store.close();

    const { folder: inBetween, manifest } = await backupOf({ ...target, key });
    expect(manifest.damaged).toEqual([]);
    const other = await anEmptyOne();
    await restore({ ...other, key }, inBetween);
    await expect(engine.open({ ...other, clock })).rejects.toThrow(/is being replaced by the key/);
    await (await engine.open({ ...other, key, clock })).close();
  });

  it('restores what was already damaged, and names it', async () => {
    const { installation } = running;
    const [lost] = blobFiles(installation.dataDir);
    rmSync(join(installation.dataDir, String(lost)));
    const { folder, manifest } = await backupOf(installation);
    expect(manifest.damaged).toEqual([
      expect.stringMatching(/^(document|report|letter)\.\w*blob of [\da-f-]+$/),
    ]);
    expect((await restore(await anEmptyOne(), folder)).damaged).toEqual(manifest.damaged);
  });

  it('seals each column whose name says so, as the list of sealed columns says', async () => {
    const { databaseUrl, dataDir } = running.installation;
    const db =
      databaseUrl === null ? openSqlite(join(dataDir, 'redress.sqlite')) : openPostgres(databaseUrl, 1);
    const tables = await db.read.introspection.getTables();
    await db.close();
    const columns = tables.flatMap(({ name, columns: own }) => own.map((column) => `${name}.${column.name}`));
    const listed = [...sealedColumns, ...blobColumns].map(({ table, column }) => `${table}.${column}`);
    const named = columns.filter((column) => /\.(sealed_\w+|(\w+_)?blob)$/.test(column));
    expect(named.toSorted()).toEqual(listed.toSorted());
  });
});

describe('a backup that can’t be restored', () => {
  let running: Running;
  let folder: string;
  beforeAll(async () => {
    running = await anInstallation(null);
    ({ folder } = await backupOf(running.installation));
  });
  afterAll(() => running.world.close());
  const anEmptyOne = (): Installation => ({ ...running.installation, dataDir: aTemporaryFolder() });

  it('is refused in one sentence, and nothing is written', async () => {
    const target = anEmptyOne();
    const changed = (change: (copy: string) => void) => {
      const copy = join(aTemporaryFolder(), 'copy');
      cpSync(folder, copy, { recursive: true });
      change(copy);
      return copy;
    };
    const alter = (path: string, from: string | RegExp, to: string) => (copy: string) =>
      writeFileSync(join(copy, path), readFileSync(join(copy, path), 'latin1').replace(from, to), 'latin1');
    const [blob = ''] = blobFiles(folder);
    const given = (text: string) => ({ ...target, key: { given: text, file: '' } });
    const cases: readonly (readonly [Installation, string, RegExp])[] = [
      [target, aTemporaryFolder(), /is no complete backup: it has no manifest\.json\.$/],
      [
        target,
        changed((copy) => writeFileSync(join(copy, 'manifest.json'), '{"half')),
        /can't be read: it was/,
      ],
      [
        target,
        changed(alter('manifest.json', 'sqlite', 'postgres')),
        /was altered after the backup was made\.$/,
      ],
      [
        target,
        changed(alter('database/account.ndjson', 'b2b', 'b2c')),
        /account\.ndjson is not as it was written\.$/,
      ],
      [
        target,
        changed((copy) => rmSync(join(copy, 'database/letter.ndjson'))),
        /letter\.ndjson is missing\.$/,
      ],
      [
        target,
        changed((copy) => rmSync(join(copy, blob))),
        /is damaged: 1 sealed values or files don’t open/,
      ],
      [
        target,
        changed((copy) => writeFileSync(join(copy, blob), 'x')),
        /1 sealed values or files don’t open/,
      ],
      [given('ab'.repeat(32)), folder, /was sealed with the key \w+, and \w+ was given: set REDRESS_KEY/],
      [
        { ...target, key: { given: null, file: join(target.dataDir, 'none') } },
        folder,
        /^The master key is missing/,
      ],
    ];
    for (const [into, from, sentence] of cases) await expect(restore(into, from)).rejects.toThrow(sentence);
    expect(globSync('**/*', { cwd: target.dataDir })).toEqual(['redress.lock']);
  });

  it('is refused if a newer version made it', async () => {
    const { installation } = running;
    const db = openSqlite(join(installation.dataDir, 'redress.sqlite'));
    await sql`insert into migration values ('9999-later', '')`.execute(db.write);
    const later = await backupOf(installation);
    await sql`delete from migration where name = '9999-later'`.execute(db.write);
    await db.close();
    await expect(restore(anEmptyOne(), later.folder)).rejects.toThrow(
      /was made by a newer version of Redress \(9999-later\): restore it with that one\.$/,
    );
  });

  it('is never written over another, nor without data', async () => {
    const { installation } = running;
    await expect(backupOf(installation, folder)).rejects.toThrow(
      'is not empty: a backup needs a new folder.',
    );
    const nothing = { ...installation, dataDir: aTemporaryFolder() };
    await expect(backupOf(nothing)).rejects.toThrow('set DATA_DIR or DATABASE_URL.');
  });

  it('leaves its folder empty for the next attempt when it fails', async () => {
    const broken = { ...running.installation, databaseUrl: null, dataDir: aTemporaryFolder() };
    writeFileSync(join(broken.dataDir, 'redress.sqlite'), 'not a database');
    const target = aTemporaryFolder();
    await expect(backupOf(broken, target)).rejects.toThrow(/not a database/);
    expect(readdirSync(target)).toEqual([]);
  });

  it('shares its folder with no other that runs', async () => {
    const folder = aTemporaryFolder();
    const both = await Promise.allSettled([1, 2].map(() => backupOf(running.installation, folder)));
    const refused = both.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
    expect(refused).toEqual([`Error: ${folder} is not empty: a backup needs a new folder.`]);
    const key = await keyOf(running.installation);
    expect((await verifyBackup(folder, key, async () => null)).damaged).toEqual([]);
  });

  it('does not contain the master key', async () => {
    const { installation } = running;
    const key = Buffer.from(readFileSync(installation.key.file, 'utf8'), 'base64');
    const forms = [
      key,
      ...(['hex', 'base64', 'base64url'] as const).map((form) => Buffer.from(key.toString(form))),
    ];
    const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(20);
    const leaks = files
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)))
      .filter((bytes) => forms.some((form) => bytes.includes(form)));
    expect(leaks).toEqual([]);
  });
});
