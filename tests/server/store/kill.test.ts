import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { enter } from '#server/identity/enter.ts';
import { openBlobs } from '#server/blobs/disk.ts';
import { orphanAge, sweepBlobs } from '#server/blobs/sweep.ts';
import { createVault, type Vault } from '#server/blobs/vault.ts';
import type { StoreConfiguration } from '#server/store/open.ts';
import type { Store } from '#server/store/store.ts';
import { eachEngine } from '#tests/support/aStore.ts';
import { timeouts } from '#tests/support/timeouts.ts';
import { startChild } from './process/child.ts';

/** Number of kills for each engine; a long run sets a higher one. */
const rounds = Number(process.env['REDRESS_KILL_ROUNDS'] ?? '4');
const key = 'a5'.repeat(32);
const granted = 1_000_000;

const owner = { accountId: z.string(), profileId: z.string() };
const Acknowledged = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('account'), accountId: z.string() }),
  z.object({ kind: z.literal('profile'), ...owner }),
  z.object({ kind: z.literal('document'), ...owner, document: z.string(), digest: z.string() }),
  z.object({ kind: z.literal('session'), ...owner, sessionId: z.string() }),
]);
type Acknowledged = z.infer<typeof Acknowledged>;

const aNewUser = {
  provider: 'embedded',
  subject: 'someone',
  variant: 'b2b',
  timeZone: 'UTC',
  fullName: 'Some Body',
  mail: 'some@example.com',
} as const;

/**
 * What a writer reported as done, up to a SIGKILL at a random moment after its first set of letters, however slow it
 * is.
 */
async function untilKilled({ dataDir, databaseUrl }: StoreConfiguration): Promise<Acknowledged[]> {
  const writer = startChild('writer.ts', [dataDir, databaseUrl ?? '', key]);
  const said: Acknowledged[] = [];
  let killed: Promise<void> | null = null;
  for await (const line of writer.lines) {
    const done = Acknowledged.parse(JSON.parse(line));
    said.push(done);
    if (done.kind === 'session') killed ??= wait(20 + Math.random() * 400).then(() => writer.kill());
  }
  await killed;
  return said;
}

async function hold(said: Acknowledged, store: Store, vault: Vault): Promise<boolean> {
  switch (said.kind) {
    case 'account':
      return (await store.accounts.find(said.accountId)) !== null;
    case 'profile':
      return (await store.profiles.findOpened(said.accountId, said.profileId))?.sensitive.ssn === '666123456';
    case 'document': {
      const stored = await store.documents.find(said.accountId, said.profileId, 'ssn');
      if (stored?.id !== said.document) return false;
      const place = { ...said, table: 'document', column: 'blob', row: stored.id } as const;
      const content = await vault.read(place, stored);
      return createHash('sha256').update(content).digest('hex') === said.digest;
    }
    case 'session':
      return (await store.sessions.find(said.accountId, said.sessionId)) !== null;
  }
}

/** What must be true of an account, whenever the process died. */
async function expectWhole(accountId: string, store: Store, vault: Vault): Promise<void> {
  for (const { id } of await store.profiles.list(accountId)) {
    expect(await store.profiles.findOpened(accountId, id)).not.toBeNull();
  }
  const sessions = await store.sessions.list(accountId);
  for (const { id, profileId, letterCount } of sessions) {
    const letters = await store.sessions.letters(accountId, id);
    expect(letters).toHaveLength(letterCount);
    for (const letter of letters) {
      const place = { accountId, profileId, table: 'letter', column: 'blob', row: letter.id } as const;
      expect((await vault.read(place, letter.stored)).toString()).toBe(`letter ${letter.id}`);
    }
  }
  const { left, used } = await store.ledger.summary(accountId);
  expect({ left, used }).toEqual({ left: granted - sessions.length, used: sessions.length });
}

eachEngine('a process that is killed', ({ bare, fresh, open }) => {
  it(
    'during the creation of its store leaves one that the next can start with',
    async () => {
      const configuration = await bare({ key: { given: key, file: '/nowhere' } });
      for (let round = 0; round < rounds; round += 1) {
        const { dataDir, databaseUrl } = configuration;
        const child = startChild('opener.ts', [dataDir, databaseUrl ?? '', key, 'hold']);
        await wait(100 + Math.random() * 200);
        await child.kill();
      }
      const store = await open(configuration);
      expect((await enter(store, aNewUser)).isNew).toBe(true);
    },
    timeouts.journey,
  );

  it(
    `loses nothing that it acknowledged, and leaves nothing half done, over ${rounds} kills`,
    async () => {
      const configuration = await fresh({ key: { given: key, file: '/nowhere' } });
      const everything: Acknowledged[] = [];
      for (let round = 0; round < rounds; round += 1) everything.push(...(await untilKilled(configuration)));

      const store = await open(configuration);
      const blobs = await openBlobs(join(configuration.dataDir, 'blobs'));
      const vault = createVault(blobs, store.profiles);
      const lost: Acknowledged[] = [];
      for (const said of everything) if (!(await hold(said, store, vault))) lost.push(said);
      expect(lost).toEqual([]);
      expect(everything.filter(({ kind }) => kind === 'session').length).toBeGreaterThanOrEqual(rounds);
      for (const { kind, accountId } of everything) {
        if (kind === 'account') await expectWhole(accountId, store, vault);
      }

      await sweepBlobs(blobs, {
        namedBlobs: () => store.blobNames(),
        now: new Date(Date.now() + 2 * orphanAge),
        allowedOrphans: Infinity,
      });
      const left = new Set<string>();
      for await (const { name } of blobs.names()) left.add(name);
      expect(left).toEqual(await store.blobNames());
    },
    timeouts.journey,
  );
});
