import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '#server/configuration/settings.ts';
import { hashPassword } from '#server/identity/embedded/passwords.ts';
import { openStore } from '#server/store/open.ts';
import type { Store } from '#server/store/store.ts';
import { createDatabase } from '#tests/support/aPostgres.ts';
import { anAgency, type Owner } from '#tests/support/anAgency.ts';
import { seeingAll } from '#tests/support/seeingAll.ts';

export interface FilledStore {
  /** Requests the list and details. */
  readonly reader: Owner;
  /** Creates profiles, so that the reader's list keeps its length. */
  readonly maker: Owner;
  /** A copy of the database: a SQLite file or a PostgreSQL URL. */
  readonly copy: string;
}

export const password = 'bench-password-of-nobody';
const accounts = 200;
const profilesEach = 50;

/** Fills the store with 10,000 profiles in 200 accounts, through the product's own store, and copies its database. */
export async function fillStore(configuration: Configuration, folder: string): Promise<FilledStore> {
  const { dataDir, databaseUrl, migrationUrl, key } = configuration;
  const store = await openStore({
    dataDir,
    databaseUrl,
    migrationUrl,
    key,
    clock: { now: () => new Date() },
  });
  try {
    const owners = await fill(seeingAll(store));
    await store.close();
    return { ...owners, copy: await copyOf(configuration, folder) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function fill(store: Store): Promise<Omit<FilledStore, 'copy'>> {
  const hash = await hashPassword(password);
  const reader = await anAgency(store, 'reader', hash, profilesEach);
  const maker = await anAgency(store, 'maker', hash, profilesEach);
  for (let index = 2; index < accounts; index += 1)
    await anAgency(store, `agency-${index}`, hash, profilesEach);
  return { reader, maker };
}

/** While nothing is connected, as PostgreSQL requires of a template. */
async function copyOf(
  { dataDir, databaseUrl, migrationUrl }: Configuration,
  folder: string,
): Promise<string> {
  if (databaseUrl !== null) {
    const url = migrationUrl ?? databaseUrl;
    return createDatabase(url, url);
  }
  const copy = join(folder, 'bare.sqlite');
  cpSync(join(dataDir, 'redress.sqlite'), copy);
  return copy;
}
