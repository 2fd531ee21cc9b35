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
  askWhetherAnythingCame: 'record',
  askAboutDelivery: 'record',
  askAboutNotice: 'record',
  scan: 'record',
  scansWithoutClient: 'record',
  notMailed: 'mail',
  notApproved: 'client',
  clientMails: 'client',
  proofOfIdentity: 'client',
  linkNotOpened: 'client',
  informationMissing: 'client',
};

/** `today` is a civil date. */
export function groupOf({ kind, on }: Pick<WorkItem, 'kind' | 'on'>, today: string): WorkGroup {
  if (kind !== 'due') return byKind[kind];
  return on !== null && on <= today ? 'dueNow' : 'soon';
}

/** What has no day comes last, and what is of one day goes by name. */
export function byDay(one: WorkItem, other: WorkItem): number {
  const keyOf = ({ on, profileName, kind }: WorkItem) => `${on ?? '9999'} ${profileName} ${kind}`;
  return keyOf(one) < keyOf(other) ? -1 : 1;
}
