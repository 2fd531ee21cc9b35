import { planOf, stepOf } from './clientBatchParts.ts';
import { batchParts, nothing } from './clientBatchSetup.ts';
import { failureOf, rememberFailure } from './failure.ts';

/**
 * Does the same for several clients, one after the other, each with their own outcome: one failure doesn't keep the others
 * from their turn. Tags: `open` while the dialog is shown, `busy` while a client has their turn.
 */
export const clientBatchMachine = batchParts.createMachine({
  id: 'clientBatch',
  description: 'Does the same for several clients, after a summary of what it means.',
  context: { ...nothing, kind: 'refresh', ids: [] },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is being prepared or done.',
      on: {
        'batch.ask': {
          guard: { type: 'fits', params: ({ event }) => event },
          target: 'looking',
          actions: { type: 'rememberWish', params: ({ event }) => event },
        },
      },
    },
    looking: {
      description: 'It is being found out for which of the clients it can be done.',
      tags: 'open',
      entry: 'forgetFailure',
      invoke: {
        id: 'clientReadiness',
        src: 'clientReadiness',
        input: ({ context: { ids } }) => ({ ids }),
        onDone: {
          target: 'planning',
          actions: { type: 'rememberClients', params: ({ event }) => ({ clients: event.output }) },
        },
        onError: { target: 'unknown', actions: rememberFailure },
      },
      on: { 'batch.close': 'resting' },
    },
    planning: {
      description: 'Checks whether the letters of another client are still to be looked at.',
      tags: 'open',
      always: [{ guard: 'hasUnplanned', target: 'summarizing' }, { target: 'confirming' }],
    },
    summarizing: {
      description: 'It is being found out which letters one of the clients would get. No generation is used.',
      tags: 'open',
      entry: 'forgetFailure',
      invoke: {
        id: 'summarizeLetters',
        src: 'summarizeLetters',
        input: ({ context }) => planOf(context),
        onDone: {
          target: 'planning',
          actions: { type: 'rememberPlan', params: ({ event }) => ({ summary: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isOwn', params: ({ event }) => event },
            target: 'planning',
            actions: {
              type: 'rememberPlan',
              params: ({ event }) => ({ failure: failureOf(event.error) }),
            },
          },
          { target: 'unplanned', actions: rememberFailure },
        ],
      },
      on: { 'batch.close': 'resting' },
    },
    unplanned: {
      description:
        'The letters could not be looked at: no generation is left, or the server did not answer. What is known is kept for a retry.',
      tags: 'open',
      on: { 'batch.retry': 'summarizing', 'batch.close': 'resting' },
    },
    unknown: {
      description: 'The clients could not be looked up. The dialog says so and offers a retry.',
      tags: 'open',
      on: { 'batch.retry': 'looking', 'batch.close': 'resting' },
    },
    confirming: {
      description:
        'The summary says for whom it will be done, and who is left out and why. Nothing has started.',
      tags: 'open',
      on: {
        'status.choose': { actions: { type: 'rememberStatus', params: ({ event }) => event } },
        'reason.write': { actions: { type: 'rememberReason', params: ({ event }) => event } },
        'option.choose': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'planning',
          actions: { type: 'rememberOption', params: ({ event }) => event },
        },
        'manyLetters.choose': {
          actions: { type: 'rememberManyLetters', params: ({ event }) => event },
        },
        'batch.start': { guard: 'canStart', target: 'working' },
        'batch.close': 'resting',
      },
    },
    working: {
      description: 'One client has their turn. After a stop, it is finished, and no other follows.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'doForClient',
        src: 'doForClient',
        input: ({ context }) => stepOf(context),
        onDone: { target: 'choosing', actions: { type: 'rememberOutcome', params: { failure: null } } },
        onError: [
          {
            guard: { type: 'isUncertain', params: ({ event }) => event },
            target: 'uncertain',
            actions: rememberFailure,
          },
          {
            guard: { type: 'hasNoGenerations', params: ({ event }) => event },
            target: 'ended',
            actions: [
              { type: 'rememberOutcome', params: ({ event }) => ({ failure: failureOf(event.error) }) },
              'stop',
            ],
          },
          {
            target: 'choosing',
            actions: {
              type: 'rememberOutcome',
              params: ({ event }) => ({ failure: failureOf(event.error) }),
            },
          },
        ],
      },
      on: { 'batch.stop': { guard: 'isGoing', actions: 'stop' } },
    },
    uncertain: {
      description:
        'The answer about one client never came, so nobody knows whether their letters were written. A retry repeats the same request, which uses no second generation.',
      tags: 'open',
      on: {
        'batch.retry': 'working',
        'batch.stop': {
          target: 'ended',
          actions: [
            { type: 'rememberOutcome', params: ({ context }) => ({ failure: context.failure }) },
            'stop',
          ],
        },
      },
    },
    choosing: {
      description: 'Checks whether another client follows.',
      tags: ['open', 'busy'],
      always: [{ guard: 'hasNext', target: 'working' }, { target: 'ended' }],
    },
    ended: {
      description:
        'The dialog shows how it ended for each client, and for whom it was not started. For those clients it can be tried again, from the summary on.',
      tags: 'open',
      entry: 'refresh',
      on: {
        'batch.again': { guard: 'hasUnfinished', target: 'looking', actions: 'wishForUnfinished' },
        'batch.close': 'resting',
      },
    },
  },
});
