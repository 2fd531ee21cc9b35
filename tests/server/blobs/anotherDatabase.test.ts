/** The real start, as an operator runs it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openBlobs } from '#server/blobs/disk.ts';
import type { StoreConfiguration } from '#server/store/open.ts';
import { eachEngine } from '#tests/support/aStore.ts';
import { freePorts } from '#tests/support/product.ts';
import { ageFiles, copyFiles, filesOf, keepReports } from './files.ts';

const main = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));
const key = 'a5'.repeat(32);

/** What the server prints until it ends, which it is told to do once it is ready. */
async function startOnce({ dataDir, databaseUrl }: StoreConfiguration): Promise<string> {
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(await freePorts()),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      REDRESS_KEY: key,
      DEMONSTRATION: 'off',
    },
  });
  let said = '';
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
    if (said.includes('Redress is ready')) server.kill('SIGTERM');
  };
  server.stdout.on('data', hear);
  server.stderr.on('data', hear);
  await new Promise((resolve) => server.once('close', resolve));
  return said;
}

eachEngine('a start', ({ fresh, open }) => {
  it('with another database than the one the files belong to is refused, and every file stays', async () => {
    const given = { key: { given: key, file: '/nowhere' } };
    const right = await fresh(given);
    expect(await startOnce(right)).toContain('Redress is ready');
    const store = await open(right);
    const names = await keepReports(store, await openBlobs(join(right.dataDir, 'blobs')), 20);
    await store.close();
    ageFiles(right.dataDir);

    const wrong = await fresh(given);
    copyFiles(right.dataDir, wrong.dataDir);
    const said = await startOnce(wrong);
    expect(filesOf(wrong.dataDir)).toEqual(names.toSorted());
    expect(said).toMatch(
      /^Redress did not start: The files in \S+blobs belong to another database \(\w{32}, not \w{32}\): set DATABASE_URL to that database, or DATA_DIR to the folder of this one\.\n$/,
    );
    expect(await startOnce(right)).toContain('Redress is ready');
    expect(filesOf(right.dataDir)).toEqual(names.toSorted());
  });
});
