import type { ChangedField } from '#contract/proposals.ts';
import type { Sighting } from '#credit/comparison/disputedItem.ts';
import { shownChange } from '#credit/comparison/shownChange.ts';
import { type DisputedItem, disputedItems } from '#server/disputes/disputedItems.ts';
import type { Services } from '#server/services.ts';
import type { NewSighting, SightingContent } from '#server/store/sightings.ts';
import { loadModelIfReadable } from './reportModel.ts';

interface NewestReport {
  readonly accountId: string;
  readonly profileId: string;
  readonly model: Buffer;
  /** Civil date. */
  readonly on: string;
}

/**
 * What a client's newest report shows about each item of their letters to bureaus, compared with the report that the letter
 * was written from. Letters from a report of the same date are left out, and so are those from another person's report.
 */
export async function sightingsIn(
  services: Pick<Services, 'store' | 'vault' | 'looker'>,
  { accountId, profileId, model, on }: NewestReport,
): Promise<NewSighting[]> {
  const items = await disputedItems(services.store, accountId, profileId);
  if (items.length === 0) return [];
  const stored = await services.store.reports.list(accountId, profileId);
  const found: NewSighting[] = [];
  for (const [reportId, own] of Map.groupBy(items, (item) => item.reportId)) {
    const base = stored.find(({ id, reportDate }) => id === reportId && (reportDate ?? '') < on);
    if (base === undefined) continue;
    const before = await loadModelIfReadable(services, accountId, base);
    if (before === null) {
      found.push(...own.map(unreadable));
      continue;
    }
    const asked = own.map(({ bureau, key }) => ({ bureau, key }));
    const seen = await services.looker.see('disputedItems', [model, before], { items: asked });
    found.push(...own.flatMap((item, place) => rowsOf(item, seen?.[place] ?? null)));
  }
  return found;
}

const rowsOf = ({ letterId, item }: DisputedItem, sighting: Sighting | null): NewSighting[] =>
  sighting === null ? [] : [{ letterId, item, ...rowOf(sighting) }];

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
