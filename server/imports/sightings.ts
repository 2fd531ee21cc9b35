import type { ChangedField } from '#contract/proposals.ts';
import { type Sighting, sightings } from '#credit/comparison/disputedItem.ts';
import { ofDifferentPeople } from '#credit/findings/foreignEntries.ts';
import { shownChange } from '#credit/comparison/shownChange.ts';
import type { Report } from '#credit/report/model.ts';
import { type DisputedItem, disputedItems } from '#server/disputes/disputedItems.ts';
import type { NewSighting, SightingContent } from '#server/store/sightings.ts';
import { loadIfReadable } from './reportModel.ts';

interface NewestReport {
  readonly accountId: string;
  readonly profileId: string;
  readonly report: Report;
  /** Civil date. */
  readonly on: string;
}

/**
 * What a client's newest report shows about each item of their letters to bureaus, compared with the report that the letter
 * was written from. Letters from a report of the same date are left out, and so are those from another person's report.
 */
export async function sightingsIn(
  services: Parameters<typeof loadIfReadable>[0],
  { accountId, profileId, report, on }: NewestReport,
): Promise<NewSighting[]> {
  const items = await disputedItems(services.store, accountId, profileId);
  if (items.length === 0) return [];
  const stored = await services.store.reports.list(accountId, profileId);
  const found: NewSighting[] = [];
  for (const [reportId, own] of Map.groupBy(items, (item) => item.reportId)) {
    const base = stored.find(({ id, reportDate }) => id === reportId && (reportDate ?? '') < on);
    if (base === undefined) continue;
    const before = await loadIfReadable(services, accountId, base);
    if (before === null) found.push(...own.map(unreadable));
    else if (!ofDifferentPeople(before, report)) found.push(...compared(own, before, report));
  }
  return found;
}

function compared(items: readonly DisputedItem[], before: Report, now: Report): NewSighting[] {
  const seen = sightings(before, now);
  return items.flatMap(({ letterId, item, bureau, key }) => {
    const sighting = seen(bureau, key);
    return sighting === null ? [] : [{ letterId, item, ...rowOf(sighting) }];
  });
}

const nothing: SightingContent = { name: null, because: null, fields: [], reAged: null, routine: [] };
const unremarkable = {
  isNotable: false,
  isReAged: false,
  isAgedOff: false,
  alsoIn: [],
  thereIn: [],
} as const;

const notComparable = (because: SightingContent['because']) =>
  ({
    ...unremarkable,
    kind: 'notComparable',
    content: { ...nothing, because },
  }) as const;

const unreadable = ({ letterId, item }: DisputedItem): NewSighting => ({
  letterId,
  item,
  ...notComparable('unreadable'),
});

function rowOf(sighting: Sighting): Omit<NewSighting, 'letterId' | 'item'> {
  switch (sighting.kind) {
    case 'notComparable':
      return notComparable(sighting.because);
    case 'changed':
    case 'possibleMatch': {
      const { kind, fields, reAged } = sighting;
      const isNotable = kind === 'possibleMatch' || !sighting.isRoutine;
      const name = kind === 'possibleMatch' ? sighting.name : null;
      const shown: ChangedField[] = fields.flatMap((field) => shownChange(field) ?? []);
      const routine = sighting.routine.flatMap((field) => shownChange(field)?.field ?? []);
      return {
        ...unremarkable,
        kind,
        isNotable,
        isReAged: reAged !== null,
        content: { ...nothing, name, fields: shown, reAged, routine },
      };
    }
    case 'notSeen': {
      const { kind, isAgedOff } = sighting;
      return { ...unremarkable, kind, isAgedOff, content: nothing };
    }
    case 'unchanged':
    default:
      return { ...unremarkable, kind: sighting.kind, content: nothing };
  }
}
