/** What the server does with the files at startup if the database, or the files, come from a backup. */
import { expect, it } from 'vitest';
import type { StoreConfiguration } from '#server/store/open.ts';
import { eachEngine } from '#tests/support/aStore.ts';
import { ageFiles, copyFiles, filesOf, keepReports, quarantinedOf } from './files.ts';
import { blobsOf, databaseWithFiles, startWith } from './starting.ts';

eachEngine('after a restore', (engine) => {
  const { fresh, open } = engine;
  const mixed = (database: StoreConfiguration, files: StoreConfiguration) =>
    databaseWithFiles(engine, database, files);
  const countsOf = ({ dataDir }: StoreConfiguration) => ({
    inUse: filesOf(dataDir).length,
    inQuarantine: quarantinedOf(dataDir).length,
  });

  /** An installation with this many aged files, and a backup from when it had six. */
  async function anInstallation(files: number) {
    const live = await fresh();
    const { store, blobs } = await startWith(engine, live);
    await keepReports(store, blobs, 3);
    await store.close();
    const backup = await mixed(live, live);
    const again = await open(live);
    await keepReports(again, await blobsOf(live), (files - 6) / 2);
    await again.close();
    ageFiles(live.dataDir);
    return { live, backup };
  }
  async function start(configuration: StoreConfiguration, allowedOrphans = 0) {
    const { store, swept } = await startWith(engine, configuration, allowedOrphans);
    await store.close();
    return swept;
  }

  it('with an older database, a few newer files go to quarantine, and return with the right one', async () => {
    const { live, backup } = await anInstallation(16);
    const restored = await mixed(backup, live);
    expect(await start(restored)).toMatchObject({ files: 16, orphans: 10, heldBack: false });
    expect(countsOf(restored)).toEqual({ inUse: 6, inQuarantine: 10 });

    const mended = await mixed(live, restored);
    expect(await start(mended)).toMatchObject({ broughtBack: 10, purged: 0 });
    expect(filesOf(mended.dataDir)).toEqual(filesOf(live.dataDir));
    expect(countsOf(mended)).toEqual({ inUse: 16, inQuarantine: 0 });
  });

  it('with an older database, many newer files stay until the operator allows the move', async () => {
    const { live, backup } = await anInstallation(18);
    const restored = await mixed(backup, live);
    expect(await start(restored)).toMatchObject({ files: 18, orphans: 12, heldBack: true });
    expect(await start(restored, 11)).toMatchObject({ heldBack: true });
    expect(countsOf(restored)).toEqual({ inUse: 18, inQuarantine: 0 });

    expect(await start(restored, 12)).toMatchObject({ heldBack: false });
    expect(countsOf(restored)).toEqual({ inUse: 6, inQuarantine: 12 });
    const mended = await mixed(live, restored);
    expect(await start(mended)).toMatchObject({ broughtBack: 12 });
    expect(filesOf(mended.dataDir)).toEqual(filesOf(live.dataDir));
  });

  it('with an older database, a file in quarantine that is read is restored immediately', async () => {
    const { live, backup } = await anInstallation(8);
    const restored = await mixed(backup, live);
    await start(restored);
    const blobs = await blobsOf(restored);
    for (const name of quarantinedOf(restored.dataDir))
      expect(String(await blobs.get(name))).toBe('a sealed report');
    expect(countsOf(restored)).toEqual({ inUse: 8, inQuarantine: 0 });
  });

  it('with older files, all of them stay, and the missing ones can be added later', async () => {
    const { live, backup } = await anInstallation(20);
    const restored = await mixed(live, backup);
    expect(await start(restored)).toMatchObject({ files: 6, orphans: 0 });
    expect(countsOf(restored)).toEqual({ inUse: 6, inQuarantine: 0 });
    copyFiles(live.dataDir, restored.dataDir);
    expect(await start(restored)).toMatchObject({ files: 20, orphans: 0 });
  });

  it('with files but no database yet, nothing is lost: the server refuses to start until the database is there', async () => {
    const { live } = await anInstallation(20);
    const empty = await fresh();
    await (await open(empty)).close();
    const tooEarly = await mixed(empty, live);
    await expect(start(tooEarly)).rejects.toThrow('belong to another database');
    expect(countsOf(tooEarly)).toEqual({ inUse: 20, inQuarantine: 0 });
    const restored = await mixed(live, tooEarly);
    expect(await start(restored)).toMatchObject({ files: 20, orphans: 0 });
    expect(countsOf(restored)).toEqual({ inUse: 20, inQuarantine: 0 });
  });
});
