import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Basis } from './disputeEvents.ts';
import { Activity, Decision, DisputeState } from './disputes.ts';
import { WaitingReason, waitingReasons } from './waitingReasons.ts';
import { DisputeReason } from './grounds.ts';
import { OutcomeCounts } from './outcomes.ts';
import { ProfileId } from './profiles.ts';
import { Destination } from './repair.ts';
import { ReportLanguage } from './reports.ts';
import { Bureau, CivilDate, Id } from './shapes.ts';

/** One letter's point about an item: what was asked, what came, and what is next. */
export const ProgressRound = z.object({
  round: z.int(),
  /** What the letter argued; empty if it asked only for verification. */
  reasons: z.array(DisputeReason),
  writtenOn: CivilDate,
  mailedOn: z.nullable(CivilDate),
  /** What shows that the letter arrived; null if it didn't, or nobody knows yet. */
  arrivedBy: z.nullable(Basis),
  state: DisputeState,
  since: z.nullable(CivilDate),
  decided: z.nullable(
    z.object({
      as: Decision,
      on: CivilDate,
      /** The date printed on the answer; null if it bears none, or there was no answer. */
      printed: z.nullable(CivilDate),
    }),
  ),
  /** When an answer is due, while one may still come; null for furnishers' letters without a duty and where no deadline applies. */
  due: z.nullable(z.object({ on: CivilDate, basis: Basis })),
  waitsFor: z.nullable(WaitingReason),
});
export type ProgressRound = z.infer<typeof ProgressRound>;

export const ProgressItem = z.object({
  subject: z.string(),
  /** Account numbers are reduced to their last digits. */
  heading: z.string(),
  recipients: z.array(
    z.object({
      recipient: Destination,
      /** Newest first. */
      rounds: z.array(ProgressRound),
    }),
  ),
});
export type ProgressItem = z.infer<typeof ProgressItem>;

/** What a person does next, or until when an answer may come, for all items of a recipient that it is the same for. */
export const ProgressStep = z.object({
  /** The bureau, or the furnisher's name. */
  recipient: z.string(),
  kind: z.enum([...waitingReasons, 'due']),
  on: z.nullable(CivilDate),
  /** Whether that day counts from a receipt that is only assumed. */
  isAssumed: z.boolean(),
  headings: z.array(z.string()),
});
export type ProgressStep = z.infer<typeof ProgressStep>;

/** The scores of one report, as printed on it, of one scoring model. */
export const ReportScores = z.object({
  reportId: Id,
  date: CivilDate,
  values: z.array(z.object({ bureau: Bureau, value: z.int() })),
});
export type ReportScores = z.infer<typeof ReportScores>;

/** The scores of one model over time. Those of different models can't be compared. */
export const ScoreHistory = z.object({
  /** As the newest report calls it; null if the reports don't say which model it is. */
  model: z.nullable(z.string()),
  /** Oldest first. */
  reports: z.array(ReportScores),
});
export type ScoreHistory = z.infer<typeof ScoreHistory>;

export const Progress = z.object({
  profileName: z.string(),
  /** Today in the account's time zone. */
  today: CivilDate,
  activity: Activity,
  /** `ordered`: a print shop is to mail them. They are not among those to mail. */
  letters: z.object({ mailed: z.int(), toMail: z.int(), ordered: z.int() }),
  /** With bureaus. Each item counts once for each recipient, at its newest state. */
  counts: OutcomeCounts,
  /** The same with creditors, who are counted separately. */
  creditorCounts: OutcomeCounts,
  /** What a person does first, then dates; each in the order of the days. */
  next: z.array(ProgressStep),
  items: z.array(ProgressItem),
  scores: z.array(ScoreHistory),
  /** Reports whose scores can't be read. */
  unreadableReports: z.int(),
});
export type Progress = z.infer<typeof Progress>;

export const progress = defineCall('progress', {
  method: 'GET',
  url: '/api/v1/profile/progress/:profileId',
  reads: 'report',
  summary:
    "What was asked for a client, what came, and what is next, with the scores on the client's reports.",
  params: ProfileId,
  reply: Progress,
});

export const progressReport = defineCall('progressReport', {
  method: 'GET',
  url: '/api/v1/profile/progress/:profileId/pdf',
  reads: 'export',
  summary: 'The same as a PDF for the client.',
  description: 'Costs no generation.',
  params: ProfileId,
  query: ReportLanguage,
  replies: 'pdf',
  perMinute: 20,
});
