import type { ClientSummary } from '#contract/clientSummary.ts';
import type { WorkItem } from '#contract/work.ts';
import { ids } from '#tests/machines/builders.ts';

/** An agency's client in the first round, who waits for answers. */
export const aClientSummary = (change: Partial<ClientSummary> = {}): ClientSummary => ({
  id: ids.profile,
  name: 'Ana Torres',
  phone: '+1 (555) 555 0188',
  status: 'Waiting',
  since: '2026-08-19T12:00:00.000Z',
  today: '2026-11-20',
  round: 1,
  due: { on: '2026-12-04', isAssumed: false },
  activity: 'active',
  report: { id: ids.report, name: '2026-11-18 SmartCredit' },
  reports: 2,
  sets: 1,
  work: [],
  contract: { state: 'none', opensOn: null },
  ...change,
});

/** Something that waits for this client. */
export const aWorkItem = (change: Partial<WorkItem> = {}): WorkItem => ({
  profileId: ids.profile,
  profileName: 'Ana Torres',
  kind: 'askWhetherAnythingCame',
  recipient: 'Equifax',
  letter: null,
  scan: null,
  count: 2,
  on: '2026-11-18',
  isAssumed: false,
  ...change,
});
