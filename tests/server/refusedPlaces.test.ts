import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfiguration } from '#server/configuration.ts';
import { dataDirRefusal } from '#server/dataDir.ts';
import { listeningAt } from '#server/listening.ts';
import { serve } from '#server/serve.ts';
import { freePorts } from '#tests/support/product.ts';

const folder = mkdtempSync(join(tmpdir(), 'redress-places-'));
const another = createServer();
let taken = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void another.listen(0, '127.0.0.1', resolve));
  const address = another.address();
  taken = String(typeof address === 'object' ? address?.port : '');
});
afterAll(() => {
  another.close();
  rmSync(folder, { recursive: true, force: true });
});

const silent = { log: () => undefined, error: () => undefined };
async function start(environment: Record<string, string>): Promise<unknown> {
  const settings = {
    PORT: String(await freePorts()),
    LISTEN_ON: '127.0.0.1',
    DATA_DIR: mkdtempSync(join(folder, 'data-')),
    DEMONSTRATION: 'off',
    ...environment,
  };
  return serve(readConfiguration(settings), silent);
}

it('does not start on a port that is taken, and says which setting to change', async () => {
  await expect(start({ PORT: taken })).rejects.toThrow(
    `Port ${taken} of 127.0.0.1 is in use by another program: stop it, or set PORT to another port.`,
  );
  await expect(start({ METRICS_LISTEN: `127.0.0.1:${taken}` })).rejects.toThrow(
    `Port ${taken} of 127.0.0.1 is in use by another program: stop it, or set METRICS_LISTEN to another port.`,
  );
});

it('does not start at an address of another machine', async () => {
  await expect(start({ LISTEN_ON: '192.0.2.1' })).rejects.toThrow(
    'LISTEN_ON names 192.0.2.1, which is not an address of this machine.',
  );
});

it('says that a port needs more rights', async () => {
  const denied = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
  const place = { host: '0.0.0.0', port: 80, hostSetting: 'LISTEN_ON', portSetting: 'PORT' };
  await expect(listeningAt(place, async () => Promise.reject(denied))).rejects.toThrow(
    'Port 80 needs rights that this user doesn’t have: set PORT to a port from 1024.',
  );
});

it('does not start with a file for DATA_DIR', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(start({ DATA_DIR: file })).rejects.toThrow(
    `DATA_DIR is ${file}, and there is a file in the way: set it to a folder.`,
  );
});

it.skipIf(process.platform !== 'linux')('does not try forever to make a DATA_DIR that can’t be', async () => {
  await expect(start({ DATA_DIR: '/proc/nothing/data' })).rejects.toThrow(
    'DATA_DIR is /proc/nothing/data, which can’t be used (ENOENT): set it to another folder.',
  );
});

it('says what to do about a folder where it can’t write', () => {
  expect(dataDirRefusal('/var/lib/redress', 'EACCES')).toBe(
    'DATA_DIR is /var/lib/redress, where this user can’t write: give them the folder with chown, or set DATA_DIR to another one.',
  );
});
