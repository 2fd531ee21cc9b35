import { account } from './account.ts';
import { clients } from './clients.ts';
import { clientPages } from './clientPages.ts';
import { company } from './company.ts';
import { disputeMarkExamples } from './disputeMarks.ts';
import { fileRequestExamples } from './fileRequests.ts';
import { disputeExamples } from './disputes.ts';
import { inboxExamples } from './inbox.ts';
import { letters } from './letters.ts';
import { nextStepExamples } from './nextSteps.ts';
import { profiles } from './profiles.ts';
import { reports } from './reports.ts';

/** The example of each call that sends or returns JSON, by the call's name. Imported by the API document alone. */
export const examples = new Map([
  ...account,
  ...profiles,
  ...clients,
  ...clientPages,
  ...company,
  ...reports,
  ...letters,
  ...disputeExamples,
  ...inboxExamples,
  ...nextStepExamples,
  ...disputeMarkExamples,
  ...fileRequestExamples,
]);
