import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { closeAccount } from '#server/closing/closeAccount.ts';
import type { Vault } from '#server/blobs/vault.ts';
import { enter } from '#server/identity/enter.ts';
import { newId } from '#server/store/ids.ts';
import { keySchema } from '#server/store/keySchema.ts';
import type { StoreConfiguration } from '#server/store/open.ts';
import type { Store } from '#server/store/store.ts';
import { eachEngine } from '#tests/support/aStore.ts';
import { behind, bringKeys } from './bringKeys.ts';
import { anAccount, aProfile } from './builders.ts';
import { everythingOf } from './everythingOf.ts';

const mail = 'quillfeather@example.com';

/** A consumer of the embedded provider, with everything that lets them sign in. */
async function aConsumer(store: Store): Promise<{ readonly accountId: string; readonly subject: string }> {
  const subject = await store.embeddedUsers.create({ mail, fullName: 'Quillfeather', passwordHash: 'none' });
  if (subject === null) throw new Error('The address is taken.');
  const person = { provider: 'embedded', subject, fullName: 'Quillfeather', mail } as const;
  const { account } = await enter(store, { ...person, variant: 'b2c', timeZone: 'UTC' });
  await store.embeddedUsers.verifyMail(subject, mail);
  await store.secondFactors.saveAuthenticator(subject, 'JBSWY3DPEHPK3PXP', 1);
  await store.passkeys.add({
    id: newId(),
    userId: subject,
    variant: 'b2c',
    name: 'Phone',
    publicKey: 'key',
    counter: 0,
    transports: [],
  });
  return { accountId: account.id, subject };
}

/** Closes the account as the product does, with a vault that is never reached if the process dies before. */
const close = (store: Store, accountId: string, remove: Vault['remove'] = async () => undefined) =>
  closeAccount({ store, vault: { remove } as Vault }, accountId, (error) => {
    throw error;
  });

/** The tables that have rows of the account, apart from those of the keys. */
const tablesWith = (configuration: StoreConfiguration, accountId: string): Promise<string[]> =>
  behind(configuration, async ({ read }) => {
    const left: string[] = [];
    for (const { schema, name, columns } of await read.introspection.getTables()) {
      if (schema === keySchema || !columns.some((column) => column.name === 'account_id')) continue;
      const { rows } = await sql`select 1 from ${sql.table(name)} where account_id = ${accountId}`.execute(
        read,
      );
      if (rows.length > 0) left.push(name);
    }
    return left.toSorted();
  });

