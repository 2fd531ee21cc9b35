import type { ReplyOf } from '#contract/call.ts';
import type { disputes } from '#contract/disputes.ts';

/** What the call `disputes` replies about a client of whom nothing is known but what is given. */
export const disputesOf = (change: Partial<ReplyOf<typeof disputes>> = {}): ReplyOf<typeof disputes> => ({
  profileName: 'Ana Torres',
  status: 'Waiting',
  today: '2026-11-21',
  letters: [],
  disputes: [],
  requests: [],
  offers: [],
  complaints: [],
  timeline: [],
  files: [],
  approvals: [],
  changes: [],
  statements: [],
  activity: 'active',
  hasReport: true,
  ...change,
});
