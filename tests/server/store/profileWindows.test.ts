import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ProfileListItem } from '#contract/profiles.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import { recordEvent } from '#server/profiles/recordEvent.ts';
import type { ProfileWindow } from '#server/store/profileList.ts';
import { tallyOf } from '#server/store/profileList.ts';
import { foldName } from '#vocabulary/foldName.ts';
import { aClock, eachEngine } from '#tests/support/aStore.ts';
import { aProfile, anAccount } from './builders.ts';

const statuses = ['Onboarding', 'Waiting', 'Needs Review', 'Finished'] as const;
const pieces = [
  'José',
  'jose',
  'JOSE',
  'Ana',
  'Ångström',
  'İpek',
  'ß',
  'Ruiz',
  '%',
  '_',
  "O'Neil",
  '李',
  '🙂',
  ' ',
];
const text = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 3 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme-composite', maxLength: 6 }).map((value) => value.replaceAll('\u0000', '')),
);
const client = fc.record({
  profileName: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, text).map((name) => name.trim()),
  firstName: text.map((name) => name.trim()),
  lastName: text.map((name) => name.trim()),
  status: fc.constantFrom(...statuses),
  /** Several clients are added at the same instant. */
  second: fc.nat({ max: 3 }),
});
const part: fc.Arbitrary<ProfileWindow> = fc.record({
  search: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, text),
  status: fc.option(fc.constantFrom(...statuses)),
  sort: fc.constantFrom('name', 'date'),
  descending: fc.boolean(),
  offset: fc.nat({ max: 8 }),
  limit: fc.option(fc.integer({ min: 1, max: 8 })),
});

/** What the page does with the whole list. */
function inTheBrowser(all: readonly ProfileListItem[], wanted: ProfileWindow) {
  const { search, status, sort, descending, offset, limit } = wanted;
  const found = all.filter(
    (item) => foldName(item.name).includes(foldName(search)) && (status === null || item.status === status),
  );
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  const sorted =
    sort === 'name' ? found : found.toSorted((a, b) => compare(a.date, b.date) || compare(a.id, b.id));
  const ordered = descending ? sorted.toReversed() : sorted;
  return {
    results: ordered.slice(offset, limit === null ? undefined : offset + limit),
    total: found.length,
    tally: tallyOf(all),
  };
}

eachEngine('a window of the list', ({ open, fresh }) => {
  it('is what the page would show of the whole list', async () => {
    const clock = aClock();
    const store = await open(await fresh({ clock }));
    const setStatus = (accountId: string, id: string, status: ProfileStatus) =>
      store.transaction((step) => recordEvent(step, accountId, id, 'statusSetByHand', { status }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(client, { maxLength: 12 }),
        fc.array(part, { minLength: 8, maxLength: 8 }),
        async (clients, parts) => {
          const accountId = await anAccount(store);
          for (const { status, second, ...names } of clients) {
            clock.set(`2026-11-21T12:00:0${second}.000Z`);
            const id = await aProfile(store, accountId, names);
            if (status !== 'Onboarding') await setStatus(accountId, id, status);
          }
          const all = await store.profiles.list(accountId);
          for (const wanted of parts)
            expect(await store.profiles.window(accountId, wanted)).toEqual(inTheBrowser(all, wanted));
        },
      ),
      { numRuns: 15 },
    );
  });
});
