import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ProfileListItem } from '#contract/profiles.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import { recordEvent } from '#server/profiles/recordEvent.ts';
import type { ProfileWindow } from '#server/store/profileList.ts';
import { tallyOf } from '#server/store/profileList.ts';
import { namedClients, shownClients } from '#src/screens/dashboard/shownClients.ts';
import { aClock, eachEngine } from '#tests/support/aStore.ts';
import { listedStatuses, listedStatusOf } from '#vocabulary/listedStatuses.ts';
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
  activity: fc.option(fc.constantFrom('active', 'paused', 'ended')),
  /** Several clients are added at the same instant. */
  second: fc.nat({ max: 3 }),
});
const instantOf = (second: number) => `2026-11-21T12:00:0${second}.000Z`;
const instant = fc.nat({ max: 4 }).map(instantOf);
const part: fc.Arbitrary<ProfileWindow> = fc.record({
  search: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, text),
  status: fc.option(fc.constantFrom(...listedStatuses)),
  from: fc.option(instant),
  before: fc.option(instant),
  sort: fc.constantFrom('name', 'date'),
  descending: fc.boolean(),
  offset: fc.nat({ max: 8 }),
  limit: fc.option(fc.integer({ min: 1, max: 8 })),
});

const noLetters = {
  nextOn: null,
  waiting: 0,
  round: 0,
  notMailed: 0,
  ordered: 0,
  lastMailedOn: null,
  isMailingUnknown: false,
  changesOn: null,
};

/** What the page does with the whole list; it never asks for a part of the days. */
function inTheBrowser(all: readonly ProfileListItem[], wanted: ProfileWindow) {
  const { from, before, offset, limit } = wanted;
  const ofDays = all.filter(
    ({ date }) => (from === null || date >= from) && (before === null || date < before),
  );
  const found = shownClients(namedClients(ofDays), wanted, '2026-11-21');
  return {
    results: found.slice(offset, limit === null ? undefined : offset + limit),
    total: found.length,
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
          for (const { status, activity, second, ...names } of clients) {
            clock.set(instantOf(second));
            const id = await aProfile(store, accountId, names);
            if (status !== 'Onboarding') await setStatus(accountId, id, status);
            if (activity !== null)
              await store.transaction((step) =>
                step.disputes.replace(accountId, id, [], { ...noLetters, activity }),
              );
          }
          const all = await store.profiles.list(accountId);
          for (const wanted of parts) {
            const results = await store.profiles.window(accountId, wanted);
            const total = await store.profiles.count(accountId, wanted);
            expect({ results, total }).toEqual(inTheBrowser(all, wanted));
          }
          expect(await store.profiles.tally(accountId)).toEqual(tallyOf(all));
          for (const than of [1, clients.length, clients.length + 1])
            expect(await store.profiles.hasFewer(accountId, than)).toBe(clients.length < than);
          const byDay = await store.profiles.byDay(accountId, [0, 1, 2, 3].map(instantOf));
          const counted = byDay.flatMap(({ place, status, count }) =>
            Array.from({ length: count }, () => `${place} ${status}`),
          );
          const days = all
            .filter(({ date }) => date < instantOf(3))
            .map(
              ({ date, ...each }) =>
                `${[1, 2].filter((second) => date >= instantOf(second)).length} ${listedStatusOf(each)}`,
            );
          expect(counted).toEqual(days.toSorted());
        },
      ),
      { numRuns: 15 },
    );
  });
});
