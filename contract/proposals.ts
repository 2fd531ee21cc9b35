import * as z from 'zod/mini';
import { evidenceFields } from '#vocabulary/evidenceFields.ts';
import { defineCall } from './call.ts';
import { DisputeRef } from './disputeEvents.ts';
import { DisputeState } from './disputes.ts';
import { ProfileId } from './profiles.ts';
import { Destination } from './repair.ts';
import { CivilDate, Id } from './shapes.ts';
import { ProposalAnswer, ProposalKind } from './newerReports.ts';

/** A value that differs, as letters print it; null where a report does not give it. */
export const ChangedField = z.object({
  field: z.enum(evidenceFields),
  /** `YYYY-MM`, of a month of the payment history; null for other fields. */
  month: z.nullable(z.string()),
  before: z.nullable(z.string()),
  now: z.nullable(z.string()),
  /** For dates that both reports give: by how many days it moved, positive if it is later now. */
  days: z.nullable(z.int()),
});
export type ChangedField = z.infer<typeof ChangedField>;

/** What the newest report shows about an item that a letter disputed. A hint: only a person decides. */
export const ReportProposal = z.object({
  ...DisputeRef.shape,
  heading: z.string(),
  recipient: Destination,
  state: DisputeState,
  kind: ProposalKind,
  /** Whether it waits for a decision. */
  asks: z.boolean(),
  /** What a person decided about this report; null if nobody has. */
  answer: z.nullable(ProposalAnswer),
  /** The report that the letter was written from. */
  before: Id,
  /** Of a possible match under another name; null if the number or the opening day is another. */
  name: z.nullable(z.string()),
  /** Why it cannot be compared. */
  because: z.nullable(z.enum(['missing', 'incomplete', 'unreadable'])),
  fields: z.array(ChangedField),
  /** A date of first delinquency that moved later, and that no month on time in between explains. */
  reAged: z.nullable(z.object({ before: CivilDate, now: CivilDate })),
});
export type ReportProposal = z.infer<typeof ReportProposal>;

export const reportProposals = defineCall('reportProposals', {
  method: 'GET',
  url: '/api/v1/profile/disputes/:profileId/proposals',
  reads: 'report',
  summary: "What a client's newest report shows about the items that their letters disputed.",
  description:
    'Nothing is decided by comparison: a decision is recorded as an event of kind `compared` with `recordDisputeEvent`.',
  params: ProfileId,
  reply: z.object({
    /** Null if no report is newer than the letters. */
    report: z.nullable(z.object({ id: Id, name: z.string(), on: CivilDate })),
    proposals: z.array(ReportProposal),
  }),
});
