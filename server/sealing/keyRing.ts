import type { KeyObject } from 'node:crypto';
import type { MasterKey } from './masterKey.ts';
import type { SealContext } from './sealContext.ts';
import { UnsealError } from './unsealError.ts';

/**
 * Wraps data keys. A key service can stand behind it; it then hands over its master keys at the start, because a data
 * key is unwrapped for almost every request, and must not wait for a network.
 */
export interface KeyService {
  /** Wraps with today's master key. */
  wrap(sealContext: SealContext, dataKey: KeyObject): string;
  /** With whichever of the master keys wrapped it. Throws UnsealError. */
  unwrap(sealContext: SealContext, wrapped: string): KeyObject;
}

/** The master keys of the configuration: today's, and others that data keys may still be wrapped with. */
export interface KeyRing extends KeyService {
  readonly current: MasterKey;
  /** The key with this id, or null. */
  find(id: string): MasterKey | null;
}

export function createKeyRing(current: MasterKey, others: readonly MasterKey[] = []): KeyRing {
  const keys = new Map([...others, current].map((key) => [key.id, key]));
  return {
    current,
    find: (id) => keys.get(id) ?? null,
    wrap: (sealContext, dataKey) => current.wrap(sealContext, dataKey),
    unwrap(sealContext, wrapped) {
      const key = keys.get(wrapped.split('.')[1] ?? '');
      if (key === undefined) throw new UnsealError(`the data key of ${sealContext.table} ${sealContext.row}`);
      return key.unwrap(sealContext, wrapped);
    },
  };
}
