import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pairBlobs } from '#server/blobs/pairing.ts';
import type { StoreConfiguration } from '#server/store/open.ts';
import { eachEngine } from '#tests/support/aStore.ts';
import { ageFiles, anOrphan, filesOf, keepReports } from './files.ts';
import { blobsOf, databaseWithFiles, startWith } from './starting.ts';

const identityOf = ({ dataDir }: StoreConfiguration) => join(dataDir, 'blobs', 'identity');
const ofAnotherDatabase = /^The files in \S+blobs belong to another database \(\w{32}, not \w{32}\): set /;
const inAnotherFolder =
  /^The database \(\w{32}\) has its files in another folder \(\w{32}\) than \S+blobs: set DATA_DIR /;
const noneOfTheFiles = /^The database \(\w{32}\) refers to 12 files, but \S+blobs has none of them: set /;
const filesOfNobody = /^The database refers to no files, but \S+blobs has some: set DATABASE_URL /;

eachEngine('a database and a blob store', (engine) => {
  const { copy, fresh, open } = engine;

  /** A new store that the server has not been started with. */
  async function aClosedStore(): Promise<StoreConfiguration> {
    const configuration = await fresh();
    await (await open(configuration)).close();
    return configuration;
  }
  /** A closed store with 12 aged files, as the current version leaves it. */
  async function anInstallation(): Promise<StoreConfiguration> {
    const configuration = await fresh();
    const { store, blobs } = await startWith(engine, configuration);
    await keepReports(store, blobs, 6);
    await store.close();
    ageFiles(configuration.dataDir);
    return configuration;
  }
  /** The same, from before databases and blob stores recorded each other's ids. */
  async function anEarlierInstallation(): Promise<StoreConfiguration> {
    const configuration = await fresh();
    const store = await open(configuration);
    await keepReports(store, await blobsOf(configuration), 6);
    await store.close();
    ageFiles(configuration.dataDir);
    return configuration;
  }
  const mixed = (database: StoreConfiguration, files: StoreConfiguration) =>
    databaseWithFiles(engine, database, files);
  async function expectRefusal(configuration: StoreConfiguration, sentence: RegExp): Promise<void> {
    const before = filesOf(configuration.dataDir);
    await expect(startWith(engine, configuration)).rejects.toThrow(sentence);
    expect(filesOf(configuration.dataDir)).toEqual(before);
  }
  async function expectStart(configuration: StoreConfiguration): Promise<void> {
    const before = filesOf(configuration.dataDir);
    const { store } = await startWith(engine, configuration);
    expect(filesOf(configuration.dataDir)).toEqual(before);
    await store.close();
  }

  it('become a pair if both are new, and stay one', async () => {
    const configuration = await anInstallation();
    const identity = readFileSync(identityOf(configuration), 'utf8');
    expect(identity).toMatch(/^[0-9a-f]{32} [0-9a-f]{32}\n$/);
    expect(filesOf(configuration.dataDir)).toHaveLength(12);
    await expectStart(configuration);
    expect(readFileSync(identityOf(configuration), 'utf8')).toBe(identity);
  });

  it('refuse each other if they belong to two installations', async () => {
    await expectRefusal(await mixed(await anInstallation(), await anInstallation()), ofAnotherDatabase);
    await expectRefusal(
      await mixed(await anEarlierInstallation(), await anInstallation()),
      ofAnotherDatabase,
    );
    await expectRefusal(await mixed(await anInstallation(), await anEarlierInstallation()), inAnotherFolder);
    const bothEarlier = await mixed(await anEarlierInstallation(), await anEarlierInstallation());
    await expectRefusal(bothEarlier, noneOfTheFiles);
  });

  it('refuse each other if the database is new and the files are not', async () => {
    await expectRefusal(await mixed(await aClosedStore(), await anInstallation()), ofAnotherDatabase);
    await expectRefusal(await mixed(await aClosedStore(), await anEarlierInstallation()), filesOfNobody);
  });

  it('refuse each other if the database is new and the blob store has an owner but no files', async () => {
    const owner = await fresh();
    await (await startWith(engine, owner)).store.close();
    await expectRefusal(await mixed(await aClosedStore(), owner), ofAnotherDatabase);
  });

  it('refuse each other if the files are not new and the folder is', async () => {
    await expectRefusal(await copy(await anInstallation()), inAnotherFolder);
    await expectRefusal(await copy(await anEarlierInstallation()), noneOfTheFiles);
  });

  it('refuse each other if a second process has its own folder', async () => {
    const first = await fresh();
    await (await startWith(engine, first)).store.close();
    await expectRefusal(await copy(first), inAnotherFolder);
  });

  it('of an earlier version become a pair if a file of the database is there', async () => {
    const whole = await anEarlierInstallation();
    await expectStart(whole);
    await expectRefusal(await mixed(await aClosedStore(), whole), ofAnotherDatabase);

    const damaged = await anEarlierInstallation();
    for (const name of filesOf(damaged.dataDir).slice(1))
      rmSync(join(damaged.dataDir, 'blobs', name.slice(0, 2), name));
    anOrphan(damaged.dataDir);
    const { swept } = await startWith(engine, damaged);
    expect(swept).toMatchObject({ files: 2, orphans: 1, heldBack: false });
  });

  it('become a pair again with a dump of an earlier version once the identity is taken from the files', async () => {
    const configuration = await anEarlierInstallation();
    const dump = await copy(configuration);
    await expectStart(configuration);
    const restored = await mixed(dump, configuration);
    await expectRefusal(restored, ofAnotherDatabase);
    rmSync(identityOf(restored));
    await expectStart(restored);
  });

  it('of an earlier version need no files, and unfinished files are no evidence', async () => {
    const configuration = await aClosedStore();
    const unfinished = anOrphan(configuration.dataDir, undefined, '.draft');
    const { store } = await startWith(engine, configuration);
    expect(filesOf(configuration.dataDir)).not.toContain(unfinished);
    await store.close();
    await expectStart(configuration);
  });

  it('stay a pair if the identity file was not restored with the files', async () => {
    const configuration = await anInstallation();
    const identity = readFileSync(identityOf(configuration), 'utf8');
    rmSync(identityOf(configuration));
    await expectStart(configuration);
    expect(readFileSync(identityOf(configuration), 'utf8')).toBe(identity);
  });

  it('stay a pair without the identity file even if all files are in quarantine', async () => {
    const configuration = await anInstallation();
    const { quarantine } = await blobsOf(configuration);
    for (const name of filesOf(configuration.dataDir)) await quarantine.add(name, configuration.clock.now());
    rmSync(identityOf(configuration));
    const { swept } = await startWith(engine, configuration);
    expect(swept).toMatchObject({ files: 0, broughtBack: 12 });
  });

  it('stay a pair if the first start ended between its steps', async () => {
    const configuration = await fresh();
    const store = await open(configuration);
    const endsHere = new Error('The process ends here.');
    const dying = {
      blobNames: () => store.blobNames(),
      secrets: {
        find: (name: string) => store.secrets.find(name),
        ensure: async (name: string, make: () => string | Promise<string>) => {
          if (name === 'blob-store-id') throw endsHere;
          return store.secrets.ensure(name, make);
        },
      },
    };
    await expect(pairBlobs(dying, await blobsOf(configuration))).rejects.toBe(endsHere);
    await store.close();
    await expectRefusal(await mixed(await aClosedStore(), configuration), ofAnotherDatabase);
    await expectStart(configuration);
  });

  it('can be paired without the lost files, using the command in docs/operations.md', async () => {
    for (const installation of [anInstallation, anEarlierInstallation]) {
      const configuration = await copy(await installation());
      const refusal = await startWith(engine, configuration).then(
        () => '',
        (error: unknown) => String(error),
      );
      const [database, folder = 'ab'.repeat(16)] = refusal.match(/[0-9a-f]{32}/g) ?? [];
      writeFileSync(identityOf(configuration), `${folder} ${database}`);
      await expectStart(configuration);
    }
  });

  it('are refused with a damaged identity', async () => {
    const configuration = await anInstallation();
    writeFileSync(identityOf(configuration), 'cut off');
    await expectRefusal(configuration, /identity must contain two ids of 32 hex digits: restore it /);
  });
});
