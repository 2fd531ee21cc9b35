import { clientContractMachine } from '#machines/clientContract.ts';
import { defineCases } from '../harness/cases.ts';

export const clientContract = defineCases(
  clientContractMachine,
  { 'a client about whose contract nothing is recorded': undefined },
  {
    'the client signs for the statement of rights': { type: 'disclosed' },
    'the client signs the contract': { type: 'signed' },
    'the three business days pass': { type: 'opened' },
    'the client cancels': { type: 'canceled' },
  },
);
