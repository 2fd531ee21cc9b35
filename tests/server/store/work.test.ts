import { expect, it } from 'vitest';
import { recordLetterSet } from '#server/generation/recordLetterSet.ts';
import type { Work } from '#disputes/work.ts';
import type { Store } from '#server/store/store.ts';
import { eachEngine } from '#tests/support/aStore.ts';
import { aClient, aRecording, type Owned } from './builders.ts';

const bureau = (name: string) => ({ id: name, name, kind: 'bureau' }) as const;
const furnisher = { id: 'furnisher:1', name: 'Northwind Bank', kind: 'furnisher' } as const;

const anEntry = (given: Partial<Work> = {}): Work => ({
  letter: { id: 'letter-1', recipient: bureau('Experian') },
  kind: 'due',
  on: '2026-12-21',
  count: 1,
  isAssumed: false,
  ...given,
});

async function aSet(store: Store): Promise<Owned> {
  const client = await aClient(store);
  await store.transaction((step) => recordLetterSet(step, aRecording(client)));
  return client;
}

eachEngine('what waits or is due', ({ open }) => {
  it('is listed by client and reason, and names a bureau or a letter that is the only one', async () => {
    const store = await open();
    const { accountId, profileId } = await aSet(store);
    const kind = 'askWhetherAnythingCame';
    await store.work.replace(accountId, profileId, [
      anEntry({ kind, on: '2026-11-18' }),
      anEntry({ kind, on: '2026-11-17', count: 2 }),
      anEntry({ kind: 'returned', on: '2026-11-10' }),
      anEntry({ kind: 'returned', on: '2026-11-09', letter: { id: 'letter-2', recipient: furnisher } }),
    ]);
    const named = { profileId, profileName: 'María', hasPage: false, hasIdentification: false };
    const waiting = await store.work.waiting(accountId);
    expect(waiting.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
      {
        ...named,
        kind,
        recipient: 'Experian',
        letter: 'letter-1',
        count: 3,
        on: '2026-11-17',
        isAssumed: false,
      },
      {
        ...named,
        kind: 'returned',
        recipient: null,
        letter: null,
        count: 2,
        on: '2026-11-09',
        isAssumed: false,
      },
    ]);
    await store.work.replace(accountId, profileId, []);
    expect(await store.work.waiting(accountId)).toEqual([]);
  });

  it('lists letters whose answer is due until a day, by client or by bureau', async () => {
    const store = await open();
    const { accountId, profileId } = await aSet(store);
    const toEquifax = { id: 'letter-2', recipient: bureau('Equifax') };
    await store.work.replace(accountId, profileId, [
      anEntry(),
      anEntry({ letter: toEquifax, on: '2026-12-24', isAssumed: true }),
      anEntry({ letter: { id: 'letter-3', recipient: furnisher }, kind: 'inMail', on: null }),
      anEntry({ kind: 'dueDay', on: '2026-12-01' }),
    ]);
    const named = { profileId, profileName: 'María' };
    const until = (day: string) => store.work.running(accountId, { until: day, by: 'client' });
    const first = { recipient: 'Experian', letter: 'letter-1', count: 1, on: '2026-12-21', isAssumed: false };
    expect(await until('2026-12-20')).toEqual([]);
    expect(await until('2026-12-21')).toEqual([{ ...named, ...first }]);
    expect(await until('2026-12-24')).toEqual([
      { ...named, recipient: null, letter: null, count: 2, on: '2026-12-21', isAssumed: false },
    ]);
    const byBureau = await store.work.running(accountId, { until: null, by: 'bureau' });
    expect(byBureau.toSorted((a, b) => ((a.on ?? '9') < (b.on ?? '9') ? -1 : 1))).toEqual([
      { ...named, ...first },
      { ...named, recipient: 'Equifax', letter: 'letter-2', count: 1, on: '2026-12-24', isAssumed: true },
      { ...named, recipient: null, letter: 'letter-3', count: 1, on: null, isAssumed: false },
    ]);
  });

  it('lists letters that have no deadline, by client or by bureau, since the first was mailed', async () => {
    const store = await open();
    const { accountId, profileId } = await aSet(store);
    const toCreditor = { id: 'letter-2', recipient: furnisher };
    const kind = 'noDeadline';
    await store.work.replace(accountId, profileId, [
      anEntry({ kind, on: '2026-11-20' }),
      anEntry({ kind, on: '2026-11-18', letter: toCreditor }),
      anEntry(),
    ]);
    const named = { profileId, profileName: 'María', isAssumed: false };
    expect(await store.work.withoutDeadline(accountId, { by: 'client' })).toEqual([
      { ...named, recipient: null, letter: null, count: 2, on: '2026-11-18' },
    ]);
    const byBureau = await store.work.withoutDeadline(accountId, { by: 'bureau', profileIds: [profileId] });
    expect(byBureau.toSorted((a, b) => ((a.on ?? '') < (b.on ?? '') ? -1 : 1))).toEqual([
      { ...named, recipient: null, letter: 'letter-2', count: 1, on: '2026-11-18' },
      { ...named, recipient: 'Experian', letter: 'letter-1', count: 1, on: '2026-11-20' },
    ]);
    expect(await store.work.withoutDeadline(accountId, { by: 'client', profileIds: ['nobody'] })).toEqual([]);
  });

  it('calls the first day assumed only if every receipt that it counts from is', async () => {
    const store = await open();
    const { accountId, profileId } = await aSet(store);
    const first = async (...receipts: readonly (readonly [on: string, isAssumed: boolean])[]) => {
      const work = receipts.map(([on, isAssumed]) => anEntry({ on, isAssumed }));
      await store.work.replace(accountId, profileId, work);
      const rows = await store.work.running(accountId, { until: null, by: 'bureau' });
      return rows.map(({ on, isAssumed }) => [on, isAssumed]);
    };
    expect(await first(['2026-12-22', true], ['2026-12-21', false])).toEqual([['2026-12-21', false]]);
    expect(await first(['2026-12-22', false], ['2026-12-21', true])).toEqual([['2026-12-21', true]]);
    expect(await first(['2026-12-21', false], ['2026-12-21', true])).toEqual([['2026-12-21', false]]);
  });

  it('counts the clients of each day of the calendar', async () => {
    const store = await open();
    const clients = [await aSet(store)];
    const { accountId, profileId } = clients[0]!;
    await store.work.replace(accountId, profileId, [
      anEntry({ kind: 'dueDay' }),
      anEntry({ kind: 'dueDay', letter: { id: 'letter-2', recipient: furnisher } }),
      anEntry({ kind: 'askDay' }),
      anEntry({ kind: 'askDay', on: '2027-01-03' }),
      anEntry(),
    ]);
    expect(await store.work.days(accountId, { first: '2026-12-21', last: '2027-01-02' })).toEqual([
      { on: '2026-12-21', kind: 'due', clients: 1 },
      { on: '2026-12-21', kind: 'ask', clients: 1 },
    ]);
    const day = await store.work.ofDay(accountId, '2026-12-21');
    expect(day.map(({ kind, count }) => `${kind} ${count}`).toSorted()).toEqual(['ask 1', 'due 2']);
  });
});
