import * as z from 'zod/mini';
import { evidenceFields } from '#vocabulary/evidenceFields.ts';
import { defineCall } from './call.ts';
import { AccountId, CreditReport } from './reports.ts';
import { Bureau, CivilDate, Id } from './shapes.ts';

/** One value in both reports, as letters print it; null where a report does not give it. */
const ComparedValue = z.object({
  field: z.enum(evidenceFields),
  /** `YYYY-MM`, of a month of the payment history; null for other fields. */
  month: z.nullable(z.string()),
  before: z.nullable(z.string()),
  now: z.nullable(z.string()),
  isChanged: z.boolean(),
});

/** `unknown`: one of the reports does not list everything of the kind, so that an absence means nothing. */
const ComparedRecord = z.object({
  kind: z.enum(['same', 'changed', 'possiblySame', 'gone', 'new', 'unknown']),
  name: z.string(),
  /** What the older report calls it, of a possible match; null otherwise. */
  nameBefore: z.nullable(z.string()),
  /** It is no longer shown, but its time in reports ended between the two. */
  isAgedOff: z.boolean(),
  /** The account in the newer report, if that shows it. */
  accountId: z.nullable(AccountId),
  /** Whether the newest report that shows it does so as negative, or as disputed. */
  isNegative: z.boolean(),
  isDisputed: z.boolean(),
  values: z.array(ComparedValue),
  /** A date of first delinquency that moved later, and that no month on time in between explains. */
  reAged: z.nullable(z.object({ before: CivilDate, now: CivilDate })),
});
export type ComparedRecord = z.infer<typeof ComparedRecord>;

/** Null where a report has no score. */
const ComparedScore = z.object({
  before: z.nullable(z.int()),
  now: z.nullable(z.int()),
  /** Points; null without two scores of one model, because those of different models can’t be compared. */
  change: z.nullable(z.int()),
});
export type ComparedScore = z.infer<typeof ComparedScore>;

const ComparedBureau = z.object({
  bureau: Bureau,
  score: ComparedScore,
  accounts: z.array(ComparedRecord),
  inquiries: z.array(ComparedRecord),
  publicRecords: z.array(ComparedRecord),
});
export type ComparedBureau = z.infer<typeof ComparedBureau>;

export const compareReports = defineCall('compareReports', {
  method: 'GET',
  url: '/api/v1/profile/:profileId/:reportId/compared/:otherReportId',
  reads: 'report',
  summary: 'Two reports of a client, side by side, with their differences marked.',
  description: 'Their dates say which is the older one, in whichever order they are named.',
  failures: ['unreadableReport'],
  params: z.object({ profileId: Id, reportId: Id, otherReportId: Id }),
  reply: z.object({
    before: CreditReport,
    now: CreditReport,
    /** Judging by the names and the dates of birth, one of the reports is not the client's. */
    differentPeople: z.boolean(),
    bureaus: z.array(ComparedBureau),
  }),
});
