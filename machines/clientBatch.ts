import { assign, setup } from 'xstate';
import { mostClientsAtOnce, type ReadyClient } from '#contract/clientReadiness.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import {
  type BatchContext,
  type BatchKind,
  type BatchStep,
  canStart,
  nextOf,
  stepOf,
} from './clientBatchParts.ts';
import { type Failure, failureIn, failureOf, rememberFailure } from './failure.ts';
import { effect, port, typed } from './port.ts';

type Ask = { type: 'batch.ask'; kind: BatchKind; ids: readonly string[] };
type Choose = { type: 'status.choose'; status: ProfileStatus | null };
type Write = { type: 'reason.write'; reason: string };

export type ClientBatchEvent =
  | Ask
  | Choose
  | Write
  | { type: 'batch.retry' }
  | { type: 'batch.start' }
  | { type: 'batch.stop' }
  | { type: 'batch.close' };

const nothing: Omit<BatchContext, 'kind' | 'ids'> = {
  clients: [],
  status: null,
  reason: '',
  outcomes: [],
  isStopped: false,
  failure: null,
};

/**
 * Does the same for several clients, one after the other, each with their own outcome: one failure doesn't keep the others
 * from their turn. Tags: `open` while the dialog is shown, `busy` while a client has their turn.
 */
export const clientBatchMachine = setup({
  types: typed<{ context: BatchContext; events: ClientBatchEvent; tags: 'busy' | 'open' }>(),
  actors: {
    clientReadiness: port<readonly ReadyClient[], { ids: readonly string[] }>('clientReadiness'),
    doForClient: port<void, BatchStep>('doForClient'),
  },
  guards: {
    fits: (_, { ids }: Ask) => ids.length > 0 && ids.length <= mostClientsAtOnce,
    canStart: ({ context }) => canStart(context),
    hasNext: ({ context }) => !context.isStopped && nextOf(context) !== undefined,
    isGoing: ({ context }) => !context.isStopped,
  },
  actions: {
    refresh: effect('refresh'),
    rememberWish: assign((_, { kind, ids }: Ask) => ({ ...nothing, kind, ids })),
    rememberClients: assign({ clients: (_, { clients }: { clients: readonly ReadyClient[] }) => clients }),
    rememberStatus: assign({ status: (_, { status }: Choose) => status }),
    rememberReason: assign({ reason: (_, { reason }: Write) => reason }),
    rememberOutcome: assign({
      outcomes: ({ context }, { failure }: { failure: Failure | null }) => {
        const next = nextOf(context);
        return next === undefined ? context.outcomes : [...context.outcomes, { id: next.id, failure }];
      },
    }),
    stop: assign({ isStopped: true }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
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
          target: 'confirming',
          actions: { type: 'rememberClients', params: ({ event }) => ({ clients: event.output }) },
        },
        onError: { target: 'unknown', actions: rememberFailure },
      },
      on: { 'batch.close': 'resting' },
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
        onError: {
          target: 'choosing',
          actions: {
            type: 'rememberOutcome',
            params: ({ event }) => ({ failure: failureOf(event.error) }),
          },
        },
      },
      on: { 'batch.stop': { guard: 'isGoing', actions: 'stop' } },
    },
    choosing: {
      description: 'Checks whether another client follows.',
      tags: ['open', 'busy'],
      always: [{ guard: 'hasNext', target: 'working' }, { target: 'ended' }],
    },
    ended: {
      description: 'The dialog shows how it ended for each client, and for whom it was not started.',
      tags: 'open',
      entry: 'refresh',
      on: { 'batch.close': 'resting' },
    },
  },
});
