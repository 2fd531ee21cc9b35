import { expect, it } from 'vitest';
import { readConfiguration } from '#server/configuration.ts';
import { hashPassword } from '#server/identity/embedded/passwords.ts';
import { seedAccounts } from '#server/seed/accounts.ts';
import { refuseLeftAccounts } from '#server/seed/leftAccounts.ts';
import { serve } from '#server/serve.ts';
import { openStore } from '#server/store/open.ts';
import { aClock, aFolder, eachEngine } from '#tests/support/aStore.ts';
import { productionSettings } from '#tests/support/productionSettings.ts';

const origins = { b2b: 'http://localhost', b2c: 'http://my.localhost' };

eachEngine('demo accounts that were left', ({ open, fresh }) => {
  it('are refused until each is disabled or has a password of its own', async () => {
    const clock = aClock();
    const store = await open(await fresh({ clock }));
    await expect(refuseLeftAccounts(store)).resolves.toBeUndefined();

    const { signIns } = await seedAccounts({ store, origins, clock });
    const [business, consumer, support] = signIns.map(({ mail }) => mail);
    const refusal = (...left: readonly unknown[]) =>
      `There are demo accounts in the database, and everyone knows their password: use an empty database, or disable each with redress people disable (${left.join(', ')}).`;
    const idOf = async (mail = '') => (await store.embeddedUsers.findByMail(mail))?.id ?? '';
    await expect(refuseLeftAccounts(store)).rejects.toThrow(refusal(business, consumer, support));
    await store.embeddedUsers.disable(await idOf(business));
    await expect(refuseLeftAccounts(store)).rejects.toThrow(refusal(consumer, support));
    const { passwordHash } = (await store.embeddedUsers.findByMail(consumer ?? '')) ?? { passwordHash: '' };
    const another = await hashPassword('another password');
    await store.embeddedUsers.setPassword(await idOf(consumer), another, passwordHash);
    await expect(refuseLeftAccounts(store)).rejects.toThrow(refusal(support));
    await store.embeddedUsers.disable(await idOf(support));
    await expect(refuseLeftAccounts(store)).resolves.toBeUndefined();
  });
});

it('keep an installation that was tried out from starting in production', async () => {
  const configuration = readConfiguration({
    ...productionSettings,
    DATABASE_URL: '',
    STORE: 'sqlite',
    DATA_DIR: aFolder(),
  });
  const clock = aClock();
  const store = await openStore({ ...configuration, clock });
  await seedAccounts({ store, origins, clock });
  await store.close();
  const silent = { log: () => undefined, error: () => undefined };
  await expect(serve(configuration, silent)).rejects.toThrow('There are demo accounts');
});
