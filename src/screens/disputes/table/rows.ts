import type { Dispute, DisputeState } from '#contract/disputes.ts';
import { bureaus } from '#vocabulary/bureaus.ts';

/** What was disputed about an item with one recipient. */
export interface Course {
  readonly recipient: Dispute['recipient'];
  readonly current: Dispute;
  /** Newest first. They stay visible, whatever came later. */
  readonly earlier: readonly Dispute[];
}

export interface Row {
  readonly subject: string;
  readonly heading: string;
  readonly courses: readonly Course[];
}

const open: ReadonlySet<DisputeState> = new Set([
  'drafted',
  'onItsWay',
  'undelivered',
  'investigating',
  'awaitingResult',
  'questionOpen',
  'moreNeeded',
]);

/** Bureaus in their usual order, then furnishers by name. */
function byRecipient({ recipient: one }: Course, { recipient: other }: Course): number {
  const placeOf = ({ id }: Dispute['recipient']) => {
    const place = bureaus.findIndex((bureau) => bureau === id);
    return place < 0 ? bureaus.length : place;
  };
  return placeOf(one) - placeOf(other) || one.name.localeCompare(other.name);
}

function courseOf(disputes: readonly Dispute[]): Course[] {
  const [current, ...earlier] = disputes.toSorted(
    (one, other) =>
      other.round - one.round ||
      Number(one.state === 'superseded') - Number(other.state === 'superseded') ||
      ((one.since ?? '') < (other.since ?? '') ? 1 : -1),
  );
  return current === undefined ? [] : [{ recipient: current.recipient, current, earlier }];
}

/** Disputes by item, one row each: those that need the reader first, each in the order of the first dispute. */
export function rowsOf(disputes: readonly Dispute[]): Row[] {
  const rows = [...Map.groupBy(disputes, ({ subject }) => subject)].map(([subject, same]) => ({
    subject,
    heading: same.at(-1)?.heading ?? '',
    courses: [...Map.groupBy(same, ({ recipient }) => recipient.id).values()]
      .flatMap(courseOf)
      .toSorted(byRecipient),
  }));
  return rows.toSorted((one, other) => Number(belongs(other, 'waiting')) - Number(belongs(one, 'waiting')));
}

/** The columns of the table: the bureaus that were written to, then one for all furnishers. */
export function columnsOf(rows: readonly Row[]): Dispute['recipient'][] {
  const recipients = new Map(
    rows.flatMap(({ courses }) => courses.map(({ recipient }) => [recipient.id, recipient] as const)),
  );
  return bureaus.flatMap((bureau) => recipients.get(bureau) ?? []);
}

export const shownRows = ['everything', 'waiting', 'open', 'decided'] as const;
export type ShownRows = (typeof shownRows)[number];

/** Whether a row belongs to a selection; what counts is the newest round with each recipient. */
export function belongs({ courses }: Row, shown: ShownRows): boolean {
  const some = (is: (dispute: Dispute) => boolean) => courses.some(({ current }) => is(current));
  const isWaiting = some(({ waitsFor }) => waitsFor !== null);
  const isOpen = some(({ state }) => open.has(state));
  switch (shown) {
    case 'waiting':
      return isWaiting;
    case 'open':
      return isOpen;
    case 'decided':
      return !isWaiting && !isOpen;
    case 'everything':
    default:
      return true;
  }
}
