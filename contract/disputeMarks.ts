/** Open dispute notations in a client's newest report, and the letters that ask to remove them. */
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ClientKey } from './clientKey.ts';
import { DisputeRef } from './disputeEvents.ts';
import { ProfileId } from './profiles.ts';
import { GenerationSession } from './repair.ts';
import { Bureau, CivilDate, Id } from './shapes.ts';

const MarkRef = z.object({
  bureau: Bureau,
  /** The account's key in letters about the report. */
  item: DisputeRef.shape.item,
});

export const DisputeMark = z.object({
  ...MarkRef.shape,
  /** What the bureau calls the account. */
  heading: z.string(),
  /** The notation as the report words it. */
  mark: z.string(),
  /** A dispute of the account with this bureau is still open. The letter would give it up. */
  isInDispute: z.boolean(),
});
export type DisputeMark = z.infer<typeof DisputeMark>;

export const DisputeMarks = z.object({
  /** The newest report; null if there is none. */
  report: z.nullable(z.object({ id: Id, on: CivilDate })),
  marks: z.array(DisputeMark),
});
export type DisputeMarks = z.infer<typeof DisputeMarks>;

export const disputeMarks = defineCall('disputeMarks', {
  method: 'GET',
  url: '/api/v1/profile/disputes/:profileId/marks',
  reads: 'report',
  summary: "The open dispute notations in a client's newest report.",
  description:
    'By the dispute flag, or by a remark that the consumer disputes the account or disagrees with the result (as with compliance conditions XB and XC). Remarks that a dispute is over, and unknown remarks, are none.',
  failures: ['notFound'],
  params: ProfileId,
  reply: DisputeMarks,
});

export const ownDisputeMarks = defineCall('ownDisputeMarks', {
  method: 'GET',
  url: '/api/v1/client/:clientKey/marks',
  reads: 'report',
  summary: "The open dispute notations in the client's own newest report. Account numbers are masked.",
  failures: ['notFound'],
  params: ClientKey,
  reply: DisputeMarks,
  access: 'token',
});

export const writeMarkLetters = defineCall('writeMarkLetters', {
  method: 'POST',
  url: '/api/v1/profile/disputes/:profileId/marks',
  reads: 'nothing',
  summary: 'Writes the letters that ask the bureaus to remove dispute notations.',
  description:
    'Only for accounts that the client no longer disputes, and also while work is paused. Uses one generation. `changedMeanwhile` if there is a newer report, or it has no such notation; `repeatedChoice` if the same letters were written within 24 hours.',
  failures: [
    'notFound',
    'noGenerations',
    'contractNotOpen',
    'changedMeanwhile',
    'repeatedChoice',
    'unprintableName',
  ],
  takesIdempotencyKey: true,
  params: ProfileId,
  body: z.object({
    reportId: Id,
    /** The client says so; nobody else can. */
    noLongerDisputed: z.array(MarkRef).check(z.minLength(1), z.maxLength(200)),
  }),
  reply: GenerationSession,
});
