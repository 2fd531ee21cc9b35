import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migratePostgres } from '#server/store/migratePostgres.ts';
import { migrations } from '#server/store/migrations/all.ts';
import { openStore, type StoreConfiguration } from '#server/store/open.ts';
import { openPostgres } from '#server/store/postgres.ts';
import type { Store } from '#server/store/store.ts';
import { forAccount } from '#server/store/wall.ts';
import type { TwoRoles } from '#tests/support/aPostgres.ts';
import { aDatabaseWithRoles, aFolder, hasPostgres, sqliteIn } from '#tests/support/aStore.ts';
import { aProfile, anAccount } from './builders.ts';

describe.skipIf(!hasPostgres)('the two roles on PostgreSQL', () => {
  let roles: TwoRoles;
  let configuration: StoreConfiguration;
  const stores: Store[] = [];
  beforeEach(async () => {
    roles = await aDatabaseWithRoles();
    configuration = { ...sqliteIn(aFolder()), databaseUrl: roles.databaseUrl, restricted: true };
  });
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
  });

  /** A start as in production. */
  async function start(databaseUrl = roles.databaseUrl): Promise<Store> {
    const store = await openStore({ ...configuration, databaseUrl });
    stores.push(store);
    return store;
  }
  async function asOwner(...statements: readonly string[]): Promise<void> {
    const db = openPostgres(roles.migrationUrl, 1);
    for (const statement of statements) await sql.raw(statement).execute(db.write);
    await db.close();
  }
  /** The URL of a new role with these attributes. */
  async function aRole(attributes: string): Promise<string> {
    const url = new URL(roles.databaseUrl);
    url.username = `role_of${url.pathname.slice(1)}`;
    await asOwner(
      `create role ${url.username} login password '${url.password.replace('%20', ' ')}' ${attributes}`,
    );
    return url.href;
  }

  it('are set up by one command, which can be repeated', async () => {
    await expect(start()).rejects.toThrow(
      'The database is not set up for the role of DATABASE_URL: run npm run migrate first.',
    );
    const all = migrations.map(({ name }) => name);
    expect(await migratePostgres(roles)).toEqual({ taken: all, grantee: 'redress_server' });
    expect(await migratePostgres(roles)).toEqual({ taken: [], grantee: 'redress_server' });
    await expect((await start()).ping()).resolves.toBeUndefined();
    await expect(migratePostgres({ ...roles, migrationUrl: await aRole('') })).rejects.toThrow(
      /^The role may not create or change the tables: MIGRATION_DATABASE_URL must name the role that owns the database\.$/,
    );
    const same = { databaseUrl: roles.migrationUrl, migrationUrl: roles.migrationUrl };
    expect(await migratePostgres(same)).toEqual({ taken: [], grantee: null });
  });

  it('are not mixed up in production: the server’s role must be one that the policies restrict', async () => {
    await migratePostgres(roles);
    await expect(start(roles.migrationUrl)).rejects.toThrow(
      /^DATABASE_URL must not name a superuser, or a role that bypasses row security, as \w+ does: [^.]*\.$/,
    );
    const other = await aRole('bypassrls');
    const { username } = new URL(other);
    await expect(start(other)).rejects.toThrow(`bypasses row security, as ${username} does`);
    await asOwner(`alter role ${username} nobypassrls`);
    await migratePostgres({ ...roles, databaseUrl: other });
    await start(other);

    await asOwner(`alter table document owner to ${username}`);
    await expect(start(other)).rejects.toThrow(
      /^DATABASE_URL must not name the owner of the tables, whom row security does not restrict, as \w+ does: [^.]*\.$/,
    );
    await asOwner(`alter table document owner to redress_server`, `grant redress_server to ${username}`);
    await expect(start(other)).rejects.toThrow('must not name the owner of the tables');
    // Roles belong to the whole server, which other tests use.
    await asOwner(`alter table document owner to current_user`, `revoke redress_server from ${username}`);
  });

  it('let a migration give up on tables in use, instead of holding up every query behind it', async () => {
    await migratePostgres(roles);
    await asOwner(`delete from migration where name = '0025-account-policies'`);
    const db = openPostgres(roles.migrationUrl, 1);
    await db.transaction(async ({ write }) => {
      await sql`lock table profile in access share mode`.execute(write);
      await expect(migratePostgres(roles)).rejects.toThrow(
        /^Another transaction is using the tables, .* nothing was changed: try again when it has ended\.$/,
      );
    });
    await db.close();
    expect((await migratePostgres(roles)).taken).toEqual(['0025-account-policies']);
  });

  it('let a server that runs survive a newer schema, and a start of an older version on it fails', async () => {
    await migratePostgres(roles);
    const running = await start();
    const accountId = await anAccount(running, { generations: 0 });
    await asOwner(
      `alter table profile add column later text not null default ''`,
      `create table later (id text)`,
      `insert into migration (name, applied_at) values ('9999-later', '')`,
    );
    await forAccount(accountId, async () => {
      const profileId = await aProfile(running, accountId);
      expect(await running.profiles.findOpened(accountId, profileId)).toMatchObject({ id: profileId });
    });
    await expect(start()).rejects.toThrow(/written by a newer version \(it knows "9999-later"\)/);
    await asOwner(`delete from migration where name >= '0025'`);
    await expect(start()).rejects.toThrow(
      'The database does not have the step "0025-account-policies" of this version yet: run npm run migrate first.',
    );
  });
});
