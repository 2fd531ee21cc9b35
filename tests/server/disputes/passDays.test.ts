import { afterEach, expect, it, vi } from 'vitest';
import { passDays } from '#server/disputes/passDays.ts';
import { recordDisputeEvent } from '#server/disputes/record.ts';
import { recordLetterSet } from '#server/generation/recordLetterSet.ts';
import { newId } from '#server/store/ids.ts';
import type { Store } from '#server/store/store.ts';
import { WrittenLetters } from '#server/store/writtenLetters.ts';
import { aClock, eachEngine } from '#tests/support/aStore.ts';
import { aClaim, aClient, aRecording, type Owned } from '../store/builders.ts';

afterEach(() => vi.restoreAllMocks());

/** A client of an account in New York whose letters were mailed on November 21. */
async function aMailedSet(store: Store): Promise<Owned> {
  const client = await aClient(store);
  const { accountId, profileId } = client;
  const recording = aRecording(client);
  await store.transaction((step) => recordLetterSet(step, recording));
  const [user] = await store.users.members(accountId);
  const session = {
    accountId,
    userId: user?.id ?? '',
    isImpersonating: false,
    timeZone: 'America/New_York',
  };
  const letters = (await store.writtenLetters.list(accountId, profileId)).map(({ id }) => id);
  const event = {
    kind: 'mailed',
    on: '2026-11-21',
    letters,
    way: 'firstClass',
    tracking: '',
    basis: 'client',
    files: [],
  } as const;
  await recordDisputeEvent(
    { store, clock: aClock() },
    { session, profileId, event: { ...event, letters, files: [] }, claim: aClaim() },
  );
  return client;
}

eachEngine('the passing of days', ({ open }) => {
  it('changes where disputes stand on the day it is in the account’s time zone, and once', async () => {
    const store = await open();
    const { accountId } = await aMailedSet(store);
    const due = async () =>
      (await store.work.running(accountId, { until: '2026-12-26', by: 'client' })).length;
    const at = (instant: string) => passDays({ store, clock: aClock(instant) });
    // November 25 in New York, the 26th in most of the world.
    expect(await at('2026-11-26T04:59:00.000Z')).toEqual({ clients: 0, failed: 0, reason: null });
    expect(await due()).toBe(0);
    expect(await at('2026-11-26T05:00:00.000Z')).toEqual({ clients: 1, failed: 0, reason: null });
    expect(await due()).toBe(1);
    expect(await at('2026-11-26T06:00:00.000Z')).toEqual({ clients: 0, failed: 0, reason: null });
  });

  it('is calculated for the others if it fails for one client, who is tried again', async () => {
    const store = await open();
    const clients = [await aMailedSet(store), await aMailedSet(store)];
    vi.spyOn(WrittenLetters.prototype, 'list').mockRejectedValueOnce(new Error('a damaged letter'));
    const services = { store, clock: aClock('2026-11-30T12:00:00.000Z') };
    expect(await passDays(services)).toEqual({ clients: 1, failed: 1, reason: 'Error: a damaged letter' });
    expect(await passDays(services)).toEqual({ clients: 1, failed: 0, reason: null });
    for (const { accountId } of clients)
      expect(await store.work.running(accountId, { until: '2026-12-26', by: 'client' })).toHaveLength(1);
  });

  it('saves that work was paused before the first letters, where that was recorded before it was saved', async () => {
    const store = await open();
    const { accountId, profileId } = await aClient(store);
    const [user] = await store.users.members(accountId);
    const event = { kind: 'paused', on: '2026-11-21', note: '' } as const;
    const entry = { id: newId(), event, reason: null, replaces: null };
    await store.disputeEvents.add(accountId, profileId, entry, {
      userId: user?.id ?? '',
      username: 'Jordan',
    });
    const services = { store, clock: aClock('2026-11-26T12:00:00.000Z') };
    expect(await passDays(services)).toEqual({ clients: 1, failed: 0, reason: null });
    expect(await store.disputes.roundOf(accountId, profileId)).toMatchObject({ activity: 'paused' });
    expect(await passDays(services)).toEqual({ clients: 0, failed: 0, reason: null });
  });
});
