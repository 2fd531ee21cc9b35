import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UnsealError } from '#server/sealing/unsealError.ts';
import type { Database } from '#server/store/database.ts';
import { newId } from '#server/store/ids.ts';
import { keysFor, sealingKeyId } from '#server/store/keyCheck.ts';
import { applyRetention } from '#server/profiles/retention.ts';
import { notifyAfterMonth } from '#server/profiles/notifyAfterMonth.ts';
import type { Vault } from '#server/blobs/vault.ts';
import { openStore, type StoreConfiguration } from '#server/store/open.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { RecentMembers } from '#server/store/recentMembers.ts';
import { readServerKey } from '#server/store/serverKey.ts';
import { createRepositories, type Repositories, type Store } from '#server/store/store.ts';
import { acrossAccounts, forAccount } from '#server/store/wall.ts';
import type { TwoRoles } from '#tests/support/aPostgres.ts';
import { aDatabaseWithRoles, aFolder, hasPostgres, sqliteIn } from '#tests/support/aStore.ts';
import { seeingAll } from '#tests/support/seeingAll.ts';
import { openWithoutPredicates } from '#tests/support/withoutPredicates.ts';
import { aStanding, aStoredBlob, anAccount } from './builders.ts';
import { everythingOf } from './everythingOf.ts';
import { unwalled } from './unwalled.ts';

type Owner = Awaited<ReturnType<typeof everythingOf>>;

/** What an account asks with its own id, and with the ids of another account’s rows. */
type Question = (of: Repositories, theirs: Owner, accountId: string) => Promise<unknown>;

const reads: Readonly<Record<string, Question>> = {
  account: (of, _, accountId) => of.accounts.find(accountId),
  members: (of, _, accountId) => of.users.members(accountId),
  'list of profiles': (of, _, accountId) => of.profiles.list(accountId),
  profile: (of, { profileId }, accountId) => of.profiles.find(accountId, profileId),
  'sealed profile': (of, { profileId }, accountId) => of.profiles.findOpened(accountId, profileId),
  'data key': (of, { profileId }, accountId) => of.profiles.dataKey(accountId, profileId),
  'everything about a client': (of, { profileId }, accountId) => of.profiles.records(accountId, profileId),
  documents: (of, { profileId }, accountId) => of.documents.list(accountId, profileId),
  connection: (of, { profileId }, accountId) => of.connections.find(accountId, profileId),
  reports: (of, { profileId }, accountId) => of.reports.list(accountId, profileId),
  report: (of, { reportId }, accountId) => of.reports.find(accountId, reportId),
  'dates of reports': async (of, { profileId }, accountId) => [
    ...(await of.reports.dates(accountId, profileId)),
  ],
  analyses: (of, _, accountId) => of.analysedReports.list(accountId),
  'letter sets': (of, _, accountId) => of.sessions.list(accountId),
  'letter set': (of, { sessionId }, accountId) => of.sessions.find(accountId, sessionId),
  letters: (of, { sessionId }, accountId) => of.sessions.letters(accountId, sessionId),
  'client link': async (of, { profileId }, accountId) =>
    (await of.profiles.findSheet(accountId, profileId))?.link ?? null,
  'print links': (of, { sessionId }, accountId) => of.printLinks.list(accountId, sessionId),
  log: (of, _, accountId) => of.logs.list(accountId),
  notifications: (of, _, accountId) => of.notifications.list(accountId),
  events: (of, { profileId }, accountId) => of.events.list(accountId, profileId),
  statements: (of, theirs, accountId) => of.confirmations.statements(accountId, theirs),
  overrulings: (of, theirs, accountId) => of.overrulings.list(accountId, theirs),
  answers: (of, { profileId }, accountId) => of.itemAnswers.list(accountId, profileId),
  'written letters': (of, { profileId }, accountId) => of.writtenLetters.list(accountId, profileId),
  'what happened to letters': (of, { profileId }, accountId) => of.disputeEvents.list(accountId, profileId),
  scans: (of, { profileId }, accountId) => of.disputeFiles.list(accountId, profileId),
  scan: (of, { profileId, fileId }, accountId) => of.disputeFiles.find(accountId, profileId, fileId),
  sightings: (of, { profileId }, accountId) => of.sightings.find(accountId, profileId),
  'details of sightings': (of, { profileId }, accountId) => of.sightings.details(accountId, profileId),
  'scans of the inbox': (of, _, accountId) => of.inbox.list(accountId),
  'scan of the inbox': (of, { scanId }, accountId) => of.inbox.find(accountId, scanId),
  'discarded scans': (of, _, accountId) => of.inbox.discarded(accountId),
  'assigned scans': (of, _, accountId) => of.assignedScans.list(accountId),
  'number of assigned scans': (of, _, accountId) => of.assignedScans.count(accountId),
  'assigned scan': (of, { fileId }, accountId) => of.assignedScans.find(accountId, fileId),
  'due days': (of, _, accountId) => of.work.days(accountId, { first: '2000-01-01', last: '2100-01-01' }),
  'due day': (of, _, accountId) => of.work.ofDay(accountId, '2026-12-21'),
  'waiting work': (of, _, accountId) => of.work.waiting(accountId),
  'running letters': (of, _, accountId) => of.work.running(accountId, { until: null, by: 'client' }),
  'sent links': (of, _, accountId) => of.work.invited(accountId),
  'legal hold': (of, { profileId }, accountId) => of.legalHolds.find(accountId, profileId),
  'contract entries': (of, { profileId }, accountId) => of.clientContracts.list(accountId, profileId),
  'contract terms': (of, _, accountId) => of.clientContracts.terms(accountId),
  'support acts': (of, _, accountId) => of.supportActs.list(accountId),
  'record of access': (of, _, accountId) => of.accessRecord.list(accountId, { before: null, limit: 9 }),
};

