import type { NewSighting } from '#server/store/sightings.ts';
import type { Step } from '#server/store/store.ts';

/** What a client's newest report shows. */
interface Shown {
  readonly id: string;
  /** Civil date. */
  readonly on: string;
  readonly sightings: readonly NewSighting[];
}

/** How many earlier reports are remembered for an item: more than clients import in the years of a dispute. */
const remembered = 50;

/** Saves what a client's newest report shows instead of what the one before showed. Lock the profile first. */
export async function saveSightings(
  step: Step,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
  { id, on, sightings }: Shown,
): Promise<void> {
  const last = await step.sightings.find(accountId, profileId);
  const shown = last && {
    ...last,
    sightings: await step.sightings.details(accountId, profileId),
  };
  await step.sightings.replace(accountId, profileId, id, withEarlier(sightings, { id, on }, shown));
}

const isThere = ({ kind }: NewSighting): boolean => kind === 'unchanged' || kind === 'changed';

/**
 * What a newer report shows, and for each item which reports before it showed the same in a row, so that nobody is asked twice.
 * That an item is no longer shown is the same only in a report of the same date: a later one confirms it. Which reports in a row
 * showed the item at all is kept as well.
 */
export function withEarlier(
  sightings: readonly NewSighting[],
  { id, on }: Omit<Shown, 'sightings'>,
  last: Shown | null,
): NewSighting[] {
  const before = new Map(last?.sightings.map((each) => [placeOf(each), each]));
  return sightings.map((now) => {
    const then = before.get(placeOf(now));
    if (last === null || then === undefined) return now;
    const andLast = (reports: readonly string[]) =>
      [...reports, last.id].filter((report) => report !== id).slice(-remembered);
    return {
      ...now,
      ...(isSame(then, now, last.on === on) && { alsoIn: andLast(then.alsoIn) }),
      ...(isThere(then) && isThere(now) && { thereIn: andLast(then.thereIn) }),
    };
  });
}

const placeOf = ({ letterId, item }: NewSighting): string => `${letterId} ${item}`;

const isSame = (then: NewSighting, now: NewSighting, isSameDay: boolean): boolean =>
  then.kind === now.kind && (isSameDay || now.kind !== 'notSeen') && factOf(then) === factOf(now);

/** Without what every month changes. */
function factOf({ isNotable, isAgedOff, content }: NewSighting): string {
  const { name, because, reAged, routine } = content;
  const fields = content.fields.filter(({ field }) => !routine.includes(field));
  return JSON.stringify([isNotable, isAgedOff, name, because, reAged, fields]);
}
