import type { WorkGroup, WorkItem } from '#contract/work.ts';

const byKind: Readonly<Record<Exclude<WorkItem['kind'], 'due'>, WorkGroup>> = {
  returned: 'decision',
  decideRefused: 'decision',
  decideVerified: 'decision',
  decidePartlyCorrected: 'decision',
  decideUnanswered: 'decision',
  decideReappeared: 'decision',
  sendWhatIsNeeded: 'decision',
  decideProposal: 'decision',
  changeAsked: 'decision',
  toCorrect: 'decision',
  askWhetherAnythingCame: 'record',
  askAboutDelivery: 'record',
  askAboutNotice: 'record',
  scan: 'record',
  scansWithoutClient: 'record',
  notMailed: 'mail',
  ordered: 'mail',
  notApproved: 'client',
  clientMails: 'client',
  proofOfIdentity: 'client',
  linkNotOpened: 'client',
  informationMissing: 'client',
  noDeadline: 'noDeadline',
};

/** `today` is a civil date. */
export function groupOf({ kind, on }: Pick<WorkItem, 'kind' | 'on'>, today: string): WorkGroup {
  if (kind !== 'due') return byKind[kind];
  return on !== null && on <= today ? 'dueNow' : 'soon';
}

/** Others have to act first, or a date has to come. A missing copy of an ID can also be added without them. */
export function isLater(item: Pick<WorkItem, 'kind' | 'on'>, today: string): boolean {
  const group = groupOf(item, today);
  return (
    group === 'soon' || group === 'noDeadline' || (group === 'client' && item.kind !== 'proofOfIdentity')
  );
}

/** Of a client's work in its order, what is to be done first; null if there is none. */
export const firstOf = (work: readonly WorkItem[], today: string): WorkItem | null =>
  work.find((item) => !isLater(item, today)) ?? work[0] ?? null;

/**
 * Work of one person in its order, but letters to mail before decisions: what a written letter follows up on is asked until it is
 * mailed, as if nobody had decided it.
 */
export function mailBeforeDecisions<T extends { readonly kind: string }>(
  work: readonly T[],
  isDecision: (item: T) => boolean,
): readonly T[] {
  const place = work.findIndex(isDecision);
  if (place === -1) return work;
  const isToMail = ({ kind }: T) => kind === 'notMailed' || kind === 'ordered';
  return work.filter((item) => !isToMail(item)).toSpliced(place, 0, ...work.filter(isToMail));
}

interface OfDay extends Pick<WorkItem, 'on'> {
  readonly kind: string;
  /** Absent where all are of one client. */
  readonly profileName?: string;
}

/** What has no day comes last, and what is of one day goes by name. */
export function byDay(one: OfDay, other: OfDay): number {
  const keyOf = ({ on, profileName = '', kind }: OfDay) => `${on ?? '9999'} ${profileName} ${kind}`;
  return keyOf(one) < keyOf(other) ? -1 : 1;
}
