import { clientStatusMachine } from '#machines/clientStatus.ts';
import { defineCases } from '../harness/cases.ts';

export const clientStatus = defineCases(
  clientStatusMachine,
  { 'a client is created': undefined },
  {
    'the last missing data arrive': { type: 'profileCompleted' },
    'a credit report is imported': { type: 'reportImported' },
    'letters are generated': { type: 'lettersGenerated' },
    'letters are mailed': { type: 'lettersMailed' },
    '30 days pass': { type: 'monthPassed' },
    'a newer report is compared': { type: 'reportCompared' },
    'a report with nothing negative arrives': { type: 'nothingNegativeLeft' },
    'staff sets Onboarding by hand': { type: 'statusSetByHand', status: 'Onboarding' },
    'staff sets Waiting by hand': { type: 'statusSetByHand', status: 'Waiting' },
    'staff sets Needs Review by hand': { type: 'statusSetByHand', status: 'Needs Review' },
    'staff sets Finished by hand': { type: 'statusSetByHand', status: 'Finished' },
  },
);
