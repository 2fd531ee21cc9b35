import { createHash, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { UnsealError } from './unsealError.ts';
import type { SealContext } from './sealContext.ts';
import { openBytes, sealBytes } from './seal.ts';

const keyBytes = 32;

/**
 * The key above all others, held outside the store. It seals nothing itself: other keys are derived from it or
 * wrapped by it.
 */
export interface MasterKey {
  /** Its name in wrapped keys and messages: 12 hex digits of a hash, which reveal nothing about it. */
  readonly id: string;
  /** `w1.<key id>.<sealed data key>`, bound to the row. */
  wrap(sealContext: SealContext, dataKey: KeyObject): string;
  /** Throws UnsealError if the row was altered or moved, or if another master key wrapped it. */
  unwrap(sealContext: SealContext, wrapped: string): KeyObject;
  /** A key for one purpose, always the same. */
  derive(purpose: string): KeyObject;
}

export function createMasterKey(secret: Uint8Array): MasterKey {
  if (secret.length !== keyBytes) throw new Error('A master key has 32 bytes.');
  const derive = (purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `redress ${purpose}`, keyBytes)));
  const wrapping = derive('wrapping');
  const id = createHash('sha256').update('redress key id').update(secret).digest('hex').slice(0, 12);

  return {
    id,
    derive,
    wrap: (sealContext, dataKey) =>
      `w1.${id}.${sealBytes(wrapping, sealContext, dataKey.export()).toString('base64url')}`,
    unwrap(sealContext, wrapped) {
      const [format, keyId, sealed] = wrapped.split('.');
      if (format !== 'w1' || keyId !== id || sealed === undefined) {
        throw new UnsealError(`the data key of ${sealContext.table} ${sealContext.row}`);
      }
      return createSecretKey(openBytes(wrapping, sealContext, Buffer.from(sealed, 'base64url')));
    },
  };
}

/** A new key for one profile. */
export function createDataKey(): KeyObject {
  return createSecretKey(randomBytes(keyBytes));
}
