import { requestMachine } from '#machines/request.ts';
import { defineCases } from '../harness/cases.ts';

export const request = defineCases(
  requestMachine,
  { 'a request is written': undefined },
  {
    'its letter is mailed': { type: 'letterMailed' },
    'its letter arrives': { type: 'letterReceived' },
    'its letter comes back': { type: 'letterReturned' },
    'its letter is lost': { type: 'letterLost' },
    'the last day to answer passes': { type: 'duePassed' },
    'even by mail, an answer would have arrived': { type: 'askDayCame' },
    'a person says that nothing came': { type: 'nothingCame' },
    'the recipient answers': { type: 'answered' },
    'it is no longer asked for': { type: 'withdrawn' },
  },
);
