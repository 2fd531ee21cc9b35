import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Activity } from './disputes.ts';
import { ReportOf } from './reports.ts';

/** What identifies the sender of a letter to a bureau (12 CFR 1022.123(b)): details and copies of documents. */
export const Identification = z.enum([
  'name',
  'address',
  'dateOfBirth',
  'ssn',
  'identityDocument',
  'addressDocument',
]);
export type Identification = z.infer<typeof Identification>;

export const LetterCheck = z.object({
  /** What is missing from the profile, in the order of the list. */
  missing: z.array(Identification),
  /** The consumer's names in the report; empty unless all of them belong to someone other than the profile's person. */
  othersNames: z.array(z.string()),
  profileName: z.string(),
  /** Letters that are written while work is paused or after it ended are not to be mailed before it continues. */
  activity: Activity,
});
export type LetterCheck = z.infer<typeof LetterCheck>;

export const letterCheck = defineCall('letterCheck', {
  method: 'GET',
  url: '/api/v1/profile/:profileId/:reportId/letterCheck',
  reads: 'report',
  summary:
    'What would keep a bureau from responding to letters about a report, or keep the letters from being mailed.',
  description:
    'Identifying details missing from the profile, whether the report names a different person, and whether work for the client is paused or has ended.',
  params: ReportOf,
  reply: LetterCheck,
});
