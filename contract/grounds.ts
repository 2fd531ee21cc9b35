import * as z from 'zod/mini';
import { confidences } from '#vocabulary/confidence.ts';
import { evidenceFields } from '#vocabulary/evidenceFields.ts';
import { disputeReasons } from '#vocabulary/disputeReasons.ts';
import { ruleIds } from '#vocabulary/findings.ts';
import { defineCall } from './call.ts';
import { AccountId, ReportOf } from './reports.ts';
import { Bureau, CivilDate, Id, Instant } from './shapes.ts';

export const RuleId = z.enum(ruleIds);
/** What a letter argues about an item. */
export const DisputeReason = z.enum(disputeReasons);
export const Confidence = z.enum(confidences);

/** A value as a letter prints it; `bureau` is null for what the client states and for the report as a whole. */
export const Evidence = z.object({
  bureau: z.nullable(Bureau),
  field: z.enum(evidenceFields),
  value: z.string(),
});
export type Evidence = z.infer<typeof Evidence>;

export const AccountFinding = z.object({
  rule: RuleId,
  confidence: Confidence,
  law: z.string(),
  /** Whose file is in question. */
  bureaus: z.array(Bureau),
  evidence: z.array(Evidence),
});
export type AccountFinding = z.infer<typeof AccountFinding>;

const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const Cents = z.int().check(z.gte(0), z.lte(100_000_000_000));

/** What a client can say about an account: a closed list, without identity theft (docs/decisions/0013). */
export const ConfirmedReason = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('notMine') }),
  z.object({ reason: z.literal('authorizedUser') }),
  /** In full. */
  z.object({ reason: z.literal('paid'), on: z.nullable(CivilDate) }),
  z.object({
    reason: z.literal('neverLate'),
    months: z.array(Month).check(z.minLength(1, 'required'), z.maxLength(120)),
  }),
  /** US cents the client owes; null if they only say that the balance is wrong. */
  z.object({ reason: z.literal('wrongBalance'), right: z.nullable(Cents) }),
  z.object({
    reason: z.literal('wrongDate'),
    field: z.enum(['dateOpened', 'dateClosed', 'dateLastPayment']),
    right: z.nullable(CivilDate),
  }),
  z.object({ reason: z.literal('closedByMe'), on: z.nullable(CivilDate) }),
]);
export type ConfirmedReason = z.infer<typeof ConfirmedReason>;

export const Confirmation = z.object({
  id: Id,
  accountId: AccountId,
  reason: ConfirmedReason,
  /** Who confirmed it, by their name at that time. */
  by: z.string(),
  at: Instant,
});
export type Confirmation = z.infer<typeof Confirmation>;

const Confirmations = z.object({ confirmations: z.array(Confirmation) });

/** The reasons to dispute an account. */
export const AccountGrounds = z.object({
  accountId: AccountId,
  findings: z.array(AccountFinding),
  /** The months some bureau does not show as paid on time, newest first. */
  lateMonths: z.array(Month),
});
export type AccountGrounds = z.infer<typeof AccountGrounds>;

export const disputeGrounds = defineCall('disputeGrounds', {
  method: 'GET',
  url: '/api/v1/profile/:profileId/:reportId/grounds',
  reads: 'report',
  summary: 'What each account of a report can be disputed for: its findings and what the client confirmed.',
  params: ReportOf,
  reply: z.object({ accounts: z.array(AccountGrounds), confirmations: z.array(Confirmation) }),
});

export const confirmReason = defineCall('confirmReason', {
  method: 'POST',
  url: '/api/v1/profile/:profileId/:reportId/confirmations',
  reads: 'nothing',
  summary: 'Records a reason to dispute an account that the client confirms.',
  description:
    'It replaces an earlier statement about the same fact. One that contradicts another statement is refused.',
  failures: ['notFound', 'contradictoryReasons'],
  params: ReportOf,
  body: z.object({ accountId: AccountId, reason: ConfirmedReason }),
  reply: Confirmations,
});

export const withdrawReason = defineCall('withdrawReason', {
  method: 'DELETE',
  url: '/api/v1/profile/:profileId/:reportId/confirmations/:confirmationId',
  reads: 'nothing',
  summary: 'Withdraws a confirmed reason.',
  description: 'Letters no longer use it. The record that it was confirmed is kept.',
  params: z.object({ profileId: Id, reportId: Id, confirmationId: Id }),
  reply: Confirmations,
});
