import { addDays } from 'date-fns/addDays';
import type { ReplyOf } from '#contract/call.ts';
import { civilOf, dateOf } from '#contract/civilDates.ts';
import type { Variant } from '#contract/shapes.ts';
import {
  type workDue as WorkDueCall,
  type WorkGroup,
  workGroups,
  type WorkItem,
  workItemsAtOnce,
} from '#contract/work.ts';
import type { Store } from '#server/store/store.ts';
import type { KindOfWork, WorkRow } from '#server/store/work.ts';
import { civilDateIn } from '#server/today.ts';
import { byDay, groupOf } from '#disputes/workGroups.ts';

/** How many days ahead an agency sees that an answer is due. */
const daysAhead = 7;

/** How many items of each group an agency sees before it asks for one group. */
const firstItems = 10;

type Sources = Pick<Store, 'work' | 'inbox' | 'assignedScans'>;

interface Whose {
  readonly accountId: string;
  readonly variant: Variant;
  readonly timeZone: string;
}

interface Asked {
  readonly today: string;
  /** Null for the first items of every group. */
  readonly group?: WorkGroup | null;
  /** How many items of the group to pass over. */
  readonly from?: number;
}

/**
 * What waits for a person, in groups; in a group by day. A consumer, who has one profile, sees all of it, and when each bureau's
 * answer is due, however far ahead. Reads only what was saved, and opens nothing that is sealed.
 */
export async function workDue(
  sources: Sources,
  whose: Whose,
  { today, group = null, from = 0 }: Asked,
): Promise<ReplyOf<typeof WorkDueCall>['groups']> {
  const items = await (whose.variant === 'b2c'
    ? ofConsumer(sources, whose)
    : ofAgency(sources, whose, today));
  const grouped = Map.groupBy(items, (item) => groupOf(item, today));
  const shown =
    group === null
      ? { from: 0, to: whose.variant === 'b2c' ? Infinity : firstItems }
      : { from, to: from + workItemsAtOnce };
  return workGroups.flatMap((name) => {
    const all = (group === null || group === name ? grouped.get(name) : undefined) ?? [];
    return all.length === 0
      ? []
      : [{ name, count: all.length, items: all.toSorted(byDay).slice(shown.from, shown.to) }];
  });
}

/** What waits for clients or is due for them, by client, in the order of the groups. Null for all clients. */
export async function workOfClients(
  sources: Sources,
  whose: Whose,
  { today, profileIds }: { readonly today: string; readonly profileIds: readonly string[] | null },
): Promise<ReadonlyMap<string, readonly WorkItem[]>> {
  const items = await ofAgency(sources, whose, today, profileIds ?? undefined);
  const rankOf = (each: WorkItem) => workGroups.indexOf(groupOf(each, today));
  const inOrder = items.toSorted((one, other) => rankOf(one) - rankOf(other) || byDay(one, other));
  return Map.groupBy(inOrder, ({ profileId }) => profileId ?? '');
}

const item = (row: WorkRow, kind: WorkItem['kind']): WorkItem => ({
  profileId: row.profileId,
  profileName: row.profileName,
  kind,
  recipient: row.recipient,
  letter: row.letter,
  scan: null,
  count: row.count,
  on: row.on,
  isAssumed: row.isAssumed,
});

async function ofConsumer({ work }: Sources, { accountId }: Whose): Promise<readonly WorkItem[]> {
  const [waiting, running, openEnded] = await Promise.all([
    work.waiting(accountId),
    work.running(accountId, { until: null, by: 'bureau' }),
    work.withoutDeadline(accountId, { by: 'bureau' }),
  ]);
  return [
    ...merged(waiting, consumersKind),
    ...running.map((row) => item(row, 'due')),
    ...openEnded.map((row) => item(row, 'noDeadline')),
  ];
}

