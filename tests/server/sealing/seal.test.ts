import { expect, it } from 'vitest';
import { UnsealError } from '#server/sealing/unsealError.ts';
import { createDataKey, createMasterKey } from '#server/sealing/masterKey.ts';
import type { SealContext } from '#server/sealing/sealContext.ts';
import { open, openBytes, seal, sealBytes } from '#server/sealing/seal.ts';
import { figure } from '#tests/support/figure.ts';
import { isThorough } from '#tests/support/thorough.ts';

const key = createDataKey();
const place: SealContext = { account: 'a', table: 'profile', column: 'sealed_ssn', row: 'p' };

it('opens what it sealed, in its context', () => {
  for (const clear of ['', '666123456', 'Straße 5, “Apt” 🏠']) {
    const sealed = seal(key, place, clear);
    expect(open(key, place, sealed)).toBe(clear);
    expect(sealed).toMatch(/^s1\.[\w-]+$/);
  }
});

it('opens in no other context: tenant, table, column, row, or key', () => {
  const sealed = seal(key, place, '666123456');
  for (const other of [{ account: 'b' }, { table: 'report' }, { column: 'sealed_dob' }, { row: 'q' }]) {
    expect(() => open(key, { ...place, ...other }, sealed)).toThrow(UnsealError);
  }
  expect(() => open(createDataKey(), place, sealed)).toThrow(UnsealError);
});

it('rejects every altered byte and every shorter length, and says where but not what', () => {
  const sealed = sealBytes(key, place, Buffer.from('666123456'));
  for (let index = 0; index < sealed.length; index += 1) {
    const altered = Buffer.from(sealed);
    altered.writeUInt8(altered.readUInt8(index) ^ 1, index);
    expect(() => openBytes(key, place, altered)).toThrow(UnsealError);
    expect(() => openBytes(key, place, sealed.subarray(0, index))).toThrow(UnsealError);
  }
  expect(() => open(key, place, '666123456')).toThrow('sealed_ssn of p');
  expect(() => open(key, place, '666123456')).not.toThrow('666123456');
});

it('never gives the same result twice: no nonce repeats', () => {
  const seals = isThorough ? 1_000_000 : 20_000;
  const nonces = new Set<string>();
  const clear = Buffer.from('x');
  for (let count = 0; count < seals; count += 1) {
    nonces.add(sealBytes(key, place, clear).subarray(0, 12).toString('hex'));
  }
  expect(nonces.size).toBe(seals);
  figure(`${seals.toLocaleString('en')} seals, 0 repeats`);
});

it('unwraps a data key only in its row and with its master key', () => {
  const master = createMasterKey(Buffer.alloc(32, 7));
  const wrapped = master.wrap(place, key);
  expect(wrapped).toMatch(/^w1\.[0-9a-f]{12}\./);
  expect(master.unwrap(place, wrapped).equals(key)).toBe(true);
  expect(() => master.unwrap({ ...place, row: 'q' }, wrapped)).toThrow(UnsealError);
  expect(() => createMasterKey(Buffer.alloc(32, 8)).unwrap(place, wrapped)).toThrow(UnsealError);
  expect(() => master.unwrap(place, 'nonsense')).toThrow(UnsealError);
});

it('derives a separate key for each purpose, the same each time', () => {
  const master = createMasterKey(Buffer.alloc(32, 7));
  expect(master.derive('a').equals(createMasterKey(Buffer.alloc(32, 7)).derive('a'))).toBe(true);
  expect(master.derive('a').equals(master.derive('b'))).toBe(false);
  expect(() => createMasterKey(Buffer.alloc(31))).toThrow('32 bytes');
});
