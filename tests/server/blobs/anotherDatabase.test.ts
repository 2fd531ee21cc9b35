import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openBlobs } from '#server/blobs/disk.ts';
import { readConfiguration } from '#server/configuration.ts';
import { serve } from '#server/serve.ts';
import type { StoreConfiguration } from '#server/store/open.ts';
import { eachEngine } from '#tests/support/aStore.ts';
import { freePorts } from '#tests/support/product.ts';
import { timeouts } from '#tests/support/timeouts.ts';
import { ageFiles, copyFiles, filesOf, keepReports } from './files.ts';

const main = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));
const key = 'a5'.repeat(32);

async function environmentOf({ dataDir, databaseUrl }: StoreConfiguration): Promise<Record<string, string>> {
  return {
    PORT: String(await freePorts()),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    REDRESS_KEY: key,
    DEMONSTRATION: 'off',
  };
}

const silent = { log: () => undefined, error: () => undefined };

/** A start and its end in this process. Throws if the server refuses to start. */
async function startAndStop(store: StoreConfiguration): Promise<void> {
  const serving = await serve(readConfiguration(await environmentOf(store)), silent);
  await serving.complete;
  await serving.stop();
}

/** The status and what is printed by the server's own process, which ends by itself because it refuses to start. */
async function refusal(store: StoreConfiguration) {
  const env = { ...process.env, NODE_ENV: '', ...(await environmentOf(store)) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], {
    env,
    encoding: 'utf8',
    timeout: timeouts.start,
  });
  return { status, printed: `${stdout}${stderr}` };
}

eachEngine('a start', ({ fresh, open }) => {
  it('with another database than the one the files belong to is refused, and every file stays', async () => {
    const given = { key: { given: key, file: '/nowhere' } };
    const right = await fresh(given);
    await startAndStop(right);
    const store = await open(right);
    const names = await keepReports(store, await openBlobs(join(right.dataDir, 'blobs')), 20);
    await store.close();
    ageFiles(right.dataDir);

    const wrong = await fresh(given);
    copyFiles(right.dataDir, wrong.dataDir);
    const { status, printed } = await refusal(wrong);
    expect(status).toBe(1);
    expect(filesOf(wrong.dataDir)).toEqual(names.toSorted());
    expect(printed).toMatch(
      /^Redress did not start: The files in \S+blobs belong to another database \(\w{32}, not \w{32}\): set DATABASE_URL to that database, or DATA_DIR to the folder of this one\.\n$/,
    );
    await startAndStop(right);
    expect(filesOf(right.dataDir)).toEqual(names.toSorted());
  });
});
