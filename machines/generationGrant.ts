import { assign, setup } from 'xstate';
import { generationsPerGrant } from '#contract/limits.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { effect, port, typed } from './port.ts';

export interface Grant {
  /** A user ID, an address, or an account number. */
  readonly userId: string;
  readonly count: number;
  /** The idempotency key. The machine uses it only if this grant wasn't submitted before. */
  readonly key: string;
}

type Submit = { type: 'grant.submit' } & Grant;

interface Context {
  /** The grant that was submitted last; null before the first and once it was booked. */
  readonly order: Grant | null;
  readonly failure: Failure | null;
  /** The account's balance after the last grant; null before the first. */
  readonly generationsLeft: number | null;
}

export type GenerationGrantEvent = { type: 'grant.ask' } | Submit | { type: 'grant.close' };

/** The same user and number again are the same grant with its first key, so it is booked once however often it is sent. */
const orderOf = ({ userId, count, key }: Submit, sent: Grant | null): Grant =>
  sent !== null && sent.userId === userId && sent.count === count ? sent : { userId, count, key };

/** Lets support add generations to a user's account. */
export const generationGrantMachine = setup({
  types: typed<{ context: Context; events: GenerationGrantEvent; tags: 'busy' | 'dialog' }>(),
  actors: { grantGenerations: port<{ generationsLeft: number }, Grant>('grantGenerations') },
  actions: {
    refresh: effect('refresh'),
    rememberOrder: assign({ order: ({ context: { order } }, submit: Submit) => orderOf(submit, order) }),
    rememberLeft: assign({
      order: null,
      generationsLeft: (_, { generationsLeft }: { generationsLeft: number }) => generationsLeft,
    }),
    rememberFailure: assign(failureIn),
    forgetOutcome: assign({ failure: null, generationsLeft: null }),
  },
  guards: {
    isComplete: (_, { userId, count }: Submit) =>
      userId.trim() !== '' &&
      Number.isInteger(count) &&
      count >= generationsPerGrant.min &&
      count <= generationsPerGrant.max,
  },
}).createMachine({
  id: 'generationGrant',
  description: 'Support adds generations to an account.',
  context: { order: null, failure: null, generationsLeft: null },
  initial: 'closed',
  states: {
    closed: { description: 'The dialog is closed.', on: { 'grant.ask': 'asking' } },
    asking: {
      description: 'The dialog asks for a user and a number of generations.',
      tags: 'dialog',
      entry: 'forgetOutcome',
      on: {
        'grant.submit': {
          guard: { type: 'isComplete', params: ({ event }) => event },
          target: 'granting',
          actions: { type: 'rememberOrder', params: ({ event }) => event },
        },
        'grant.close': 'closed',
      },
    },
    granting: {
      description: 'The generations are being added.',
      tags: ['busy', 'dialog'],
      invoke: {
        id: 'grantGenerations',
        src: 'grantGenerations',
        input: ({ context: { order } }) => {
          if (order === null) throw new Error('No grant was submitted');
          return order;
        },
        onDone: {
          target: 'granted',
          actions: [{ type: 'rememberLeft', params: ({ event }) => event.output }, 'refresh'],
        },
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    granted: {
      description: 'The dialog shows the account’s new balance.',
      tags: 'dialog',
      on: { 'grant.close': 'closed' },
    },
    failed: {
      description: 'The dialog shows the reason. The entries are kept and can be submitted again.',
      tags: 'dialog',
      on: {
        'grant.submit': {
          guard: { type: 'isComplete', params: ({ event }) => event },
          target: 'granting',
          actions: { type: 'rememberOrder', params: ({ event }) => event },
        },
        'grant.close': 'closed',
      },
    },
  },
});
