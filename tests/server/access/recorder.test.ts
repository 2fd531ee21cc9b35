import { expect, it } from 'vitest';
import { createRecorder } from '#server/access/recorder.ts';
import type { Store } from '#server/store/store.ts';
import { anAccess } from '#tests/support/anAccess.ts';

/** A store that notes how many rows each transaction had; like SQLite's, it finishes within the turn. */
function countingStore() {
  const transactions: number[] = [];
  const store = {
    accessRecord: {
      laneOf: () => 'all',
      append: async (_key: string, accesses: readonly unknown[]) => void transactions.push(accesses.length),
    },
    secrets: { ensure: async () => 'key' },
  };
  return { transactions, store: store as unknown as Pick<Store, 'accessRecord' | 'secrets'> };
}

it('writes the reads of one turn of the event loop in one transaction', async () => {
  const { transactions, store } = countingStore();
  const record = createRecorder(store);
  // Ten requests that were received together reach the recorder one after another.
  const requests = Array.from({ length: 10 }, async (_, index) => {
    for (let step = 0; step < index * 5; step += 1) await Promise.resolve();
    await record(anAccess());
  });
  await Promise.all(requests);
  expect(transactions).toEqual([10]);
});

it('splits very many reads into several transactions', async () => {
  const { transactions, store } = countingStore();
  const record = createRecorder(store);
  await Promise.all(Array.from({ length: 450 }, () => record(anAccess())));
  expect(transactions).toEqual([200, 200, 50]);
});
