import * as z from 'zod/mini';
import { languages } from '#vocabulary/languages.ts';
import { defineCall } from './call.ts';
import { ClientWork } from './clientWork.ts';
import { ProfileId, Provider } from './profiles.ts';
import { Bureau, Id, optionalParameter } from './shapes.ts';

/** Where a report came from: a provider, or an imported file. */
export const ReportSource = z.enum([...Provider.options, 'File']);
export type ReportSource = z.infer<typeof ReportSource>;

export const CreditReport = z.object({
  id: Id,
  /**
   * The date it bears and where it comes from: `2026-11-21 IdentityIQ`. Two of one date also say after it when they were
   * imported: `2026-11-21 17:10 IdentityIQ`, or on another day `2026-11-21 2026-11-23 17:10 IdentityIQ`.
   */
  name: z.string(),
});
export type CreditReport = z.infer<typeof CreditReport>;

export const creditReports = defineCall('creditReports', {
  method: 'GET',
  url: '/api/v1/creditReports/:profileId',
  reads: 'nothing',
  summary: "A profile's credit reports, newest import first.",
  description:
    '`work` has what is being done for the profile, and how work ended that the caller began and has not heard the end of.',
  params: ProfileId,
  reply: z.object({
    results: z.array(CreditReport),
    /** Missing if there is nothing to tell. */
    work: z.optional(z.array(ClientWork)),
  }),
});

export const ReportOf = z.object({ profileId: Id, reportId: Id });
/** English if not given. */
export const ReportLanguage = z.object({ language: optionalParameter(z.enum(languages)) });

export const viewReport = defineCall('viewReport', {
  method: 'GET',
  url: '/api/v1/profile/:profileId/:reportId/view',
  reads: 'report',
  summary: 'A credit report as a sandboxed HTML page.',
  params: ReportOf,
  query: ReportLanguage,
  replies: 'html',
});

export const reportTicket = defineCall('reportTicket', {
  method: 'POST',
  url: '/api/v1/profile/:profileId/:reportId/ticket',
  reads: 'nothing',
  summary: 'A one-time URL at which a new window can open the report page.',
  description: 'It works once, within 60 seconds.',
  params: ReportOf,
  query: ReportLanguage,
  reply: z.object({ url: z.string() }),
});

export const ticketedReport = defineCall('ticketedReport', {
  method: 'GET',
  url: '/api/v1/report/:ticket',
  reads: 'report',
  summary: 'The report page behind a one-time URL.',
  params: z.object({ ticket: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  replies: 'html',
  access: 'public',
});

export const ManualAccount = z.object({
  /** Stable within its report. */
  id: z.string(),
  name: z.string(),
  /** The last visible characters of its number, at most four, and when it was opened; '' if no bureau shows it. */
  number: z.string(),
  opened: z.string(),
  type: z.string(),
  status: z.enum(['Open', 'Closed', 'Paid', 'Derogatory']),
  /** US cents; null if no bureau reports a balance. */
  amount: z.nullable(z.int()),
  negative: z.boolean(),
  /** The bureaus that report it. */
  bureaus: z.array(Bureau),
});
export type ManualAccount = z.infer<typeof ManualAccount>;

export const manualAccounts = defineCall('manualAccounts', {
  method: 'GET',
  url: '/api/v1/manualGenerateInformations/:profileId/:reportId',
  reads: 'report',
  summary: 'Every account of a report.',
  params: ReportOf,
  reply: z.object({ results: z.array(ManualAccount) }),
});

export const negativeAccounts = defineCall('negativeAccounts', {
  method: 'GET',
  url: '/api/v1/negativeManualGenerateInformations/:profileId/:reportId',
  reads: 'report',
  summary: 'The negative accounts of a report.',
  params: ReportOf,
  reply: z.object({ results: z.array(ManualAccount) }),
});

/** One bureau's column of an account, as display texts ('' if the bureau reports nothing). */
export const AccountDetail = z.object({
  accountNumber: z.string(),
  accountDetail: z.string(),
  /** 1 is negative, everything else positive. */
  accountStatus: z.int(),
  dateOpened: z.string(),
  ofMonths: z.string(),
  creditLimit: z.string(),
  paymentStatus: z.string(),
  dateLastActive: z.string(),
  accountType: z.string(),
  bureauCode: z.string(),
  monthlyPayment: z.string(),
  balance: z.string(),
  highCredit: z.string(),
  pastDue: z.string(),
  lastReport: z.string(),
  lastPaymentDate: z.string(),
  comment: z.string(),
  reporting: z.boolean(),
});
export type AccountDetail = z.infer<typeof AccountDetail>;

/** The report parser assigns account ids: `account-12`. */
export const AccountId = z.string().check(z.regex(/^account-\d{1,4}$/));

export const accountInformation = defineCall('accountInformation', {
  method: 'POST',
  onlyReads: true,
  url: '/api/v1/getAccountInformation/:accountId/:reportId',
  reads: 'report',
  summary: "One account's details at each bureau.",
  description: 'The body names the selected accounts.',
  params: z.object({ accountId: AccountId, reportId: Id }),
  body: z.object({ selectedAccounts: z.array(AccountId).check(z.maxLength(1_000)) }),
  reply: z.object({
    id: z.string(),
    name: z.string(),
    TransUnion: AccountDetail,
    Experian: AccountDetail,
    Equifax: AccountDetail,
  }),
});
