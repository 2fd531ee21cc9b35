import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { NewAccess } from '#server/store/accessRecord.ts';
import type { Store } from '#server/store/store.ts';

/** Writes accesses to the record. Resolves once they are on disk. */
export type Recorder = (access: NewAccess) => Promise<void>;

interface Waiting {
  readonly access: NewAccess;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** Rows of one transaction, so that none becomes long. */
const batchSize = 200;
const secretName = 'access-record';

/** The key of the record's hashes. It is a secret of the store, so changing the master key leaves it as it is. */
export function accessKey({ secrets }: Pick<Store, 'secrets'>): Promise<string> {
  return secrets.ensure(secretName, () => randomBytes(32).toString('base64url'));
}

/** The same key, without making one; null if nothing was ever recorded. */
export function findAccessKey({ secrets }: Pick<Store, 'secrets'>): Promise<string | null> {
  return secrets.find(secretName);
}

/**
 * A recorder that writes everything that arrives in one turn of the event loop in one transaction, and what arrives
 * while it runs in the next one: a page that makes six calls waits for one or two flushes to disk instead of six. On
 * SQLite a transaction never leaves the turn it began in, so without waiting for its end each call had its own.
 */
export function createRecorder(store: Pick<Store, 'accessRecord' | 'secrets'>): Recorder {
  const lanes = new Map<string, Waiting[]>();
  let key: string | null = null;

  async function write(batch: readonly Waiting[]): Promise<void> {
    try {
      key ??= await accessKey(store);
      await store.accessRecord.append(
        key,
        batch.map(({ access }) => access),
      );
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function empty(lane: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      await setImmediate();
      await write(queue.splice(0, batchSize));
    }
    lanes.delete(lane);
  }

  return (access) =>
    new Promise((resolve, reject) => {
      const lane = store.accessRecord.laneOf(access.account_id);
      const waiting = { access, resolve, reject };
      const queue = lanes.get(lane);
      if (queue !== undefined) {
        queue.push(waiting);
        return;
      }
      const started = [waiting];
      lanes.set(lane, started);
      void empty(lane, started);
    });
}
