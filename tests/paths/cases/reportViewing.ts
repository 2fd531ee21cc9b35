import { reportViewingMachine } from '#machines/reportViewing.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const reportViewing = defineCases(
  reportViewingMachine,
  { 'a profile with a report': { profileId: ids.profile } },
  {
    'Ana presses View Report': { type: 'report.view', reportId: ids.report },
    'the report opens in a window': done('reportTicket'),
    'the report cannot be shown': thrown('reportTicket', refusal('notFound')),
    'Ana closes the notice': { type: 'notice.dismiss' },
  },
);
