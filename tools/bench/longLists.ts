import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from 'date-fns/addDays';
import { longListFrom } from '#contract/limits.ts';
import { createProfile } from '#server/profiles/createProfile.ts';
import { newId } from '#server/store/ids.ts';
import { openStore } from '#server/store/open.ts';
import type { ProfileWindow } from '#server/store/profileList.ts';
import type { Store } from '#server/store/store.ts';
import { createDatabase, findPostgres, startPostgres } from '#tests/support/aPostgres.ts';
import { anAgency, aProfile, type Owner } from '#tests/support/anAgency.ts';
import { seeingAll } from '#tests/support/seeingAll.ts';
import { median, type Figure } from './figure.ts';
import { copyProfiles } from './longStore.ts';

const sizes = [1_000, 10_000, 100_000] as const;
/** So that the store has a million in all. */
const others = 889_000;
const made = 20;
const rounds = 15;

const first: ProfileWindow = {
  search: '',
  status: null,
  from: null,
  before: null,
  sort: 'name',
  descending: false,
  offset: 0,
  limit: 50,
};

const month = Array.from({ length: 43 }, (_, day) => addDays(new Date(), day - 20).toISOString());

type Work = (store: Store, owner: Owner, size: number) => Promise<unknown>;
const works: Readonly<Record<string, Work>> = {
  window: (store, { accountId }) => store.profiles.window(accountId, first),
  'last window': (store, { accountId }, size) =>
    store.profiles.window(accountId, { ...first, offset: size - 50 }),
  'search for a tenth': (store, { accountId }) =>
    store.profiles.window(accountId, { ...first, search: 'jose' }),
  'search for one': (store, { accountId }) =>
    store.profiles.window(accountId, { ...first, search: '0000777' }),
  'counts of a search': (store, { accountId }) =>
    store.profiles.count(accountId, { ...first, search: 'jose' }),
  'whether it is long': (store, { accountId }) => store.profiles.hasFewer(accountId, longListFrom),
  "a month's days": (store, { accountId }) => store.profiles.byDay(accountId, month),
  counts: (store, { accountId }) => store.profiles.tally(accountId),
  'whole list': (store, { accountId }) => store.profiles.list(accountId),
  detail: (store, { accountId, profileIds }) => store.profiles.findSheet(accountId, profileIds[1] ?? ''),
  create: (store, { accountId }) =>
    store.transaction((step) =>
      createProfile(step, {
        accountId,
        variant: 'b2b',
        username: 'bench',
        claim: { key: newId(), requestHash: 'bench', expiresAt: new Date() },
        profile: aProfile(1),
      }),
    ),
};

/** What the store takes for accounts with many clients, on both engines, against an account with 1,000. */
export async function* longLists(): AsyncGenerator<Figure> {
  yield* onEngine('sqlite', null);
  const installation = findPostgres();
  if (installation === null) return;
  const server = await startPostgres(installation);
  try {
    yield* onEngine('postgres', await createDatabase(server.url, null));
  } finally {
    await server.stop();
  }
}

async function* onEngine(engine: string, databaseUrl: string | null): AsyncGenerator<Figure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'redress-bench-'));
  const clock = { now: () => new Date() };
  const configuration = { dataDir, databaseUrl, key: { given: null, file: join(dataDir, 'key') }, clock };
  try {
    const empty = await openStore(configuration);
    const owners: Owner[] = [];
    for (const name of ['first', 'second', 'third', 'others'])
      owners.push(await anAgency(seeingAll(empty), name, 'no password', made));
    await empty.close();
    const copies = [...sizes, others].map((size, index) => ({
      profileId: owners[index]?.profileIds[0] ?? '',
      count: size - made,
    }));
    await copyProfiles(configuration, copies);
    const store = await openStore(configuration);
    yield* measure(engine, seeingAll(store), owners);
    await store.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Measures the accounts alternately within each round. */
async function* measure(engine: string, store: Store, owners: readonly Owner[]): AsyncGenerator<Figure> {
  for (const [name, work] of Object.entries(works)) {
    const times = sizes.map((): number[] => []);
    for (let round = -1; round < rounds; round += 1) {
      for (const [index, size] of sizes.entries()) {
        const owner = owners[index];
        if (owner === undefined) throw new Error('An account is missing.');
        const begun = performance.now();
        await work(store, owner, size);
        // The first round warms up.
        if (round >= 0) times[index]?.push(performance.now() - begun);
      }
    }
    const [least, ...more] = times.map(median);
    for (const [index, value] of more.entries()) {
      yield {
        name: `long.${engine}.${name}.${sizes[index + 1]}`,
        value,
        unit: 'ms',
        against: { name: 'the same with 1,000 clients', value: least ?? Number.NaN },
      };
    }
  }
}
