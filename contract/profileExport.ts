import { defineCall } from './call.ts';
import { ProfileId } from './profiles.ts';
import { ReportLanguage } from './reports.ts';

export const exportProfile = defineCall('exportProfile', {
  method: 'GET',
  url: '/api/v1/profile/export/:profileId',
  summary: 'Everything stored about a profile, as a ZIP file.',
  description:
    'All records as JSON, reports as JSON and HTML, letters as PDF, documents as images, and the log as CSV. Not for support. Each call is logged.',
  reads: 'export',
  support: 'never',
  params: ProfileId,
  query: ReportLanguage,
  replies: 'zip',
  perMinute: 20,
  perDay: 'exports',
  needsFreshSignIn: true,
});
