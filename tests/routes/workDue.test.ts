/** What is due, in the list of work and in the calendar. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dueDay, dueDays } from '#contract/dueDays.ts';
import { rewriteLetters } from '#contract/repair.ts';
import { passDays } from '#server/disputes/passDays.ts';
import { anApp, type AppUnderTest } from '#tests/support/anApp.ts';
import { aReport } from './world.ts';
import { mailed, letterDesk } from './letterDesk.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());
const { aClientWithGenerated, aClientWithLetters, shown, record, work, lettersOf, onDay } = letterDesk(
  () => world,
);

describe('the calendar', () => {
  it('J24 has the days on which results are due and questions come, and none of a paused client', async () => {
    const client = await aClientWithLetters();
    const query = { first: '2026-11-29', last: '2027-01-03' };
    const days = async (asked = query) =>
      (await world.ask(dueDays, client.who, { query: asked })).json().days;
    const ofDay = async (day: string) =>
      (await world.ask(dueDay, client.who, { params: { day } })).json().clients;
    expect(await days()).toEqual([]);
    const letters = await lettersOf(client);
    await record(client, mailed(letters));
    await record(client, { kind: 'delivered', on: '2026-11-21', letters, basis: 'receipt' });
    // 30 days; then 5 business days, of which Christmas is none, and 5 days of mail.
    expect(await days()).toEqual([
      { on: '2026-12-21', kind: 'due', clients: 1 },
      { on: '2027-01-03', kind: 'ask', clients: 1 },
    ]);
    expect(await days({ first: '2026-12-22', last: '2027-01-02' })).toEqual([]);
    const own = {
      profileId: client.params.profileId,
      profileName: 'Devon',
      letter: null,
      letters: 3,
      isAssumed: false,
    };
    expect(await ofDay('2026-12-21')).toEqual([{ kind: 'due', ...own }]);
    expect(await ofDay('2027-01-03')).toEqual([{ kind: 'ask', ...own }]);
    expect(await ofDay('2026-12-22')).toEqual([]);
    await record(client, { kind: 'paused', on: '2026-11-21' });
    expect([await days(), await ofDay('2026-12-21')]).toEqual([[], []]);
  });
});

describe('work due', () => {
  it('J24 lists what waits first, then what is not mailed, then what is due', async () => {
    const who = await world.person('b2b', 9);
    const asked = await aClientWithLetters(who, 'A');
    const due = await aClientWithLetters(who, 'B');
    const drafted = await aClientWithLetters(who, 'C');
    const paused = await aClientWithLetters(who, 'D');
    for (const client of [asked, due, paused]) {
      const [letter = '', ...others] = await lettersOf(client);
      await record(client, mailed([letter, ...others]));
    }
    onDay('2026-12-20');
    const [returned = ''] = await lettersOf(asked);
    await record(asked, { kind: 'returned', on: '2026-12-19', letters: [returned] });
    await record(paused, { kind: 'paused', on: '2026-12-20' });
    await passDays(world.services);
    const rows = await work(who);
    expect(
      rows.map(({ profileId, kind, recipient, count, on }: Record<string, unknown>) => [
        [asked, due, drafted, paused].findIndex(({ params }) => params.profileId === profileId),
        kind,
        recipient,
        count,
        on,
      ]),
    ).toEqual([
      [0, 'returned', 'TransUnion', 1, '2026-12-19'],
      [2, 'notMailed', null, 3, null],
      [0, 'due', null, 2, '2026-12-26'],
      [1, 'due', null, 3, '2026-12-26'],
    ]);
    expect(await work(await world.person())).toEqual([]);
  });

  it('J24 shows a consumer which letters are in the mail, and when each bureau’s answer is due', async () => {
    const client = await aClientWithLetters(await world.person('b2c', 5));
    const [first = '', second = ''] = await lettersOf(client);
    await record(client, mailed([first, second]));
    const { profileId } = client.params;
    const counted = { scan: null, profileId, profileName: 'Devon', kind: 'due', count: 1 };
    const inTheMail = { ...counted, on: null, isAssumed: false };
    expect(await work(client.who)).toEqual(
      expect.arrayContaining([
        { ...inTheMail, recipient: 'Experian', letter: second },
        { ...inTheMail, recipient: 'TransUnion', letter: first },
      ]),
    );
    onDay('2026-11-26');
    await passDays(world.services);
    await record(client, { kind: 'delivered', on: '2026-11-24', letters: [second], basis: 'receipt' });
    expect(await work(client.who)).toEqual([
      expect.objectContaining({ kind: 'notMailed', count: 1 }),
      { ...counted, recipient: 'Experian', letter: second, on: '2026-12-24', isAssumed: false },
      { ...counted, recipient: 'TransUnion', letter: first, on: '2026-12-26', isAssumed: true },
    ]);
  });

  it('J23 keeps letters that have no deadline in sight of a consumer and of an agency, after everything else', async () => {
    for (const variant of ['b2c', 'b2b'] as const) {
      const { who, params } = await aClientWithLetters(await world.person(variant, 5));
      const recipient = { kind: 'furnisher', id: 'furnisher:1', name: 'Northwind Bank' } as const;
      const sent = { kind: 'noDeadline', on: '2026-11-20', count: 1, isAssumed: false } as const;
      const due = { ...sent, kind: 'due', on: '2026-11-22' } as const;
      const bureau = { kind: 'bureau', id: 'Experian', name: 'Experian' } as const;
      await world.services.store.work.replace(who.accountId, params.profileId, [
        { ...sent, letter: { id: 'letter-1', recipient } },
        { ...due, letter: { id: 'letter-2', recipient: bureau } },
      ]);
      expect(await work(who)).toMatchObject([
        { kind: 'due', recipient: 'Experian' },
        { kind: 'noDeadline', recipient: null, letter: 'letter-1', count: 1, on: '2026-11-20' },
      ]);
    }
  });

  it('follows the days without anyone doing anything', async () => {
    const client = await aClientWithLetters();
    await record(client, mailed(await lettersOf(client)));
    const kinds = async () => (await work(client.who)).map(({ kind }: { kind: string }) => kind);
    expect(await kinds()).toEqual([]);
    onDay('2026-12-20');
    expect(await kinds()).toEqual([]);
    expect((await passDays(world.services)).failed).toBe(0);
    expect(await kinds()).toEqual(['due']);
    // Five business days after December 26, and five days of mail.
    onDay('2027-01-09');
    await passDays(world.services);
    expect(await kinds()).toEqual(['askWhetherAnythingCame']);
    expect((await passDays(world.services)).clients).toBe(0);
  });

  it('is calculated again when a report is imported', async () => {
    const client = await aClientWithLetters();
    await record(client, mailed(await lettersOf(client)));
    onDay('2026-12-20');
    expect(await work(client.who)).toEqual([]);
    await aReport(world, client.who, client.params.profileId);
    expect(await work(client.who)).toMatchObject([{ kind: 'due', count: 3, on: '2026-12-26' }]);
  });

  it('does not ask to mail letters that were written again', async () => {
    const client = await aClientWithGenerated();
    const { store } = world.services;
    const statement = { destination: 'Experian', item: 'x', statement: 'y', flaw: 'notProven' } as const;
    const sessions: typeof store.sessions = Object.getPrototypeOf(store.sessions);
    const real = await store.sessions.find(client.who.accountId, client.sessionId);
    const findAny = sessions.find.bind(store.sessions);
    // By its id, because work in the background may be looking for others.
    const find = vi
      .spyOn(sessions, 'find')
      .mockImplementation(async (accountId, id) =>
        real !== null && id === client.sessionId
          ? { ...real, withdrawn: [statement] }
          : findAny(accountId, id),
      );
    const again = await world.ask(rewriteLetters, client.who, { params: { sessionId: client.sessionId } });
    find.mockRestore();
    expect(again.statusCode).toBe(200);
    expect((await shown(client)).letters).toHaveLength(6);
    expect((await work(client.who)).map(({ count }: { count: number }) => count)).toEqual([3]);
  });
});
