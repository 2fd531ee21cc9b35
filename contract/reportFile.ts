import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { documentMegabytes } from './limits.ts';
import { ProfileId } from './profiles.ts';
import { Bureau, CivilDate, Id } from './shapes.ts';

/** The multipart field of an imported report file. */
export const reportFileField = 'report';

/** Why a file is refused (failure `unreadableReport`, problem of the field `report`). */
export const UnreadableProblem = z.enum([
  'empty',
  'tooLarge',
  'tooDeep',
  'truncated',
  'incompletePage',
  'pdf',
  'image',
  'document',
  'archive',
  'webArchive',
  'documentType',
  'notAReport',
  'unsupportedFormat',
  'refused',
  'noMergedReport',
]);
export type UnreadableProblem = z.infer<typeof UnreadableProblem>;

/** What a report file contains, for the person who decides whether to import it. */
export const ReportFileContents = z.object({
  /** Where the file comes from and its format, as the imported report will be named. */
  format: z.string(),
  reportDate: z.nullable(CivilDate),
  /** Those that returned a file. */
  bureaus: z.array(Bureau),
  /** Null if the bureau couldn't calculate one. */
  scores: z.array(z.object({ bureau: Bureau, value: z.nullable(z.int()) })),
  accounts: z.int(),
  negativeAccounts: z.int(),
  inquiries: z.int(),
  publicRecords: z.int(),
  /** The consumer's name as the bureaus have it, each spelling once. */
  names: z.array(z.string()),
  /** The name on the profile; '' without one. */
  profileName: z.string(),
  /** No name in the file can belong to the profile's person. */
  namesSomebodyElse: z.boolean(),
  /** The date of the newest report the profile has. */
  newestKept: z.nullable(CivilDate),
});
export type ReportFileContents = z.infer<typeof ReportFileContents>;

export const inspectReportFile = defineCall('inspectReportFile', {
  method: 'POST',
  url: '/api/v1/profile/report/:profileId/contents',
  reads: 'nothing',
  summary: 'Reads a saved report file and returns what it contains.',
  description: `At most ${documentMegabytes} MiB. Nothing is stored.`,
  failures: ['unreadableReport'],
  params: ProfileId,
  upload: reportFileField,
  reply: ReportFileContents,
});

export const importReportFile = defineCall('importReportFile', {
  method: 'POST',
  url: '/api/v1/profile/report/:profileId',
  reads: 'nothing',
  summary: 'Imports a saved report file.',
  description: `At most ${documentMegabytes} MiB. The report is treated like one from a provider.`,
  failures: ['unreadableReport'],
  params: ProfileId,
  upload: reportFileField,
  reply: z.object({ ok: z.literal(true), reportId: Id }),
  takesIdempotencyKey: true,
});
