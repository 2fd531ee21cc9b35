import { setup } from 'xstate';
import { typed } from './port.ts';

/** What a recipient says about one item, or what a newer report shows and a person accepted. */
export type Result =
  | { type: 'deleted' }
  | { type: 'deletedByReport' }
  | { type: 'corrected' }
  | { type: 'partlyCorrected' }
  | { type: 'verified' }
  | { type: 'notInFile' };

export type DisputeEvent =
  | Result
  | { type: 'letterMailed' }
  | { type: 'letterReceived' }
  | { type: 'letterReturned' }
  | { type: 'letterLost' }
  | { type: 'duePassed' }
  | { type: 'askDayCame' }
  | { type: 'nothingCame' }
  | { type: 'moreAsked' }
  | { type: 'moreSent' }
  | { type: 'refused' }
  | { type: 'reappeared' }
  | { type: 'noticeCame' }
  | { type: 'noNoticeCame' }
  | { type: 'leftAsIs' }
  | { type: 'withdrawn' }
  /** A later letter of the round was mailed, or another one of it has the answer. */
  | { type: 'followedUp' };

/** Accepted in every state after mailing: a recipient may answer late, twice, or about what a person gave up. */
const results = {
  deleted: '#dispute.mailed.deleted',
  corrected: '#dispute.mailed.corrected',
  partlyCorrected: '#dispute.mailed.partlyCorrected',
  verified: '#dispute.mailed.verified',
  notInFile: '#dispute.mailed.notInFile',
} as const;

/** Wherever the recipient's own word does not already say that it was deleted. */
const byReport = { deletedByReport: '#dispute.mailed.deletedByReport' } as const;

const undecided = {
  ...byReport,
  letterReturned: '#dispute.mailed.undelivered',
  letterLost: '#dispute.mailed.undelivered',
  refused: '#dispute.mailed.refused',
  leftAsIs: '#dispute.mailed.leftAsIs',
  followedUp: '#dispute.mailed.superseded',
  withdrawn: '#dispute.mailed.withdrawn',
} as const;

/** A person may settle for less than they asked for. */
const decided = {
  ...byReport,
  leftAsIs: '#dispute.mailed.leftAsIs',
  withdrawn: '#dispute.mailed.withdrawn',
} as const;

const gone = { reappeared: '#dispute.mailed.reappeared' } as const;

/**
 * What happened to one item in one letter to one recipient. It follows its letter, and is replayed over what people
 * recorded, oldest first; that a deadline passed is an event like any other. Sources of the deadlines: disputes/clocks.ts.
 */
export const disputeMachine = setup({
  types: typed<{ events: DisputeEvent }>(),
}).createMachine({
  id: 'dispute',
  description: 'One disputed item, one recipient: from the letter to the result.',
  initial: 'drafted',
  states: {
    drafted: {
      description: 'Its letter is written and not known to be mailed.',
      on: {
        ...results,
        letterMailed: 'mailed',
        letterReceived: 'mailed.investigating',
        letterReturned: 'mailed.undelivered',
        refused: 'mailed.refused',
        withdrawn: 'withdrawn',
      },
    },
    mailed: {
      description: 'Its letter left, or something shows that it did.',
      initial: 'onItsWay',
      on: results,
      states: {
        onItsWay: {
          description: 'The letter is in the mail.',
          on: { ...undecided, letterReceived: 'investigating' },
        },
        undelivered: {
          description: 'The letter came back or was lost. It needs another address, or another attempt.',
          on: {
            letterMailed: 'onItsWay',
            letterReceived: 'investigating',
            refused: 'refused',
            followedUp: 'superseded',
            ...decided,
          },
        },
        investigating: {
          description: 'The recipient has the letter and is within its time to investigate.',
          type: 'parallel',
          on: undecided,
          states: {
            clock: {
              description: 'The recipient’s time.',
              initial: 'running',
              states: {
                running: {
                  description: 'The last day of the investigation has not passed.',
                  on: { duePassed: 'awaitingResult' },
                },
                awaitingResult: {
                  description: 'The result may still be in the mail.',
                  on: { askDayCame: 'questionOpen' },
                },
                questionOpen: {
                  description: 'Even by mail, a result would have arrived: did anything come?',
                  on: { nothingCame: '#dispute.mailed.unanswered' },
                },
              },
            },
            dialogue: {
              description: 'What the recipient asks for meanwhile.',
              initial: 'silent',
              states: {
                silent: { description: 'The recipient needs nothing more.', on: { moreAsked: 'moreNeeded' } },
                moreNeeded: {
                  description: 'The recipient asks for more. That stops no clock.',
                  on: { moreSent: 'silent' },
                },
              },
            },
          },
        },
        unanswered: {
          description: 'Nothing came, a person says. A late answer replaces this.',
          on: undecided,
        },
        deleted: {
          description: 'The recipient says that it was deleted.',
          on: gone,
        },
        deletedByReport: {
          description: 'A newer report no longer shows it, and a person accepted that.',
        },
        corrected: { description: 'It was corrected as asked.', on: byReport },
        partlyCorrected: { description: 'Some of it was corrected.', on: decided },
        verified: { description: 'The recipient says that it is accurate.', on: decided },
        refused: {
          description: 'The recipient has not investigated and says why.',
          on: decided,
        },
        notInFile: {
          description: 'The recipient says that it has no such item.',
          on: decided,
        },
        reappeared: {
          description: 'It was deleted, and a newer report shows it again.',
          on: {
            ...decided,
            noticeCame: 'reinsertedWithNotice',
            noNoticeCame: 'reinsertedUnnoticed',
          },
        },
        reinsertedWithNotice: { description: 'The bureau gave notice that it put it back.', on: decided },
        reinsertedUnnoticed: {
          description: 'It was put back, and no notice came.',
          on: { ...decided, noticeCame: 'reinsertedWithNotice' },
        },
        leftAsIs: { description: 'A person decided to do nothing more about it.', on: byReport },
        superseded: {
          description: 'Another letter of the round asks for the answer, or has it.',
          on: { ...byReport, refused: 'refused' },
        },
        withdrawn: { description: 'It is no longer disputed, although its letter went out.' },
      },
    },
    withdrawn: {
      description: 'It is no longer disputed. Its letter was not mailed by then.',
      on: { ...results, letterMailed: 'mailed.withdrawn', letterReceived: 'mailed.withdrawn' },
    },
  },
});
