import { recordLetterSet } from '#server/generation/recordLetterSet.ts';
import { createProfile } from '#server/profiles/createProfile.ts';
import { removeProfiles } from '#server/profiles/removeProfiles.ts';
import { recordEvent } from '#server/profiles/recordEvent.ts';
import { expect, it } from 'vitest';
import { aClock, eachEngine } from '#tests/support/aStore.ts';
import { aClaim, aClient, aNewProfile, anAccount, aProfile, aRecording, maria } from './builders.ts';

eachEngine('profiles', ({ fresh, open }) => {
  it('stores what was given and returns it completely', async () => {
    const store = await open();
    const accountId = await anAccount(store);
    const id = await aProfile(store, accountId);

    const { ssn, dob, streetAddress, ...names } = maria;
    expect(await store.profiles.find(accountId, id)).toEqual({
      id,
      ...names,
      status: 'Onboarding',
      version: 1,
      latestSessionId: null,
      createdAt: '2026-11-21T12:00:00.000Z',
      updatedAt: '2026-11-21T12:00:00.000Z',
    });
    expect((await store.profiles.findOpened(accountId, id))?.sensitive).toEqual({ ssn, dob, streetAddress });
    const [entry] = await store.logs.list(accountId);
    expect(entry).toMatchObject({ name: 'María', username: 'Ana Agent', status: 'profileCreated' });
  });

  it('changes the open values and, of the sealed ones, only those that are given', async () => {
    const clock = aClock();
    const store = await open(await fresh({ clock }));
    const accountId = await anAccount(store);
    const id = await aProfile(store, accountId);
    clock.set('2026-11-22T08:00:00.000Z');

    const { ssn, dob, streetAddress, ...names } = maria;
    const changed = await store.profiles.update(accountId, id, {
      ...names,
      city: 'Dallas',
      streetAddress: '9 New Road',
    });

    expect(changed).toBe(2);
    expect(await store.profiles.find(accountId, id)).toMatchObject({
      city: 'Dallas',
      version: 2,
      createdAt: '2026-11-21T12:00:00.000Z',
      updatedAt: '2026-11-22T08:00:00.000Z',
    });
    expect((await store.profiles.findOpened(accountId, id))?.sensitive).toEqual({
      ssn,
      dob,
      streetAddress: '9 New Road',
    });
    expect(streetAddress).not.toBe('9 New Road');
  });

  it('lists by name regardless of case and accents, and finds parts of names the same way', async () => {
    const store = await open();
    const accountId = await anAccount(store);
    for (const profileName of ['Zoë', 'émile', 'Adam', '100% Ltd']) {
      await aProfile(store, accountId, { profileName, firstName: '', lastName: '' });
    }
    await aProfile(store, accountId, { profileName: '', firstName: 'José', lastName: 'Álvarez' });
    const names = async (search: string) => {
      const wanted = { search, status: null, from: null, before: null } as const;
      const part = { ...wanted, sort: 'name', descending: false, offset: 0, limit: null } as const;
      return (await store.profiles.window(accountId, part)).map(({ name }) => name);
    };

    expect((await store.profiles.list(accountId)).map(({ name }) => name)).toEqual([
      '100% Ltd',
      'Adam',
      'émile',
      'José Álvarez',
      'Zoë',
    ]);
    expect(await names('jose')).toEqual(['José Álvarez']);
    expect(await names('ALV')).toEqual(['José Álvarez']);
    expect(await names('É')).toEqual(['émile', 'José Álvarez', 'Zoë']);
    expect(await names('%')).toEqual(['100% Ltd']);
    expect(await names('_')).toEqual([]);
  });

  it('counts the profiles of each status as numbers', async () => {
    const store = await open();
    const accountId = await anAccount(store);
    const first = await aProfile(store, accountId);
    await aProfile(store, accountId);
    await store.transaction((step) =>
      recordEvent(step, accountId, first, 'statusSetByHand', { status: 'Needs Review' }),
    );
    expect(await store.profiles.tally(accountId)).toEqual({
      Onboarding: 1,
      Waiting: 0,
      'Needs Review': 1,
      Finished: 0,
      ended: 0,
    });
  });

  it('creates one profile for a repeated request, and refuses the key for another request', async () => {
    const store = await open();
    const accountId = await anAccount(store);
    const input = aNewProfile(accountId, { claim: aClaim('once') });

    const made = await Promise.all(
      Array.from({ length: 10 }, () => store.transaction((step) => createProfile(step, input))),
    );
    const [profile, ...others] = await store.profiles.list(accountId);
    expect(others).toEqual([]);
    expect(made.filter(({ kind }) => kind === 'created')).toEqual([{ kind: 'created', id: profile?.id }]);
    expect(made.filter(({ kind }) => kind === 'repeated')).toHaveLength(9);
    expect(new Set(made.map((one) => ('id' in one ? one.id : null)))).toEqual(new Set([profile?.id]));

    const other = aNewProfile(accountId, { claim: aClaim('once', { requestHash: 'something else' }) });
    expect(await store.transaction((step) => createProfile(step, other))).toEqual({ kind: 'otherRequest' });
    const neighbour = await anAccount(store);
    const theirs = await store.transaction((step) =>
      createProfile(step, aNewProfile(neighbour, { claim: aClaim('once') })),
    );
    expect(theirs.kind).toBe('created');
  });

  it('gives a consumer one profile, however many requests come at once', async () => {
    const store = await open();
    const accountId = await anAccount(store, { variant: 'b2c' });
    const create = () =>
      store.transaction((step) => createProfile(step, aNewProfile(accountId, { variant: 'b2c' })));

    const made = await Promise.all(Array.from({ length: 20 }, create));
    expect(made.filter(({ kind }) => kind === 'created')).toHaveLength(1);
    expect(made.filter(({ kind }) => kind === 'secondProfile')).toHaveLength(19);
    const [only, ...more] = await store.profiles.list(accountId);
    expect(more).toEqual([]);

    await store.transaction((step) => removeProfiles(step, accountId, [only?.id ?? ''], 'Ana Agent'));
    expect((await create()).kind).toBe('created');
  });

  it('lets a request that was refused as a second profile be retried', async () => {
    const store = await open();
    const accountId = await anAccount(store, { variant: 'b2c' });
    const first = await aProfileOfConsumer();
    const again = aNewProfile(accountId, { variant: 'b2c', claim: aClaim('again') });
    expect(await store.transaction((step) => createProfile(step, again))).toEqual({ kind: 'secondProfile' });
    await store.transaction((step) => removeProfiles(step, accountId, [first], 'Ana Agent'));
    expect((await store.transaction((step) => createProfile(step, again))).kind).toBe('created');

    async function aProfileOfConsumer(): Promise<string> {
      const made = await store.transaction((step) =>
        createProfile(step, aNewProfile(accountId, { variant: 'b2c' })),
      );
      return 'id' in made ? made.id : '';
    }
  });

  it('removes a profile with everything it owns and names its blobs', async () => {
    const store = await open();
    const client = await aClient(store);
    const { accountId, profileId } = client;
    await store.documents.replace(accountId, {
      id: 'document-1',
      profileId,
      kind: 'ssn',
      mediaType: 'image/png',
      blob: 'blob-of-document',
      sha256: '00',
      bytes: 1,
    });
    const recording = aRecording(client);
    await store.transaction((step) => recordLetterSet(step, recording));
    const named = await store.blobNames();

    const blobs = await store.transaction((step) =>
      removeProfiles(step, accountId, [profileId, profileId], 'Ana Agent'),
    );

    expect(new Set(blobs)).toEqual(named);
    expect(named.size).toBe(5);
    expect(await store.blobNames()).toEqual(new Set());
    expect(await store.profiles.dataKey(accountId, profileId)).toBeNull();
    expect(await store.profiles.findOpened(accountId, profileId)).toBeNull();
    expect(await store.sessions.list(accountId)).toEqual([]);
    expect(await store.sessions.letters(accountId, recording.session.id)).toEqual([]);
    expect(await store.reports.list(accountId, profileId)).toEqual([]);
    expect(await store.events.list(accountId, profileId)).toEqual([]);
    expect((await store.logs.list(accountId)).map(({ status }) => status)).toEqual([
      'profileDeleted',
      'profileCreated',
    ]);
    expect(await store.ledger.summary(accountId)).toMatchObject({ left: 2, used: 1 });
  });

  it("removes all or none: with another account's profile among them, the rest stays", async () => {
    const store = await open();
    const mine = await aClient(store);
    const theirs = await aClient(store);
    const both = [mine.profileId, theirs.profileId];
    expect(
      await store.transaction((step) => removeProfiles(step, mine.accountId, both, 'Ana Agent')),
    ).toBeNull();
    expect(await store.profiles.list(mine.accountId)).toHaveLength(1);
    expect(await store.profiles.list(theirs.accountId)).toHaveLength(1);
  });
});
