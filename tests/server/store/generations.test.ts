import { recordLetterSet } from '#server/generation/recordLetterSet.ts';
import { recordMailing } from '#server/generation/recordMailing.ts';
import { expect, it } from 'vitest';
import { aClock, eachEngine } from '#tests/support/aStore.ts';
import { aClaim, aClient, aLetter, aRecording, anAccount, aProfile, aReport } from './builders.ts';

eachEngine('generations', ({ fresh, open }) => {
  it('records a set of letters and returns it', async () => {
    const store = await open();
    const client = await aClient(store);
    const recording = aRecording(client);
    const { session } = recording;

    expect(await store.transaction((step) => recordLetterSet(step, recording))).toEqual({
      kind: 'recorded',
      reply: { sessionId: session.id, printVariantId: session.printVariantId },
    });
    const stored = {
      id: session.id,
      profileId: client.profileId,
      profileName: 'María',
      reportId: client.reportId,
      reportName: '2026-11-01 SmartCredit',
      kind: 'automatic',
      choice: { options: [1, 3] },
      destinationNames: ['Experian', 'Equifax'],
      letterCount: 2,
      printVariantId: session.printVariantId,
      createdAt: '2026-11-21T12:00:00.000Z',
      mailedAt: null,
      mailing: { notMailed: 2, lastMailedOn: null, isUnknown: false },
      withdrawn: [],
      rewrittenAs: null,
      round: 1,
    };
    expect(await store.sessions.find(client.accountId, session.id)).toEqual(stored);
    expect(await store.sessions.list(client.accountId)).toEqual([stored]);
    expect(await store.sessions.letters(client.accountId, session.id)).toEqual(
      recording.letters.map((letter, index) => ({ ...letter, position: index + 1 })),
    );
    expect(await store.profiles.list(client.accountId)).toMatchObject([{ latestSessionId: session.id }]);
    expect(await store.ledger.summary(client.accountId)).toEqual({
      left: 2,
      used: 1,
      lastUsedAt: '2026-11-21T12:00:00.000Z',
    });
    expect(await store.notifications.list(client.accountId)).toMatchObject([
      { type: 'positive', code: 'generationFinished', params: { profile: 'María', letters: '2' } },
    ]);
    expect(await store.events.list(client.accountId, client.profileId)).toEqual([
      { kind: 'lettersWritten', at: '2026-11-21T12:00:00.000Z', detail: {} },
    ]);
  });

  it('lists only the latest sets if not all are wanted, and counts all', async () => {
    const clock = aClock();
    const store = await open(await fresh({ clock }));
    const client = await aClient(store, 4);
    const ids: string[] = [];
    for (const day of ['01', '02', '03', '04']) {
      clock.set(`2026-12-${day}T12:00:00.000Z`);
      const recording = aRecording(client);
      await store.transaction((step) => recordLetterSet(step, recording));
      ids.push(recording.session.id);
    }
    const listed = async (latest?: number) =>
      (await store.sessions.list(client.accountId, latest)).map(({ id }) => id);
    expect(await listed()).toEqual(ids.toReversed());
    expect(await listed(3)).toEqual(ids.slice(1).toReversed());
    expect(await store.sessions.count(client.accountId)).toBe(4);
    await store.close();
  });

  it('continues the list behind a set, also among sets of one instant, and keeps to a report', async () => {
    const store = await open();
    const client = await aClient(store, 4);
    for (let set = 0; set < 3; set += 1)
      await store.transaction((step) => recordLetterSet(step, aRecording(client)));
    const all = await store.sessions.list(client.accountId);
    const [first, second, third] = all;
    if (first === undefined || second === undefined) throw new Error('Sets are missing');
    expect(new Set(all.map(({ createdAt }) => createdAt)).size).toBe(1);
    expect(await store.sessions.behind(client.accountId, first, 1)).toEqual([second]);
    expect(await store.sessions.behind(client.accountId, second, 9)).toEqual([third]);
    const { accountId, profileId, reportId } = client;
    expect(await store.sessions.ofReport(accountId, profileId, reportId)).toEqual(all);
    expect(await store.sessions.ofReport(accountId, profileId, first.id)).toEqual([]);
    await store.close();
  });

  it('spends one credit once: of twenty different generations at once, one is recorded', async () => {
    const store = await open();
    const client = await aClient(store, 1);
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        store.transaction((step) => recordLetterSet(step, aRecording(client))),
      ),
    );
    expect(results.filter(({ kind }) => kind === 'recorded')).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === 'noGenerations')).toHaveLength(19);
    expect(await store.sessions.list(client.accountId)).toHaveLength(1);
    expect(await store.ledger.summary(client.accountId)).toMatchObject({ left: 0, used: 1 });
    expect((await store.blobNames()).size).toBe(4);
  });

  it('records one session for twenty equal requests at once and returns it to all', async () => {
    const store = await open();
    const client = await aClient(store, 5);
    const claim = aClaim('clicked twice');
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        store.transaction((step) => recordLetterSet(step, aRecording(client, { claim }))),
      ),
    );
    const [session, ...others] = await store.sessions.list(client.accountId);
    expect(others).toEqual([]);
    expect(results.filter(({ kind }) => kind === 'recorded')).toHaveLength(1);
    const replies = results.map((result) => ('reply' in result ? result.reply.sessionId : result.kind));
    expect(new Set(replies)).toEqual(new Set([session?.id]));
    expect(await store.ledger.summary(client.accountId)).toMatchObject({ left: 4, used: 1 });
    const letters = await store.sessions.letters(client.accountId, session?.id ?? '');
    expect(letters).toHaveLength(2);
  });

  it('responds to a finished request before any work, until its key expires', async () => {
    const clock = aClock();
    const store = await open(await fresh({ clock }));
    const client = await aClient(store);
    const claim = aClaim('key', { expiresAt: new Date('2026-11-21T12:01:00.000Z') });
    const first = aRecording(client, { claim });
    expect(await store.idempotency.find(client.accountId, claim)).toBeNull();
    await store.transaction((step) => recordLetterSet(step, first));
    const reply = { sessionId: first.session.id, printVariantId: first.session.printVariantId };

    expect(await store.idempotency.find(client.accountId, claim)).toEqual({ kind: 'repeated', reply });
    const other = { ...claim, requestHash: 'another' };
    expect(await store.idempotency.find(client.accountId, other)).toEqual({ kind: 'otherRequest' });
    expect(
      await store.transaction((step) => recordLetterSet(step, aRecording(client, { claim: other }))),
    ).toEqual({
      kind: 'otherRequest',
    });

    clock.set('2026-11-21T12:01:00.000Z');
    expect(await store.idempotency.find(client.accountId, claim)).toBeNull();
    expect(
      (await store.transaction((step) => recordLetterSet(step, aRecording(client, { claim: other })))).kind,
    ).toBe('recorded');
    expect(await store.sessions.list(client.accountId)).toHaveLength(2);
  });

  it('saves nothing of a generation without credit, so that the same request succeeds after a grant', async () => {
    const store = await open();
    const client = await aClient(store, 0);
    const recording = aRecording(client);
    expect(await store.transaction((step) => recordLetterSet(step, recording))).toEqual({
      kind: 'noGenerations',
    });
    expect(await store.sessions.list(client.accountId)).toEqual([]);
    const granted = {
      accountId: client.accountId,
      count: 1,
      reason: 'purchase',
      reference: 'order-1',
    } as const;
    await store.ledger.grant(granted);
    expect((await store.transaction((step) => recordLetterSet(step, recording))).kind).toBe('recorded');
  });

  it('books a grant once, however often and simultaneously it is sent', async () => {
    const store = await open();
    const accountId = await anAccount(store, { generations: 0 });
    const grant = { accountId, count: 5, reason: 'purchase', reference: 'order-77' } as const;
    const told = await Promise.all(Array.from({ length: 20 }, () => store.ledger.grant(grant)));
    expect(told.filter(Boolean)).toHaveLength(1);
    expect(await store.ledger.summary(accountId)).toEqual({ left: 5, used: 0, lastUsedAt: null });
    await expect(store.ledger.grant({ ...grant, count: 0 })).rejects.toThrow('at least one');
  });

  it('leaves nothing behind if a letter cannot be saved', async () => {
    const store = await open();
    const client = await aClient(store, 1);
    const letter = aLetter();
    const recording = aRecording(client, { letters: [letter, letter] });
    await expect(store.transaction((step) => recordLetterSet(step, recording))).rejects.toThrow(/unique/i);
    expect(await store.sessions.list(client.accountId)).toEqual([]);
    expect(await store.notifications.list(client.accountId)).toEqual([]);
    expect(await store.ledger.summary(client.accountId)).toEqual({ left: 1, used: 0, lastUsedAt: null });
    const repaired = { ...recording, letters: [letter] };
    expect((await store.transaction((step) => recordLetterSet(step, repaired))).kind).toBe('recorded');
  });

  it("does not record for another profile's report, or for another account's profile", async () => {
    const store = await open();
    const mine = await aClient(store);
    const second = await aProfile(store, mine.accountId);
    const report = await aReport(store, mine.accountId, second);
    const theirs = await aClient(store);
    for (const wrong of [
      { ...mine, reportId: report },
      { ...theirs, accountId: mine.accountId },
      { ...mine, reportId: theirs.reportId },
    ]) {
      expect(await store.transaction((step) => recordLetterSet(step, aRecording(wrong)))).toEqual({
        kind: 'notFound',
      });
    }
    expect(await store.ledger.summary(mine.accountId)).toMatchObject({ left: 3, used: 0 });
  });

  it('records only the first mailing', async () => {
    const store = await open();
    const client = await aClient(store);
    const recording = aRecording(client);
    await store.transaction((step) => recordLetterSet(step, recording));
    const sessionId = recording.session.id;
    const noted = await Promise.all(
      [1, 2, 3].map(() => store.transaction((step) => recordMailing(step, client.accountId, sessionId))),
    );
    expect(noted.filter(Boolean)).toHaveLength(1);
    const events = await store.events.list(client.accountId, client.profileId);
    expect(events.map(({ kind }) => kind)).toEqual(['lettersWritten', 'printOrderStarted']);
    expect(await store.sessions.find(client.accountId, sessionId)).toMatchObject({
      mailedAt: '2026-11-21T12:00:00.000Z',
    });
  });

  it('lists sets of letters newest first', async () => {
    const clock = aClock();
    const store = await open(await fresh({ clock }));
    const client = await aClient(store);
    const older = aRecording(client);
    const newer = aRecording(client);
    await store.transaction((step) => recordLetterSet(step, older));
    clock.set('2026-12-21T12:00:00.000Z');
    await store.transaction((step) => recordLetterSet(step, newer));
    const listed = await store.sessions.list(client.accountId);
    expect(listed.map(({ id }) => id)).toEqual([newer.session.id, older.session.id]);
  });
});
