import { expect, it } from 'vitest';
import { recordLetterSet } from '#server/generation/recordLetterSet.ts';
import type { NewSighting } from '#server/store/sightings.ts';
import type { Store } from '#server/store/store.ts';
import { eachEngine } from '#tests/support/aStore.ts';
import { aClient, anAccount, aProfile, aRecording, aReport, type Owned } from './builders.ts';

const content = { name: null, because: null, fields: [], reAged: null, routine: [] };

/** A client with letters and a newer report, and what it shows about the first letter. */
async function aSighting(store: Store, client: Owned): Promise<{ newer: string; seen: NewSighting }> {
  const { accountId, profileId } = client;
  await store.transaction((step) => recordLetterSet(step, aRecording(client)));
  const [letter] = await store.writtenLetters.list(accountId, profileId);
  const newer = await aReport(store, accountId, profileId, '2026-12-01');
  const changed = { field: 'balance', month: null, before: '$1,840', now: '$0', days: null } as const;
  return {
    newer,
    seen: {
      letterId: letter?.id ?? '',
      item: 1,
      kind: 'changed',
      isNotable: true,
      isReAged: false,
      isAgedOff: false,
      alsoIn: ['an earlier report'],
      thereIn: ['an earlier report', 'one before'],
      content: { ...content, fields: [changed] },
    },
  };
}

eachEngine('what a newest report shows', ({ open }) => {
  it('is found for its client, with its details sealed for them, and replaced as a whole', async () => {
    const store = await open();
    const client = await aClient(store);
    const { accountId, profileId } = client;
    const { newer, seen } = await aSighting(store, client);
    await store.transaction((step) => step.sightings.replace(accountId, profileId, newer, [seen]));
    const { content: _, ...row } = seen;
    expect(await store.sightings.find(accountId, profileId)).toEqual({
      id: newer,
      on: '2026-12-01',
      rows: [row],
    });
    expect(await store.sightings.details(accountId, profileId)).toEqual([seen]);
    const other = await aProfile(store, accountId);
    const stranger = await anAccount(store);
    for (const [account, profile] of [
      [accountId, other],
      [stranger, profileId],
    ] as const) {
      expect(await store.sightings.find(account, profile)).toBeNull();
      expect(await store.sightings.details(account, profile)).toEqual([]);
    }
    await store.transaction((step) => step.sightings.replace(accountId, profileId, newer, []));
    expect(await store.sightings.find(accountId, profileId)).toBeNull();
  });
});
