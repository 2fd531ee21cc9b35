import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordLetterSet } from '#server/generation/recordLetterSet.ts';
import type { NewDisputeEntry } from '#server/store/disputeEvents.ts';
import { newId } from '#server/store/ids.ts';
import { firstAnswerDue } from '#server/store/migrations/0052-first-answer-due.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/store.ts';
import { aClock, eachEngine } from '#tests/support/aStore.ts';
import {
  aClient,
  aDisputeRow,
  anAccount,
  aProfile,
  aRecording,
  aStanding,
  aStoredBlob,
  type Owned,
} from './builders.ts';

const ana = { userId: 'user-1', username: 'Ana Agent' };

const happened = (on = '2026-11-20', replaces: string | null = null): NewDisputeEntry => ({
  id: newId(),
  event: { kind: 'paused', on, note: '' },
  reason: null,
  replaces,
});
const withdrawing = (replaces: string): NewDisputeEntry => ({
  id: newId(),
  event: null,
  reason: 'Recorded for the wrong client',
  replaces,
});

/** A client with a set of two letters, and what names the first of them. */
async function aWrittenSet(store: Store, client: Owned) {
  const recording = aRecording(client);
  await store.transaction((step) => recordLetterSet(step, recording));
  const { accountId, profileId } = client;
  const letters = (await store.writtenLetters.list(accountId, profileId)).filter(
    ({ sessionId }) => sessionId === recording.session.id,
  );
  return letters.map(({ sessionId, id }) => ({ sessionId, letterId: id }));
}

eachEngine('what happened to letters', ({ open, fresh }) => {
  it('is kept with who recorded it and when, and sealed for the client', async () => {
    const store = await open();
    const { accountId, profileId } = await aClient(store);
    const first = happened();
    const correction = happened('2026-11-19', first.id);
    const withdrawal = withdrawing(correction.id);
    for (const entry of [first, correction, withdrawal])
      expect(await store.disputeEvents.add(accountId, profileId, entry, ana)).toBe('added');
    const recorded = { by: 'Ana Agent', userId: 'user-1', recordedAt: '2026-11-21T12:00:00.000Z' };
    expect(await store.disputeEvents.list(accountId, profileId)).toEqual([
      { ...first, ...recorded },
      { ...correction, ...recorded },
      { ...withdrawal, ...recorded },
    ]);
  });

  it('is replaced by one entry only, also by two people at once', async () => {
    const store = await open();
    const { accountId, profileId } = await aClient(store);
    const first = happened();
    await store.disputeEvents.add(accountId, profileId, first, ana);
    const replacing = [happened('2026-11-19', first.id), withdrawing(first.id)];
    const added = await Promise.all(
      replacing.map((entry) => store.disputeEvents.add(accountId, profileId, entry, ana)),
    );
    expect(added.toSorted()).toEqual(['added', 'replaced']);
    expect(await store.disputeEvents.list(accountId, profileId)).toHaveLength(2);
  });

  it('replaces neither an entry of another client nor a withdrawal', async () => {
    const store = await open();
    const { accountId, profileId } = await aClient(store);
    const other = await aProfile(store, accountId);
    const stranger = await anAccount(store);
    const first = happened();
    const withdrawal = withdrawing(first.id);
    await store.disputeEvents.add(accountId, profileId, first, ana);
    for (const [account, profile] of [
      [accountId, other],
      [stranger, profileId],
    ] as const)
      expect(await store.disputeEvents.add(account, profile, withdrawing(first.id), ana)).toBe('notFound');
    await store.disputeEvents.add(accountId, profileId, withdrawal, ana);
    expect(await store.disputeEvents.add(accountId, profileId, withdrawing(withdrawal.id), ana)).toBe(
      'notFound',
    );
    expect(await store.disputeEvents.list(stranger, profileId)).toEqual([]);
  });

  it('cannot be changed, even in the database', async () => {
    const configuration = await fresh();
    const store = await open(configuration);
    const { accountId, profileId } = await aClient(store);
    await store.disputeEvents.add(accountId, profileId, happened(), ana);
    const db =
      configuration.databaseUrl === null
        ? openSqlite(join(configuration.dataDir, 'redress.sqlite'))
        : openPostgres(configuration.databaseUrl, 1);
    try {
      await expect(sql`update dispute_event set on_date = '2026-01-01'`.execute(db.write)).rejects.toThrow(
        'never changed',
      );
    } finally {
      await db.close();
    }
  });
});

eachEngine('scans', ({ open }) => {
  it('are found only for their client', async () => {
    const store = await open();
    const { accountId, profileId } = await aClient(store);
    const other = await aProfile(store, accountId);
    const scan = { id: newId(), mediaType: 'application/pdf', name: 'Answer.pdf', ...aStoredBlob() };
    expect(await store.disputeFiles.add(accountId, { ...scan, profileId })).toBe(true);
    const stored = { ...scan, uploadedAt: '2026-11-21T12:00:00.000Z' };
    expect(await store.disputeFiles.list(accountId, profileId)).toEqual([stored]);
    expect(await store.disputeFiles.find(accountId, profileId, scan.id)).toEqual(stored);
    expect(await store.disputeFiles.find(accountId, other, scan.id)).toBeNull();
    expect(await store.disputeFiles.hasAll(accountId, profileId, [scan.id, scan.id])).toBe(true);
    expect(await store.disputeFiles.hasAll(accountId, profileId, [scan.id, newId()])).toBe(false);
    expect(await store.disputeFiles.hasAll(accountId, other, [scan.id])).toBe(false);
    const stranger = await anAccount(store);
    expect(await store.disputeFiles.add(stranger, { ...scan, id: newId(), profileId })).toBe(false);
  });
});

