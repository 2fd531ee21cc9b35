import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ContractStanding } from './clientContract.ts';
import { Activity } from './disputes.ts';
import { mostClientsAtOnce } from './limits.ts';
import { Provider } from './profiles.ts';
import { Id, ProfileStatus } from './shapes.ts';

/** What has to be known about a client before something is done for several. */
export const ReadyClient = z.object({
  id: Id,
  name: z.string(),
  status: ProfileStatus,
  /** The connected provider; null without one. */
  provider: z.nullable(Provider),
  /** The newest report; null without one. */
  reportId: z.nullable(Id),
  /** Whether a legal hold keeps them from being deleted. */
  onHold: z.boolean(),
  /** Whether work for them is in progress, paused, or ended by them: letters are mailed only while it is in progress. */
  activity: Activity,
  /** Whether letters can be generated for them by now, and from when. */
  contract: ContractStanding,
});
export type ReadyClient = z.infer<typeof ReadyClient>;

export const clientReadiness = defineCall('clientReadiness', {
  method: 'POST',
  onlyReads: true,
  url: '/api/v1/clients/readiness',
  reads: 'nothing',
  summary: 'What has to be known about some clients before something is done for all of them.',
  description: 'By name. Clients that no longer exist are left out.',
  body: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(mostClientsAtOnce)) }),
  reply: z.object({ clients: z.array(ReadyClient) }),
});