eachEngine('a closed account', ({ fresh, copy, open, name }) => {
  it('keeps only what names nobody, in every table', async () => {
    const configuration = await fresh();
    const store = await open(configuration);
    const { accountId, profileId } = await everythingOf(store);
    await store.legalHolds.lift(accountId, profileId);
    await close(store, accountId);
    expect(await tablesWith(configuration, accountId)).toEqual([
      'access_entry',
      'access_head',
      'generation_ledger',
      'profile_log',
      'user',
    ]);
    expect((await store.logs.list(accountId)).filter(({ name: client }) => client !== '')).toEqual([]);
  });

  it('leaves no name and no address in the data, at once', async () => {
    const configuration = await fresh();
    const store = await open(configuration);
    const { accountId, subject } = await aConsumer(store);
    await aProfile(store, accountId, { profileName: 'Quillfeather' });
    await store.users.update(accountId, (await store.users.members(accountId))[0]?.id ?? '', {
      phoneNumber: '+1(555)-010-0199',
    });
    await close(store, accountId);
    expect(await store.embeddedUsers.find(subject)).toBeNull();
    expect(await store.secondFactors.authenticator(subject)).toBeNull();
    const files = readdirSync(configuration.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('redress.lock'))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
    expect(files.some((file) => file.includes(accountId))).toBe(name === 'SQLite');
    for (const trace of ['uillfeather', '010-0199'])
      expect(files.filter((file) => file.includes(trace))).toEqual([]);
  });

  it('is closed for good when the server stops before the keys are destroyed', async () => {
    const configuration = await fresh();
    const store = await open(configuration);
    const { accountId, subject } = await aConsumer(store);
    const profileId = await aProfile(store, accountId);
    const killed = { ...store, finishErasures: () => Promise.reject(new Error('killed')) };
    await expect(close(killed, accountId)).rejects.toThrow('killed');
    await store.close();

    const next = await open(configuration);
    expect(await next.closings.isClosed({ provider: 'embedded', subject })).toBe(true);
    expect(await next.profiles.dataKey(accountId, profileId)).toBeNull();
    await expect(close(next, accountId)).rejects.toMatchObject({ code: 'accountClosed' });
  });

  it('is open and whole when the server stops before the transaction is committed', async () => {
    const store = await open(await fresh());
    const { accountId, subject } = await aConsumer(store);
    const profileId = await aProfile(store, accountId);
    const died = new Error('killed');
    const killed: Store = {
      ...store,
      transaction: (work) =>
        store.transaction(async (step) => {
          await work(step);
          throw died;
        }),
    };
    await expect(close(killed, accountId)).rejects.toBe(died);
    expect(await store.closings.isClosed({ provider: 'embedded', subject })).toBe(false);
    expect((await store.profiles.findOpened(accountId, profileId))?.sensitive.ssn).toBe('666123456');
    expect(await store.embeddedUsers.findByMail(mail)).not.toBeNull();
    expect((await store.jobs.counts()).filter(({ kind }) => kind === 'mail')).toEqual([]);

    await close(store, accountId);
    expect(await store.embeddedUsers.findByMail(mail)).toBeNull();
    expect(await store.profiles.list(accountId)).toEqual([]);
    expect((await store.jobs.counts()).filter(({ kind }) => kind === 'mail')).toMatchObject([{ count: 1 }]);
  });

  it('is closed again when an older copy of the data is restored next to the keys', async () => {
    const configuration = await fresh();
    const before = await open(configuration);
    const { accountId, subject } = await aConsumer(before);
    const profileId = await aProfile(before, accountId);
    await before.close();
    const backup = await copy(configuration, 'data');

    const store = await open(configuration);
    await close(store, accountId);
    await store.close();

    await bringKeys(configuration, backup);
    const restored = await open(backup);
    expect(await restored.closings.isClosed({ provider: 'embedded', subject })).toBe(true);
    expect(await restored.embeddedUsers.findByMail(mail)).toBeNull();
    expect(await restored.profiles.findOpened(accountId, profileId)).toBeNull();
    expect(await tablesWith(backup, accountId)).not.toContain('profile');
    // No second confirmation.
    expect((await restored.jobs.counts()).filter(({ kind }) => kind === 'mail')).toEqual([]);
  });

  it('is told to the agency whose link it had, also after an older copy, and once after a newer one', async () => {
    const configuration = await fresh();
    const before = await open(configuration);
    const { accountId, subject } = await aConsumer(before);
    const agency = await anAccount(before);
    const profileId = await aProfile(before, agency, { profileName: 'Marlowe' });
    const { key } = (await before.clientLinks.issue(agency, profileId)) ?? { key: '' };
    await before.clientLinks.bind(key, { provider: 'embedded', subject });
    await before.close();
    const older = await copy(configuration, 'data');

    const store = await open(configuration);
    await close(store, accountId);
    await store.close();
    const newer = await copy(configuration, 'data');

    for (const backup of [older, newer]) {
      await bringKeys(configuration, backup);
      const restored = await open(backup);
      expect(await restored.notifications.list(agency)).toMatchObject([
        { code: 'clientClosedAccount', params: { profile: 'Marlowe' }, profileId },
      ]);
      expect(await restored.profiles.findSheet(agency, profileId)).toMatchObject({
        link: null,
        linkClosedAt: expect.any(String),
      });
    }
  });
});