const writes: Readonly<Record<string, Question>> = {
  'company name': (of, _, accountId) => of.accounts.update(accountId, { companyName: 'Taken' }),
  'consent to support': (of, _, accountId) => of.accounts.consentToSupport(accountId, '2030'),
  name: (of, { userId }, accountId) => of.users.update(accountId, userId, { fullName: 'Taken' }),
  generations: (of, _, accountId) => of.ledger.spend(accountId, newId()),
  status: (of, { profileId }, accountId) => of.profiles.moveTo(accountId, profileId, 'Finished'),
  deletion: (of, { profileId }, accountId) => of.profiles.remove(accountId, [profileId]),
  connection: (of, { profileId }, accountId) => of.connections.remove(accountId, profileId, 'IdentityIQ'),
  mailing: (of, { sessionId }, accountId) => of.sessions.markMailed(accountId, sessionId),
  'end of a client link': (of, { profileId }, accountId) => of.clientLinks.revoke(accountId, profileId),
  'end of print links': (of, { sessionId }, accountId) => of.printLinks.revoke(accountId, sessionId),
  scan: async (of, { profileId }, accountId) =>
    of.disputeFiles.add(accountId, {
      ...aStoredBlob(),
      id: newId(),
      profileId,
      mediaType: 'image/png',
      name: 'scan',
    }),
  'assignment of a scan': (of, { scanId }, accountId) => of.inbox.handOver(accountId, scanId),
  'end of a scan': (of, { scanId }, accountId) => of.inbox.remove(accountId, scanId),
  'end of an assigned scan': (of, { profileId, fileId }, accountId) =>
    of.assignedScans.remove(accountId, profileId, { id: fileId, sender: 'Equifax' }),
  'entry of a contract': (of, { profileId, userId }, accountId) =>
    of.clientContracts.add(
      accountId,
      profileId,
      { step: 'signed', on: '2026-11-20' },
      { userId, username: 'Ana Agent' },
    ),
  'end of a hold': (of, { profileId }, accountId) => of.legalHolds.lift(accountId, profileId),
};

const isNothing = (found: unknown) =>
  found === null || found === false || found === 0 || (Array.isArray(found) && found.length === 0);

/** Every table with its schema, if it is not the usual one, and whether it has a policy that is in force. */
async function tablesOf({ read }: Database): Promise<{ name: string; isWalled: boolean }[]> {
  const { rows } = await sql<{ name: string; isWalled: boolean }>`
    select case nspname when 'public' then '' else nspname || '.' end || relname as name,
      relrowsecurity and exists (select 1 from pg_policy where polrelid = pg_class.oid) as "isWalled"
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and nspname in ('public', 'redress_keys') order by 1`.execute(read);
  return rows;
}

