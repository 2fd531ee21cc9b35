import { expect, it } from 'vitest';
import { withEarlier } from '#server/imports/sameSighting.ts';
import type { NewSighting } from '#server/store/sightings.ts';

const aSighting = (change: Partial<NewSighting> = {}): NewSighting => ({
  letterId: 'letter-1',
  item: 1,
  kind: 'unchanged',
  isNotable: false,
  isReAged: false,
  isAgedOff: false,
  alsoIn: [],
  thereIn: [],
  content: { name: null, because: null, fields: [], reAged: null, routine: [] },
  ...change,
});

/** The one sighting of each report, one after another. */
function inRow(...kinds: readonly NewSighting['kind'][]): NewSighting {
  return kinds.reduce<{ readonly shown: NewSighting; readonly id: string; readonly on: string } | null>(
    (last, kind, place) => {
      const own = { id: `report-${place}`, on: `2026-0${place + 1}-01` };
      const before = last && { id: last.id, on: last.on, sightings: [last.shown] };
      const [shown = aSighting()] = withEarlier(
        [aSighting({ kind, isNotable: kind === 'changed' })],
        own,
        before,
      );
      return { ...own, shown };
    },
    null,
  )!.shown;
}

it('knows which reports in a row showed an item, also with other values', () => {
  expect(inRow('unchanged', 'changed', 'unchanged')).toMatchObject({
    thereIn: ['report-0', 'report-1'],
    alsoIn: [],
  });
  expect(inRow('changed', 'changed')).toMatchObject({ thereIn: ['report-0'], alsoIn: ['report-0'] });
});

it.each(['notSeen', 'possibleMatch', 'notComparable'] as const)(
  'begins again after a report that did not show it: %s',
  (kind) => {
    expect(inRow('unchanged', kind)).toMatchObject({ thereIn: [] });
    expect(inRow('unchanged', kind, 'unchanged', 'changed')).toMatchObject({ thereIn: ['report-2'] });
  },
);
