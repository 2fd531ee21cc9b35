import { disputeMachine } from '#machines/dispute.ts';
import { defineCases } from '../harness/cases.ts';

export const dispute = defineCases(
  disputeMachine,
  { 'a letter disputes it': undefined },
  {
    'its letter is mailed': { type: 'letterMailed' },
    'its letter is received': { type: 'letterReceived' },
    'its letter comes back': { type: 'letterReturned' },
    'its letter is lost': { type: 'letterLost' },
    'the due date passes': { type: 'duePassed' },
    'the day to ask comes': { type: 'askDayCame' },
    'nothing came': { type: 'nothingCame' },
    'the recipient asks for more': { type: 'moreAsked' },
    'more was sent': { type: 'moreSent' },
    'the recipient refuses': { type: 'refused' },
    'it was deleted': { type: 'deleted' },
    'a newer report no longer shows it': { type: 'deletedByReport' },
    'it was corrected': { type: 'corrected' },
    'it was partly corrected': { type: 'partlyCorrected' },
    'it was verified': { type: 'verified' },
    'it is not in the file': { type: 'notInFile' },
    'a newer report shows it again': { type: 'reappeared' },
    'a notice of its reinsertion came': { type: 'noticeCame' },
    'no notice of its reinsertion came': { type: 'noNoticeCame' },
    'someone leaves it as is': { type: 'leftAsIs' },
    'someone withdraws it': { type: 'withdrawn' },
    'a later letter follows up': { type: 'followedUp' },
  },
);