eachEngine('where disputes stand', ({ open, fresh }) => {
  it('adds up what figures count, of one account and since a day, whatever was never decided included', async () => {
    const store = await open();
    const client = await aClient(store);
    const { accountId, profileId } = client;
    const [first, second] = await aWrittenSet(store, client);
    if (first === undefined || second === undefined) throw new Error('A letter is missing.');
    const deleted = { state: 'deleted', countedAs: 'deleted', days: 12 } as const;
    await store.disputes.replace(
      accountId,
      profileId,
      [
        aDisputeRow({ ...first, ...deleted, decidedOn: '2026-03-01', reasons: ['B1', 'M2'] }),
        aDisputeRow({ ...second, ...deleted, decidedOn: '2026-04-01', reasons: ['B1', 'M2'] }),
        aDisputeRow({ ...first, item: 2, basis: 'assumed' }),
        aDisputeRow({ ...first, item: 3, countedAs: null }),
        aDisputeRow({
          ...second,
          item: 2,
          recipientKind: 'furnisher',
          bureau: null,
          countedAs: 'unanswered',
        }),
      ],
      aStanding(),
    );
    const alike = { recipients: 'bureau', bureau: 'Experian', isAssumed: false } as const;
    const gone = { ...alike, reasons: ['B1', 'M2'], as: 'deleted', days: 12 };
    const running = { ...alike, reasons: ['M2'], as: 'open', days: null, isAssumed: true, count: 1 };
    const silent = {
      recipients: 'furnisher',
      bureau: null,
      reasons: ['M2'],
      as: 'unanswered',
      days: null,
      isAssumed: false,
      count: 1,
    };
    const tallies = async (account: string, since: string | null) =>
      (await store.disputes.tallies(account, since)).toSorted((a, b) => (a.as < b.as ? -1 : 1));
    expect(await tallies(accountId, null)).toEqual([{ ...gone, count: 2 }, running, silent]);
    expect(await tallies(accountId, '2026-04-01')).toEqual([{ ...gone, count: 1 }, running, silent]);
    expect(await tallies(accountId, '2026-04-02')).toEqual([running, silent]);
    expect(await tallies((await aClient(store)).accountId, null)).toEqual([]);
  });

  it('says when the next answer is due that may still come, and whether a receipt proves the day', async () => {
    const config = await fresh({ clock: aClock() });
    const store = await open(config);
    const client = await aClient(store);
    const { accountId, profileId } = client;
    const [first, second] = await aWrittenSet(store, client);
    if (first === undefined || second === undefined) throw new Error('A letter is missing.');
    const due = async () => (await store.disputes.roundOf(accountId, profileId))?.due;
    const replaced = async (...rows: readonly Parameters<typeof aDisputeRow>[0][]) => {
      await store.disputes.replace(accountId, profileId, rows.map(aDisputeRow), aStanding());
      return due();
    };
    const assumed = { dueOn: '2026-12-20', basis: 'assumed' } as const;
    const dues = [
      [[], null],
      [[{ ...first, state: 'deleted', dueOn: '2026-12-01' }], null],
      [[{ ...first, ...assumed }, second], { on: '2026-12-20', isAssumed: true }],
      [
        [
          { ...first, ...assumed },
          { ...second, ...assumed, basis: 'receipt' },
        ],
        { on: '2026-12-20', isAssumed: false },
      ],
    ] as const;
    for (const [rows, expected] of dues) {
      expect(await replaced(...rows)).toEqual(expected);
      // As for those that were saved before it was saved with them.
      const db =
        config.databaseUrl === null
          ? openSqlite(join(config.dataDir, 'redress.sqlite'))
          : openPostgres(config.databaseUrl, 1);
      await sql`update dispute_standing set due_on = null, due_assumed = 0`.execute(db.write);
      const [, , ...fill] = firstAnswerDue.statements({ engine: db.engine, text: sql`text` });
      for (const statement of fill) await statement.execute(db.write);
      await db.close();
      expect(await due()).toEqual(expected);
    }
  });

  it('knows the clients for whom a day has come, or nothing was saved yet', async () => {
    const store = await open(await fresh({ clock: aClock() }));
    const client = await aClient(store);
    const { accountId, profileId } = client;
    const letters = await aWrittenSet(store, client);
    await aProfile(store, accountId);
    await store.disputes.replace(
      accountId,
      profileId,
      letters.map((letter) => aDisputeRow(letter)),
      aStanding({ changesOn: '2026-12-22' }),
    );
    const changing = { accountId, profileId, timeZone: 'America/New_York' };
    expect(await store.disputes.changing('2026-12-21')).toEqual([]);
    expect(await store.disputes.changing('2026-12-22')).toEqual([{ ...changing, changesOn: '2026-12-22' }]);
    await store.disputes.replace(accountId, profileId, [], aStanding({ changesOn: null }));
    expect(await store.disputes.changing('2026-12-22')).toEqual([]);
  });
});
