/** A person who needs a second factor keeps one, whatever is removed at the same moment. */
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createFactors } from '#server/identity/embedded/factors.ts';
import { enter } from '#server/identity/enter.ts';
import type { Store } from '#server/store/store.ts';
import { aClock, eachEngine } from '#tests/support/aStore.ts';
import { anIdentityServer, type IdentityServer } from './anIdentityServer.ts';
import { aPerson, signIn } from './people.ts';

const aPasskey = (userId: string, id: string) => ({
  id,
  userId,
  variant: 'b2b' as const,
  name: 'Phone',
  publicKey: 'AA',
  counter: 0,
  transports: [],
});
/** An app, a passkey, and recovery codes. */
async function givenFactors(store: Store, userId: string): Promise<void> {
  await store.secondFactors.saveAuthenticator(userId, 'JBSWY3DPEHPK3PXP', 1);
  await store.passkeys.add(aPasskey(userId, `passkey of ${userId}`));
  await store.transaction((step) => step.secondFactors.replaceRecoveryCodes(userId, ['a hash']));
}
const anAgencysPerson = (store: Store, subject: string) =>
  enter(store, {
    provider: 'embedded',
    subject,
    variant: 'b2b',
    timeZone: 'America/Chicago',
    fullName: 'Ana Ruiz',
    mail: `${subject}@example.com`,
  });

eachEngine('second factors', ({ open }) => {
  it.each([
    { required: true, left: 1, codes: 1, removed: [false, true] },
    { required: false, left: 0, codes: 0, removed: [true, true] },
  ])('removed at once, $left of two is left if one is needed: $required', async (expected) => {
    const store = await open();
    const { required } = expected;
    const factors = createFactors({ store, key: 'key', supportUsers: [], required, clock: aClock() });
    const made = await store.embeddedUsers.create({
      mail: 'ana@example.com',
      fullName: 'Ana',
      passwordHash: '',
    });
    const id = made ?? '';
    await givenFactors(store, id);
    const removed = await Promise.all([
      factors.remove(id, 'b2b', { app: true }),
      factors.remove(id, 'b2b', { passkey: `passkey of ${id}` }),
    ]);
    const { hasApp, passkeys, recoveryCodes } = await factors.own(id);
    expect({
      required,
      left: passkeys.length + Number(hasApp),
      codes: recoveryCodes,
      removed: removed.toSorted(),
    }).toEqual(expected);
  });
});

let server: IdentityServer;
beforeAll(async () => {
  server = await anIdentityServer({ secondFactor: 'required' });
});
afterAll(() => server.close());

it('keeps one when two pages remove both at once', async () => {
  const { store } = server;
  const person = await aPerson(server, 'two-pages@example.com');
  // A consumer's page asks for none, and the account turns out to be an agency's.
  const visitor = server.visitor('b2c');
  await signIn(visitor, person);
  await givenFactors(store, person.id);
  await anAgencysPerson(store, person.id);
  // What a page reads before it removes anything is old by the time it does.
  const { passkeys: stored } = store;
  const read = stored.of.bind(stored);
  vi.spyOn(stored, 'of').mockImplementation(async (userId) => {
    const found = await read(userId);
    await setTimeout(100);
    return found;
  });
  const remove = (what: string) => visitor.visit(`/identity/account/${what}/remove`, { form: {} });
  await Promise.all([remove('app'), remove(`passkeys/${encodeURIComponent(`passkey of ${person.id}`)}`)]);
  vi.restoreAllMocks();
  const app = await store.secondFactors.authenticator(person.id);
  const passkeys = await store.passkeys.of(person.id);
  expect(passkeys.length + Number(app !== null)).toBe(1);
});
