import { assign, setup } from 'xstate';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { effect, port, typed } from './port.ts';

type Ask = { type: 'deletion.ask'; profileId: string };

interface Context {
  /** Null until a deletion was asked for. */
  readonly profileId: string | null;
  readonly failure: Failure | null;
}

export type RecordDeletionEvent = Ask | { type: 'deletion.confirm' } | { type: 'deletion.cancel' };

/** Permanently deletes one profile, always after a confirmation. Several are deleted by `clientBatch`. */
export const recordDeletionMachine = setup({
  types: typed<{ context: Context; events: RecordDeletionEvent; tags: 'busy' | 'asking' }>(),
  actors: { deleteProfile: port<void, { profileId: string | null }>('deleteProfile') },
  actions: {
    refresh: effect('refresh'),
    rememberRecord: assign({ profileId: (_, { profileId }: Ask) => profileId, failure: null }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'recordDeletion',
  description: 'Deleting a record, with a confirmation.',
  context: { profileId: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No deletion is in progress.',
      on: {
        'deletion.ask': {
          target: 'confirming',
          actions: { type: 'rememberRecord', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      description: 'A dialog asks the user to confirm the deletion.',
      tags: 'asking',
      on: { 'deletion.confirm': 'deleting', 'deletion.cancel': 'idle' },
    },
    deleting: {
      description: 'The record is being deleted.',
      tags: ['asking', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'deleteProfile',
        src: 'deleteProfile',
        input: ({ context: { profileId } }) => ({ profileId }),
        onDone: { target: 'done', actions: 'refresh' },
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    failed: {
      description: 'It was not deleted, or no answer came. The dialog says which and offers a retry.',
      tags: 'asking',
      on: { 'deletion.confirm': 'deleting', 'deletion.cancel': 'idle' },
    },
    done: {
      description: 'The record is gone from the list.',
      on: {
        'deletion.ask': {
          target: 'confirming',
          actions: { type: 'rememberRecord', params: ({ event }) => event },
        },
      },
    },
  },
});
