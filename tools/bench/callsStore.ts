import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '#server/configuration/settings.ts';
import { hashPassword } from '#server/identity/embedded/passwords.ts';
import { openStore } from '#server/store/open.ts';
import { anAgency, type Owner } from '#tests/support/anAgency.ts';

export interface FilledStore {
  /** Requests the list and details. */
  readonly reader: Owner;
  /** Creates profiles, so that the reader's list keeps its length. */
  readonly maker: Owner;
}

export const password = 'bench-password-of-nobody';
const accounts = 200;
const profilesEach = 50;

/**
 * Fills a data directory with 10,000 profiles in 200 accounts, through the product's own store, and copies its
 * database.
 */
export async function fillStore({ dataDir, key }: Configuration, copy: string): Promise<FilledStore> {
  const clock = { now: () => new Date() };
  const store = await openStore({ dataDir, databaseUrl: null, key, clock });
  try {
    const hash = await hashPassword(password);
    const reader = await anAgency(store, 'reader', hash, profilesEach);
    const maker = await anAgency(store, 'maker', hash, profilesEach);
    for (let index = 2; index < accounts; index += 1)
      await anAgency(store, `agency-${index}`, hash, profilesEach);
    return { reader, maker };
  } finally {
    await store.close();
    cpSync(join(dataDir, 'redress.sqlite'), copy);
  }
}
