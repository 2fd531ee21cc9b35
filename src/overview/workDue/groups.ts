import type { WorkItem } from '#contract/disputes.ts';

export const groupNames = ['dueNow', 'decision', 'record', 'soon', 'mail'] as const;
/**
 * `dueNow`: an answer is due today or overdue. `decision`: a person has to decide or send something. `record`: a person
 * has to say what came. `soon`: an answer is due later. `mail`: letters are not mailed.
 */
export type GroupName = (typeof groupNames)[number];

const byKind: Readonly<Record<Exclude<WorkItem['kind'], 'due'>, GroupName>> = {
  returned: 'decision',
  decideRefused: 'decision',
  decideVerified: 'decision',
  decidePartlyCorrected: 'decision',
  decideUnanswered: 'decision',
  decideReappeared: 'decision',
  sendWhatIsNeeded: 'decision',
  decideProposal: 'decision',
  askWhetherAnythingCame: 'record',
  askAboutDelivery: 'record',
  askAboutNotice: 'record',
  notMailed: 'mail',
};

/** `today` is a civil date. */
export function groupOf({ kind, on }: Pick<WorkItem, 'kind' | 'on'>, today: string): GroupName {
  if (kind !== 'due') return byKind[kind];
  return on !== null && on <= today ? 'dueNow' : 'soon';
}

export interface WorkGroup {
  readonly name: GroupName;
  readonly items: readonly WorkItem[];
  /** How many there are, shown or not. */
  readonly count: number;
}

/** The groups that have items, in order; of all items together only the first `limit`. */
export function workGroups(work: readonly WorkItem[], today: string, limit: number): WorkGroup[] {
  const grouped = Map.groupBy(work, (item) => groupOf(item, today));
  let left = limit;
  return groupNames.flatMap((name) => {
    const all = grouped.get(name) ?? [];
    const items = all.slice(0, left);
    left -= items.length;
    return items.length === 0 ? [] : [{ name, items, count: all.length }];
  });
}