describe.skipIf(!hasPostgres)('the wall between accounts on PostgreSQL', () => {
  let configuration: StoreConfiguration & TwoRoles;
  let store: Store;
  let theirs: Owner;
  let own: string;
  let asOwner: Database;
  let asServer: Database;
  const opened: Database[] = [];

  beforeAll(async () => {
    const roles = await aDatabaseWithRoles();
    configuration = { ...sqliteIn(aFolder()), ...roles };
    await (await openStore(configuration)).close();
    store = await openStore({ ...configuration, restricted: true });
    const all = seeingAll(store);
    theirs = await everythingOf(all);
    own = await anAccount(all, { generations: 0 });
    const { accountId, userId } = theirs;
    await all.logos.add(accountId, { bytes: Buffer.from('logo'), mediaType: 'image/png' });
    await all.jobs.enqueue({ kind: 'any', accountId, payload: null });
    await all.allowances.take(accountId, { what: 'any', most: 1, window: 60_000 });
    const by = { provider: 'embedded', subject: newId() };
    await all.supportActs.add(accountId, { userId, by, act: 'called', detail: 'any' });
    const order = await all.payments.open({ accountId, userId, count: 1, amount: 100 });
    if (order !== null) await all.payments.settle(order, { outcome: 'paid', transactionId: newId() });
    const gone = { profile_id: newId(), account_id: accountId, erased_at: '2026' };
    asOwner = openPostgres(roles.migrationUrl, 1);
    asServer = openPostgres(roles.databaseUrl, 1);
    opened.push(asOwner, asServer);
    await asOwner.write.insertInto('erasure').values(gone).execute();
    await asOwner.write.insertInto('redress_keys.erased').values(gone).execute();
  });
  afterAll(async () => {
    for (const one of opened) await one.close();
    await store.close();
  });

  /** The repositories with queries that have lost their conditions on the account. */
  async function forgetful(url: string): Promise<Repositories> {
    const db = openWithoutPredicates(url);
    opened.push(db);
    return acrossAccounts('keys', async () => {
      const keyRing = await keysFor(db, configuration.key);
      const serverKey = await readServerKey(db, keyRing, await sealingKeyId(db));
      const now = () => '2026-11-21T12:00:00.000Z';
      const jobSignal = { raise: async () => undefined };
      return createRepositories({
        db,
        keyRing,
        serverKey,
        jobSignal,
        now,
        recentMembers: new RecentMembers(),
      });
    });
  }

  it('has a policy on every table, except for those with a reason', async () => {
    const without = (await tablesOf(asOwner)).filter(({ isWalled }) => !isWalled).map(({ name }) => name);
    expect(without).toEqual(Object.keys(unwalled).toSorted());
  });

  it('shows and changes no row of another account, and none at all without an account', async () => {
    const walled = (await tablesOf(asOwner)).filter(({ isWalled }) => isWalled);
    expect(walled.length).toBeGreaterThan(30);
    for (const { name } of walled) {
      const count = async ({ read }: Database) =>
        Number(
          (await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(read)).rows[0]?.n,
        );
      const column = name === 'account' ? 'number' : name === 'payment_reply' ? 'payment_id' : 'account_id';
      // Not all of them may be changed, no matter whose they are; then it is the right that is missing.
      const changed = await forAccount(newId(), () =>
        sql`update ${sql.table(name)} set ${sql.ref(column)} = ''`.execute(asServer.write).then(
          ({ numAffectedRows }) => Number(numAffectedRows),
          (error: unknown) => (String(error).includes('permission denied') ? 0 : error),
        ),
      );
      const hasRows = (await count(asOwner)) > 0;
      const isSeen = (await forAccount(theirs.accountId, () => count(asServer))) > 0;
      const others = await forAccount(newId(), () => count(asServer));
      expect([name, hasRows, isSeen, others, await count(asServer), changed]).toEqual([
        name,
        true,
        true,
        0,
        0,
        0,
      ]);
    }
  });

  it('refuses a row for another account', async () => {
    const adding = (accountId: string) =>
      forAccount(own, () =>
        sql`insert into notification (id, type, code, params, created_at, account_id)
          values (${newId()}, 'general', 'supportActed', '{}', '', ${accountId})`.execute(asServer.write),
      );
    await expect(adding(theirs.accountId)).rejects.toThrow('row-level security');
    await adding(own);
    await sql`delete from notification where account_id = ${own}`.execute(asOwner.write);
  });

  describe('with every condition on the account forgotten', () => {
    let unprotected: Repositories;
    let walled: Repositories;
    beforeAll(async () => {
      unprotected = await forgetful(configuration.migrationUrl);
      walled = await forgetful(configuration.databaseUrl);
    });

    it.each(Object.entries(reads))('keeps %s', async (_, read) => {
      // Without the wall, what is asked for is found; if it is sealed for its account, it then does not open.
      const leak = await read(unprotected, theirs, own).catch((error: unknown) => error);
      expect(leak instanceof UnsealError || !isNothing(leak)).toBe(true);

      const asked = (accountId: string) => forAccount(own, () => read(walled, theirs, accountId));
      for (const accountId of [own, theirs.accountId])
        expect(JSON.stringify(await asked(accountId))).not.toMatch(
          new RegExp([theirs.accountId, theirs.profileId, theirs.sessionId, 'María'].join('|')),
        );
      expect(isNothing(await read(walled, theirs, theirs.accountId))).toBe(true);
    });

    it('lets nothing be changed', async () => {
      const rows = async () => {
        const found: Record<string, unknown> = {};
        const { read } = asOwner;
        for (const { name } of await tablesOf(asOwner))
          found[name] = (
            await sql`select * from ${sql.table(name)} t order by t::text`.execute(read)
          ).rows.filter((row) => JSON.stringify(row).includes(theirs.accountId));
        return found;
      };
      const before = await rows();
      for (const write of Object.values(writes))
        for (const accountId of [own, theirs.accountId])
          await forAccount(own, () => write(walled, theirs, accountId)).catch(() => undefined);
      expect(await rows()).toEqual(before);
    });
  });

  it('lets the server’s own work through, for each account within it', async () => {
    const all = seeingAll(store);
    const client = await everythingOf(all);
    await all.legalHolds.lift(client.accountId, client.profileId);
    // The store without help, as the jobs of the server use it.
    const clock = { now: () => new Date('2036-11-21T12:00:00.000Z') };
    const vault = { remove: async () => undefined } as unknown as Vault;
    expect(await applyRetention({ store, vault, clock }, 12)).toEqual({ noticed: 0, erased: 1 });
    expect(await all.profiles.find(client.accountId, client.profileId)).toBeNull();
    expect(await all.profiles.find(theirs.accountId, theirs.profileId)).not.toBeNull();

    const { accountId, profileId } = theirs;
    await all.events.add(accountId, profileId, 'lettersWritten', {});
    // Nothing is mailed, so no recipient's time runs.
    await all.disputes.replace(accountId, profileId, [], aStanding());
    expect(await notifyAfterMonth({ store, clock })).toBe(1);
    expect(await all.events.has(accountId, profileId, 'monthReminded')).toBe(true);
    await expect(store.purge()).resolves.toBeUndefined();
    expect((await store.blobNames()).size).toBeGreaterThan(0);
    expect((await store.rotateKeys()).retired).toBeNull();
  });

  it('leaves no account behind in a connection of the pool', async () => {
    const shown = async () =>
      (await sql<{ id: string }>`select id from account`.execute(asServer.read)).rows.map(({ id }) => id);
    expect(await forAccount(own, shown)).toEqual([own]);
    expect(await shown()).toEqual([]);
    const failing = forAccount(own, () => sql`select 1 / 0`.execute(asServer.read));
    await expect(failing).rejects.toThrow('division by zero');
    expect(await shown()).toEqual([]);
    await forAccount(own, () =>
      asServer.transaction(async ({ read }) => {
        const within = async () =>
          (await sql<{ id: string }>`select id from account`.execute(read)).rows.map(({ id }) => id);
        expect(await within()).toEqual([own]);
        expect(await acrossAccounts('people', within)).toEqual(
          expect.arrayContaining([theirs.accountId, own]),
        );
        expect(await within()).toEqual([own]);
      }),
    );
    expect(await shown()).toEqual([]);
  });

  it('lets the server only add to what is never changed, and not touch the schema', async () => {
    for (const statement of [
      'update access_entry set number = 0',
      'delete from support_act',
      'delete from generation_ledger',
      'delete from migration',
      'alter table profile disable row level security',
      'drop policy own_account on profile',
      'create table stolen (id text)',
      'set role redress',
    ])
      await expect(
        acrossAccounts('housekeeping', () => sql.raw(statement).execute(asServer.write)),
      ).rejects.toThrow(/permission denied|must be owner/);
  });
});
