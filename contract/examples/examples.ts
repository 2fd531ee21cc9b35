import { account } from './account.ts';
import { clients } from './clients.ts';
import { company } from './company.ts';
import { disputeExamples } from './disputes.ts';
import { letters } from './letters.ts';
import { nextStepExamples } from './nextSteps.ts';
import { profiles } from './profiles.ts';
import { reports } from './reports.ts';

/** The example of each call that sends or returns JSON, by the call's name. Imported by the API document alone. */
export const examples = new Map([
  ...account,
  ...profiles,
  ...clients,
  ...company,
  ...reports,
  ...letters,
  ...disputeExamples,
  ...nextStepExamples,
]);
