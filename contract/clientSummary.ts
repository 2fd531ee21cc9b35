import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ContractStanding } from './clientContract.ts';
import { Activity } from './disputes.ts';
import { ProfileId } from './profiles.ts';
import { CreditReport } from './reports.ts';
import { CivilDate, Id, Instant, ProfileStatus } from './shapes.ts';
import { WorkItem } from './work.ts';

/** What is at the top of every page about a client. */
export const ClientSummary = z.object({
  id: Id,
  name: z.string(),
  phone: z.string(),
  status: ProfileStatus,
  /** When the profile was created. */
  since: Instant,
  /** Today in the account's time zone. */
  today: CivilDate,
  /** The newest round of letters; null before the first. */
  round: z.nullable(z.int()),
  /** The first day on which an answer is or was due that may still come; null if there is none. */
  due: z.nullable(z.object({ on: CivilDate, isAssumed: z.boolean() })),
  activity: Activity,
  /** The last one that was imported. */
  report: z.nullable(CreditReport),
  reports: z.int(),
  /** Sets of letters. */
  sets: z.int(),
  /** What waits or is due, in the order in which it is to be done. */
  work: z.array(WorkItem),
  /** The agency's contract with them. */
  contract: ContractStanding,
});
export type ClientSummary = z.infer<typeof ClientSummary>;

export const clientSummary = defineCall('clientSummary', {
  method: 'GET',
  url: '/api/v1/profile/summary/:profileId',
  reads: 'profile',
  summary: 'Who a client is, where their letters are, and what waits for them.',
  description: 'Opens nothing that is encrypted.',
  params: ProfileId,
  reply: ClientSummary,
});
