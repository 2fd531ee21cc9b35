import { rememberFailure } from './failure.ts';
import { itemStatementsParts } from './itemStatementsParts.ts';

const listed = itemStatementsParts.createStateConfig({
  on: {
    'round.start': { guard: 'isUnanswered', target: 'asking', actions: 'startRound' },
    'item.ask': {
      guard: { type: 'isKnown', params: ({ event }) => event },
      target: 'asking',
      actions: { type: 'showItem', params: ({ event }) => event },
    },
    'statement.withdraw': {
      guard: { type: 'isActiveStatement', params: ({ event }) => event },
      target: 'withdrawing',
      actions: { type: 'noteItemOf', params: ({ event }) => event },
    },
  },
});

const asked = itemStatementsParts.createStateConfig({
  on: {
    'statement.make': { guard: { type: 'canBeSaid', params: ({ event }) => event }, target: 'saving' },
    'item.skip': { guard: 'isRound', target: 'advancing' },
    'item.close': { target: 'listed', actions: 'showNone' },
  },
});

/**
 * What the client says about the names, addresses, employers, inquiries, and court records of a report: all of them in
 * a list, or one after the other.
 */
export const itemStatementsMachine = itemStatementsParts.createMachine({
  id: 'itemStatements',
  description: 'What the client says about items of a report that are not accounts, one item at a time.',
  context: ({ input }) => ({
    ...input,
    items: [],
    statements: [],
    item: null,
    isRound: false,
    failure: null,
  }),
  initial: 'fetching',
  states: {
    fetching: {
      description: 'The items and earlier answers are loading. Letters can be generated in the meantime.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'disputeItems',
        src: 'disputeItems',
        input: ({ context: { profileId, reportId } }) => ({ profileId, reportId }),
        onDone: { target: 'listed', actions: { type: 'rememberItems', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    failed: {
      description: 'The items could not be loaded. A retry is offered.',
      on: { 'items.retry': 'fetching' },
    },
    listed: {
      ...listed,
      description: 'The items are listed by kind, with what the client says about them.',
      tags: 'listed',
    },
    asking: {
      ...asked,
      description: 'One item is shown with what the client can say about it.',
      tags: 'asked',
    },
    saving: {
      description: 'The statement is being saved.',
      tags: ['busy', 'asked'],
      entry: 'forgetFailure',
      invoke: {
        id: 'stateItem',
        src: 'stateItem',
        input: ({ context: { profileId, reportId, item }, event }) => {
          if (event.type !== 'statement.make' || item === null) throw new Error('Nothing was said');
          return { profileId, reportId, item, statement: event.statement };
        },
        onDone: {
          target: 'advancing',
          actions: { type: 'rememberStatements', params: ({ event }) => event.output },
        },
        onError: { target: 'unsaved', actions: rememberFailure },
      },
    },
    unsaved: {
      ...asked,
      description: 'The statement was not saved. The item shows an error and can be answered again.',
      tags: 'asked',
      exit: 'forgetFailure',
    },
    advancing: {
      description: 'Checks whether another item is to be gone through.',
      always: [
        { guard: 'hasNext', target: 'asking', actions: 'showNext' },
        { target: 'listed', actions: 'showNone' },
      ],
    },
    withdrawing: {
      description: 'A statement is being withdrawn.',
      tags: ['busy', 'listed'],
      entry: 'forgetFailure',
      invoke: {
        id: 'withdrawStatement',
        src: 'withdrawStatement',
        input: ({ context: { profileId, reportId }, event }) => {
          if (event.type !== 'statement.withdraw') throw new Error('No statement is being withdrawn');
          return { profileId, reportId, statementId: event.id };
        },
        onDone: {
          target: 'listed',
          actions: [{ type: 'rememberStatements', params: ({ event }) => event.output }, 'showNone'],
        },
        onError: { target: 'unwithdrawn', actions: rememberFailure },
      },
    },
    unwithdrawn: {
      ...listed,
      description: 'The statement was not withdrawn. The list shows an error and the statement stays.',
      tags: 'listed',
      exit: 'forgetFailure',
    },
  },
});
