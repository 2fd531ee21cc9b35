import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { FailureCode } from './failureReply.ts';
import { Provider } from './profiles.ts';
import { Connection } from './providers.ts';
import { Done, Id, Instant } from './shapes.ts';

/** Work for a client that nobody has to wait for. */
export const ClientWork = z.object({
  id: Id,
  /** Connecting a provider, importing its current report, or writing letters. */
  kind: z.enum(['connecting', 'refreshing', 'letters']),
  /** `interrupted`: the server stopped meanwhile, and nothing was saved or spent. */
  state: z.enum(['running', 'done', 'failed', 'interrupted']),
  /** When it began. */
  since: Instant,
  /** The provider that is being connected or asked for a report. */
  provider: z.optional(Provider),
  /** The connection that was made or used, if it is done and still the client’s. */
  connection: z.optional(Connection),
  /** The set of letters, if it is done. */
  sessionId: z.optional(Id),
  /** Why it failed, as the call that began it answered. */
  failure: z.optional(z.object({ code: FailureCode, error: z.string() })),
});
export type ClientWork = z.infer<typeof ClientWork>;

export const markWorkSeen = defineCall('markWorkSeen', {
  method: 'POST',
  url: '/api/v1/profile/work/:profileId/:workId/seen',
  reads: 'nothing',
  summary: 'Notes that the person who began some work for a client has seen how it ended.',
  description:
    '`creditReports` no longer lists it then. `notFound` unless it is their own, and has ended. Work whose answer reached the caller needs no such call.',
  params: z.object({ profileId: Id, workId: Id }),
  reply: Done,
});
