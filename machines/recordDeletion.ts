import { assign, setup } from 'xstate';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { effect, port, typed } from './port.ts';

type Ask = { type: 'deletion.ask'; ids: readonly string[] };

interface Context {
  readonly ids: readonly string[];
  readonly failure: Failure | null;
}

export type RecordDeletionEvent = Ask | { type: 'deletion.confirm' } | { type: 'deletion.cancel' };

/** Permanently deletes one or several profiles, always after a confirmation. */
export const recordDeletionMachine = setup({
  types: typed<{ context: Context; events: RecordDeletionEvent; tags: 'busy' | 'asking' }>(),
  actors: { deleteProfiles: port<void, { ids: readonly string[] }>('deleteProfiles') },
  guards: { names: (_, { ids }: Ask) => ids.length > 0 },
  actions: {
    refresh: effect('refresh'),
    rememberRecords: assign({ ids: (_, { ids }: Ask) => ids, failure: null }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'recordDeletion',
  description: 'Deleting records, with a confirmation.',
  context: { ids: [], failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No deletion is in progress.',
      on: {
        'deletion.ask': {
          guard: { type: 'names', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'rememberRecords', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      description: 'A dialog asks the user to confirm the deletion.',
      tags: 'asking',
      on: { 'deletion.confirm': 'deleting', 'deletion.cancel': 'idle' },
    },
    deleting: {
      description: 'The records are being deleted, all or none.',
      tags: ['asking', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'deleteProfiles',
        src: 'deleteProfiles',
        input: ({ context: { ids } }) => ({ ids }),
        onDone: { target: 'done', actions: 'refresh' },
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    failed: {
      description: 'Nothing was deleted. The dialog says so and offers a retry.',
      tags: 'asking',
      on: { 'deletion.confirm': 'deleting', 'deletion.cancel': 'idle' },
    },
    done: {
      description: 'The records are gone from the list.',
      on: {
        'deletion.ask': {
          guard: { type: 'names', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'rememberRecords', params: ({ event }) => event },
        },
      },
    },
  },
});
