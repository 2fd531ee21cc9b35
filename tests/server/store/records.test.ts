import { recordLetterSet } from '#server/generation/recordLetterSet.ts';
import { removeProfiles } from '#server/profiles/removeProfiles.ts';
import { recordEvent } from '#server/profiles/recordEvent.ts';
import { expect, it } from 'vitest';
import { aClock, eachEngine } from '#tests/support/aStore.ts';
import { aClient, anAccount, aProfile, aRecording, aReport, aStoredBlob } from './builders.ts';

const signIn = { mail: 'maria@example.com', username: 'maria', password: 'secret words' };

eachEngine('records of a profile', ({ fresh, open }) => {
  it('holds one document of a kind and names the blob it replaced', async () => {
    const store = await open();
    const { accountId, profileId } = await aClient(store);
    const document = (id: string, blob: string) =>
      ({ id, profileId, kind: 'ssn', mediaType: 'image/png', ...aStoredBlob({ blob }) }) as const;

    expect(await store.documents.replace(accountId, document('d1', 'one'))).toEqual([]);
    expect(await store.documents.replace(accountId, document('d2', 'two'))).toEqual(['one']);
    expect(await store.documents.list(accountId, profileId)).toEqual([
      {
        id: 'd2',
        kind: 'ssn',
        mediaType: 'image/png',
        uploadedAt: '2026-11-21T12:00:00.000Z',
        isBeforeMove: 0,
        ...aStoredBlob({ blob: 'two' }),
      },
    ]);
    expect(await store.documents.find(accountId, profileId, 'address')).toBeNull();
  });

  it('keeps one of many documents saved at once in an empty slot, and names the others', async () => {
    const store = await open();
    const { accountId, profileId } = await aClient(store);
    const blobs = Array.from({ length: 10 }, (_, index) => `blob-${index}`);
    const replaced = await Promise.all(
      blobs.map((blob, index) =>
        store.documents.replace(accountId, {
          id: `document-${index}`,
          profileId,
          kind: 'address',
          mediaType: 'image/jpeg',
          ...aStoredBlob({ blob }),
        }),
      ),
    );
    const kept = await store.documents.find(accountId, profileId, 'address');
    const removed = replaced.flatMap((names) => names ?? []);
    expect(new Set([...removed, kept?.blob])).toEqual(new Set(blobs));
    expect(removed).toHaveLength(9);
  });

  it('connects one provider at a time and deletes the sign-in with it', async () => {
    const store = await open();
    const { accountId, profileId } = await aClient(store);
    expect(await store.connections.put(accountId, profileId, 'IdentityIQ', signIn)).toBe(true);
    expect(await store.connections.put(accountId, profileId, 'SmartCredit', signIn)).toBe(true);
    expect(await store.connections.find(accountId, profileId)).toEqual({
      provider: 'SmartCredit',
      signedInOn: '2026-11-21T12:00:00.000Z',
      ...signIn,
    });
    expect(await store.connections.remove(accountId, profileId, 'IdentityIQ')).toBe(false);
    expect(await store.connections.remove(accountId, profileId, 'SmartCredit')).toBe(true);
    expect(await store.connections.find(accountId, profileId)).toBeNull();
  });

  it('lists the reports most recently imported first, and finds them by their profile', async () => {
    const clock = aClock();
    const store = await open(await fresh({ clock }));
    const accountId = await anAccount(store);
    const profileId = await aProfile(store, accountId);
    const other = await aProfile(store, accountId);
    expect(await store.reports.has(accountId, profileId)).toBe(false);
    const older = await aReport(store, accountId, profileId);
    clock.set('2026-12-21T12:00:00.000Z');
    const newer = await aReport(store, accountId, profileId);

    expect((await store.reports.list(accountId, profileId)).map(({ id }) => id)).toEqual([newer, older]);
    expect(await store.reports.has(accountId, profileId)).toBe(true);
    expect(await store.reports.find(accountId, newer, profileId)).toMatchObject({
      id: newer,
      profileId,
      provider: 'SmartCredit',
      reportDate: '2026-11-01',
      importedAt: '2026-12-21T12:00:00.000Z',
      model: { parserVersion: '1' },
    });
    expect(await store.reports.find(accountId, newer, other)).toBeNull();
  });

  it('finds the reports of an account that share their date with another of their profile', async () => {
    const clock = aClock();
    const store = await open(await fresh({ clock }));
    const accountId = await anAccount(store);
    const profileId = await aProfile(store, accountId);
    const older = await aReport(store, accountId, profileId);
    clock.set('2026-11-21T12:00:00.001Z');
    const newer = await aReport(store, accountId, profileId);
    await aReport(store, accountId, profileId, '2026-11-02');
    await aReport(store, accountId, await aProfile(store, accountId));
    const stranger = await anAccount(store);
    await aReport(store, stranger, await aProfile(store, stranger));

    expect((await store.reports.sharingDates(accountId)).map(({ id }) => id)).toEqual([newer, older]);
    expect(await store.reports.sharingDates(stranger)).toEqual([]);
  });

  it('replaces a model of an older parser once', async () => {
    const store = await open();
    const { accountId, profileId, reportId } = await aClient(store);
    const before = (await store.reports.find(accountId, reportId))?.model.blob ?? '';
    const model = { ...aStoredBlob({ blob: 'newer' }), parserVersion: '2' };
    const late = { ...aStoredBlob({ blob: 'late' }), parserVersion: '2' };
    expect(await store.reports.replaceModel(accountId, reportId, before, model)).toBe(before);
    expect(await store.reports.replaceModel(accountId, reportId, before, late)).toBe('late');
    expect(await store.reports.find(accountId, reportId, profileId)).toMatchObject({ model });
  });

  it('redeems a ticket once, within its time', async () => {
    const clock = aClock();
    const store = await open(await fresh({ clock }));
    const { accountId, profileId, reportId } = await aClient(store);
    const reader = { actor: 'member', person: accountId, forUser: '' } as const;
    const use = { accountId, profileId, reportId, language: 'es', reader } as const;
    const expiresAt = new Date('2026-11-21T12:01:00.000Z');
    const ticket = await store.tickets.issue(use, expiresAt);
    expect(ticket).toMatch(/^[\w-]{43}$/);

    const redeemed = await Promise.all([1, 2, 3, 4].map(() => store.tickets.redeem(ticket)));
    expect(redeemed.filter((found) => found !== null)).toEqual([use]);
    const late = await store.tickets.issue(use, expiresAt);
    clock.set('2026-11-21T12:01:00.000Z');
    expect(await store.tickets.redeem(late)).toBeNull();
    await store.purge();
    clock.set('2026-11-21T12:00:00.000Z');
    expect(await store.tickets.redeem(late)).toBeNull();
  });

  it('undoes all of a transaction that fails', async () => {
    const store = await open();
    const { accountId, profileId } = await aClient(store);
    const failing = store.transaction(async (step) => {
      await step.connections.put(accountId, profileId, 'IdentityIQ', signIn);
      await recordEvent(step, accountId, profileId, 'lettersMailed');
      throw new Error('something went wrong');
    });
    await expect(failing).rejects.toThrow('something went wrong');
    expect(await store.connections.find(accountId, profileId)).toBeNull();
    expect(await store.profiles.find(accountId, profileId)).toMatchObject({ status: 'Onboarding' });
    expect(await store.events.list(accountId, profileId)).toEqual([]);
  });

  it("returns nothing, and changes nothing, for another account's ids", async () => {
    const store = await open();
    const { accountId, profileId, reportId } = await aClient(store);
    await store.connections.put(accountId, profileId, 'IdentityIQ', signIn);
    const foreign = await anAccount(store);
    const document = { id: 'd', profileId, kind: 'ssn', mediaType: 'image/png', ...aStoredBlob() } as const;
    const report = await store.reports.find(accountId, reportId);
    if (report === null) throw new Error('The report is missing.');

    expect(await store.profiles.find(foreign, profileId)).toBeNull();
    expect(await store.profiles.findOpened(foreign, profileId)).toBeNull();
    expect(await store.profiles.dataKey(foreign, profileId)).toBeNull();
    expect(await store.transaction((step) => removeProfiles(step, foreign, [profileId], 'x'))).toBeNull();
    expect(await store.documents.replace(foreign, document)).toBeNull();
    expect(await store.connections.find(foreign, profileId)).toBeNull();
    expect(await store.connections.put(foreign, profileId, 'SmartCredit', signIn)).toBe(false);
    expect(await store.connections.remove(foreign, profileId, 'IdentityIQ')).toBe(false);
    expect(await store.reports.find(foreign, reportId)).toBeNull();
    expect(await store.reports.list(foreign, profileId)).toEqual([]);
    expect(await store.reports.add(foreign, { ...report, id: 'r' })).toBe(false);
    expect(
      await store.transaction((step) => recordEvent(step, foreign, profileId, 'lettersMailed')),
    ).toBeNull();
    expect(await store.events.list(foreign, profileId)).toEqual([]);

    expect(await store.profiles.find(accountId, profileId)).toMatchObject({
      status: 'Onboarding',
      version: 1,
    });
    expect(await store.connections.find(accountId, profileId)).toMatchObject({ provider: 'IdentityIQ' });
    expect(await store.documents.list(accountId, profileId)).toEqual([]);
  });

  it('counts, lists, opens, and marks nothing of another account', async () => {
    const store = await open();
    const owned = await aClient(store);
    const { accountId, profileId } = owned;
    const { session, ...recording } = aRecording(owned);
    await store.transaction((step) => recordLetterSet(step, { ...recording, session }));
    const key = await store.printLinks.issue(accountId, session, null);
    const foreign = await anAccount(store);

    expect(await store.reports.has(foreign, profileId)).toBe(false);
    expect(new Set(Object.values(await store.profiles.tally(foreign)))).toEqual(new Set([0]));
    const members = await store.users.members(foreign);
    expect(members.map((member) => member.accountId)).toEqual(members.map(() => foreign));
    for (const file of ['csv', 'letters'] as const) {
      expect(await store.printLinks.opens(foreign, session.id, key, file)).toBe(false);
      expect(await store.printLinks.opens(accountId, session.id, key, file)).toBe(true);
    }
    const [reader] = await store.users.members(foreign);
    await store.printLinks.note(accountId, session, reader?.id ?? '', 'csv');
    expect(await store.printLinks.openings(foreign, session.id)).toEqual([]);
    expect(await store.printLinks.openings(accountId, session.id)).toMatchObject([{ file: 'csv' }]);
    expect(await store.sessions.markRewritten(foreign, session.id, session.id)).toBe(false);
    expect(await store.sessions.markRewritten(accountId, session.id, session.id)).toBe(true);
  });
});
