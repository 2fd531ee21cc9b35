import { clientStatusMachine } from '#machines/clientStatus.ts';
import { defineCases } from '../harness/cases.ts';

export const clientStatus = defineCases(
  clientStatusMachine,
  { 'a client is created': undefined },
  {
    'the missing information is added': { type: 'profileCompleted' },
    'a credit report is imported': { type: 'reportImported' },
    'letters are generated': { type: 'lettersGenerated' },
    'letters are mailed': { type: 'lettersMailed' },
    '30 days pass': { type: 'monthPassed' },
    'a newer report is compared': { type: 'reportCompared' },
    'a report with nothing negative arrives': { type: 'nothingNegativeLeft' },
    'staff sets Onboarding manually': { type: 'statusSetByHand', status: 'Onboarding' },
    'staff sets Waiting manually': { type: 'statusSetByHand', status: 'Waiting' },
    'staff sets Needs Review manually': { type: 'statusSetByHand', status: 'Needs Review' },
    'staff sets Finished manually': { type: 'statusSetByHand', status: 'Finished' },
  },
);
