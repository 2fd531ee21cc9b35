import { clientStatusMachine } from '#machines/clientStatus.ts';
import { defineCases } from '../harness/cases.ts';

export const clientStatus = defineCases(
  clientStatusMachine,
  { 'a client is created': undefined },
  {
    'the missing information is added': { type: 'profileCompleted' },
    'a credit report is imported': { type: 'reportImported' },
    'what was mailed was a mistake': { type: 'disputesStand', status: 'Onboarding' },
    'answers are due': { type: 'disputesStand', status: 'Waiting' },
    'something waits for a person': { type: 'disputesStand', status: 'Needs Review' },
    'everything is decided and clean': { type: 'disputesStand', status: 'Finished' },
    'staff sets Onboarding manually': { type: 'statusSetByHand', status: 'Onboarding' },
    'staff sets Waiting manually': { type: 'statusSetByHand', status: 'Waiting' },
    'staff sets Needs Review manually': { type: 'statusSetByHand', status: 'Needs Review' },
    'staff sets Finished manually': { type: 'statusSetByHand', status: 'Finished' },
  },
);
