import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ReportLanguage } from './reports.ts';
import { Id } from './shapes.ts';

export const mailingList = defineCall('mailingList', {
  method: 'GET',
  url: '/api/v1/profile/disputes/:profileId/mailing/:sessionId',
  reads: 'export',
  // It has the address that is on the letters (docs/decisions/0044).
  support: 'withConsent',
  summary: 'What the forms for certified mail ask about each letter of a set, as a PDF to print.',
  description:
    'Of letters that are still to be mailed or were recorded as certified mail. Article numbers are those that were recorded; otherwise there is room to write. `notFound` if the set has no such letter. Costs no generation.',
  params: z.object({ profileId: Id, sessionId: Id }),
  query: ReportLanguage,
  replies: 'pdf',
  perMinute: 20,
});
