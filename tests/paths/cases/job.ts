import { jobMachine } from '#machines/job.ts';
import { defineCases } from '../harness/cases.ts';

export const job = defineCases(
  jobMachine,
  { 'work is enqueued': undefined },
  {
    'a worker claims it': { type: 'claimed' },
    'its work succeeds': { type: 'succeeded' },
    'an attempt fails': { type: 'attemptFailed', isLast: false },
    'the last attempt fails': { type: 'attemptFailed', isLast: true },
    'its worker stops': { type: 'handedBack' },
    'its worker dies': { type: 'leaseExpired' },
    'someone cancels it': { type: 'canceled' },
  },
);
