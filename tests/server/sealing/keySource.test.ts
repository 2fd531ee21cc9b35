import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findKey, makeKey, readKey } from '#server/sealing/keySource.ts';
import { aFolder } from '#tests/support/aStore.ts';

let folder = '';
beforeEach(() => {
  folder = aFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('reads 32 bytes as hex or base64, and says what to set for anything else', () => {
  const bytes = Buffer.alloc(32, 0xa5);
  const { id } = readKey(bytes.toString('hex'), 'REDRESS_KEY');
  expect(readKey(`${bytes.toString('base64')}\n`, 'REDRESS_KEY').id).toBe(id);
  expect(readKey(bytes.toString('hex').toUpperCase(), 'REDRESS_KEY').id).toBe(id);
  for (const wrong of ['', 'secret', bytes.subarray(1).toString('base64')]) {
    expect(() => readKey(wrong, 'REDRESS_KEY')).toThrow('REDRESS_KEY must be 32 bytes');
  }
});

it('creates one key file for several processes at once, readable only by its owner', async () => {
  const source = { given: null, file: join(folder, 'deeper', 'key') };
  expect(await findKey(source)).toBeNull();
  const made = await Promise.all(Array.from({ length: 8 }, () => makeKey(source)));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect((await findKey(source))?.id).toBe(made[0]?.id);
  expect(statSync(source.file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'deeper'))).toEqual(['key']);
});

it('prefers the given key to the file', async () => {
  const file = join(folder, 'key');
  await makeKey({ given: null, file });
  const given = Buffer.alloc(32, 1).toString('hex');
  expect((await findKey({ given, file }))?.id).toBe(readKey(given, 'REDRESS_KEY').id);
});