async function ofAgency(
  { work, inbox, assignedScans }: Sources,
  { accountId, timeZone }: Whose,
  today: string,
  profileIds?: readonly string[],
): Promise<readonly WorkItem[]> {
  const until = civilOf(addDays(dateOf(today), daysAhead));
  const [waiting, running, openEnded, invited, scans, unassigned] = await Promise.all([
    work.waiting(accountId, profileIds),
    work.running(accountId, { until, by: 'client', profileIds }),
    work.withoutDeadline(accountId, { by: 'client', profileIds }),
    work.invited(accountId, profileIds),
    assignedScans.list(accountId, profileIds),
    // Scans without a client are nobody's.
    profileIds === undefined ? inbox.unassigned(accountId) : { count: 0, since: null },
  ]);
  const dayOf = (instant: string | null) => (instant === null ? null : civilDateIn(timeZone, instant));
  const nobody = { recipient: null, letter: null, scan: null, isAssumed: false };
  return [
    ...merged(waiting, agencysKind),
    ...running.map((row) => item(row, 'due')),
    ...openEnded.map((row) => item(row, 'noDeadline')),
    ...invited.map((row) => ({
      ...item(row, row.isOpened ? 'informationMissing' : 'linkNotOpened'),
      on: dayOf(row.on),
    })),
    ...scans.map(({ id, profileId, profileName, sender, assignedAt }) => ({
      ...nobody,
      profileId,
      profileName,
      kind: 'scan' as const,
      scan: { id, sender },
      count: 1,
      on: dayOf(assignedAt),
    })),
    ...(unassigned.count === 0
      ? []
      : [
          {
            ...nobody,
            profileId: null,
            profileName: '',
            kind: 'scansWithoutClient' as const,
            count: unassigned.count,
            on: dayOf(unassigned.since),
          },
        ]),
  ];
}

/** A consumer is their own client: they approve nothing, and prove their identity themselves. */
function consumersKind({ kind }: KindOfWork): WorkItem['kind'] | null {
  if (kind === 'notApproved' || kind === 'clientMails') return 'notMailed';
  return kind === 'identityRefused' ? 'decideRefused' : shownKind(kind);
}

/** Letters wait for the approval of a client only if the client has a page on which they can read them. */
function agencysKind({ kind, hasPage, hasIdentification }: KindOfWork): WorkItem['kind'] | null {
  if (kind === 'notApproved' && !hasPage) return 'notMailed';
  if (kind === 'identityRefused') return hasIdentification ? 'decideRefused' : 'proofOfIdentity';
  return shownKind(kind);
}

const shownKind = (kind: KindOfWork['kind']): WorkItem['kind'] | null =>
  kind === 'dueDay' ||
  kind === 'askDay' ||
  kind === 'inMail' ||
  kind === 'noDeadline' ||
  kind === 'identityRefused'
    ? null
    : kind;

/** One item for each client and kind, of the kinds as they are shown. */
function merged(
  rows: readonly KindOfWork[],
  kindOf: (row: KindOfWork) => WorkItem['kind'] | null,
): readonly WorkItem[] {
  const items = rows.flatMap((row) => {
    const kind = kindOf(row);
    // Letters that are to be mailed have no deadline.
    return kind === null
      ? []
      : [
          {
            ...item(row, kind),
            ...((kind === 'notMailed' || kind === 'ordered') && { on: null, letter: null, recipient: null }),
          },
        ];
  });
  return [...Map.groupBy(items, ({ profileId, kind }) => `${profileId} ${kind}`).values()].flatMap(
    ([first, ...rest]) => (first === undefined ? [] : [rest.reduce(together, first)]),
  );
}

function together(one: WorkItem, other: WorkItem): WorkItem {
  const on = [one.on, other.on].flatMap((day) => day ?? []).toSorted()[0] ?? null;
  return {
    ...one,
    recipient: one.recipient === other.recipient ? one.recipient : null,
    letter: one.letter === other.letter ? one.letter : null,
    count: one.count + other.count,
    on,
    isAssumed: [one, other].filter((each) => each.on === on).every(({ isAssumed }) => isAssumed),
  };
}
