import * as z from 'zod/mini';
import { disputeReasons } from '#vocabulary/disputeReasons.ts';
import { defineCall } from './call.ts';
import { Bureau, CivilDate, optionalParameter } from './shapes.ts';

/**
 * How disputes were counted: one item, one recipient, one round, at its newest state. The first six are decided; the
 * other three are counted separately and are part of no rate.
 */
export const OutcomeCounts = z.object({
  deleted: z.int(),
  corrected: z.int(),
  partlyCorrected: z.int(),
  verified: z.int(),
  refused: z.int(),
  reappeared: z.int(),
  /** A person said that nothing came. */
  unanswered: z.int(),
  /** Gone in a newer report, which proves no decision. */
  notSeen: z.int(),
  open: z.int(),
});
export type OutcomeCounts = z.infer<typeof OutcomeCounts>;

/** Shares of 1, with the 95% interval by Wilson. */
export const OutcomeRate = z.object({ rate: z.number(), low: z.number(), high: z.number() });

export const OutcomeRow = z.object({
  recipients: z.enum(['bureau', 'furnisher']),
  /** Null for all bureaus together, and for furnishers. */
  bureau: z.nullable(Bureau),
  /**
   * What was argued: a dispute with several reasons counts for each of them. `none` asked only for verification. Null
   * for all disputes, each counted once.
   */
  reason: z.nullable(z.enum([...disputeReasons, 'none'])),
  counts: OutcomeCounts,
  /** The denominator of the rate. */
  decided: z.int(),
  /** Deleted or corrected as asked, of those decided; null below 20 decided. */
  rate: z.nullable(OutcomeRate),
  /** Answers on the merits whose day of receipt and printed date are both known, and how many of these receipts are assumed. */
  measured: z.object({ answers: z.int(), assumed: z.int(), medianDays: z.nullable(z.number()) }),
});
export type OutcomeRow = z.infer<typeof OutcomeRow>;

/** Decided since the first of this month, in the last 90 days, in the last year, or at any time. */
export const outcomePeriods = ['all', 'year', 'quarter', 'month'] as const;
export const OutcomePeriod = z.enum(outcomePeriods);
export type OutcomePeriod = z.infer<typeof OutcomePeriod>;

const query = z.object({ period: optionalParameter(OutcomePeriod) });

export const outcomes = defineCall('outcomes', {
  method: 'GET',
  url: '/api/v1/outcomes',
  reads: 'nothing',
  summary: 'The results of all disputes of the account, by recipient and by reason.',
  description:
    'What was never decided is counted as of today, whatever the period is. Drafts, items that were not in the file, and withdrawn disputes count nowhere.',
  query,
  reply: z.object({
    /** Today in the account's time zone. */
    today: CivilDate,
    /** The first day of the period; null for any time. */
    since: z.nullable(CivilDate),
    rows: z.array(OutcomeRow),
  }),
});

export const exportOutcomes = defineCall('exportOutcomes', {
  method: 'GET',
  url: '/api/v1/outcomes/csv',
  reads: 'nothing',
  summary: 'The same as a CSV file.',
  query,
  replies: 'csv',
});
