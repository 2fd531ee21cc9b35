import { assertEvent, assign, sendTo, setup } from 'xstate';
import { undecided } from '#contract/failures.ts';
import type { NewProfile } from '#contract/profileInput.ts';
import type { PendingUpload } from './documentSlot.ts';
import { type Failure, failureIn, failureOf, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';
import { type DocumentsSettled, profileDocumentsMachine } from './profileDocuments.ts';

interface Input {
  /** One key for the whole visit, including reloads: however often Save is pressed, only one profile is created. */
  readonly idempotencyKey: string;
  /** What an interrupted visit left behind: nothing, typed text, or a Save whose response never arrived. */
  readonly left: 'nothing' | 'typed' | 'sent';
}

interface Context extends Input {
  readonly profileId: string;
  readonly unfinished: readonly PendingUpload[];
  readonly failure: Failure | null;
}

export type ProfileCreationEvent =
  | { type: 'form.change' }
  | { type: 'profile.save'; profile: NewProfile }
  | { type: 'profile.open' }
  | { type: 'recovery.retry' }
  | DocumentsSettled;

/**
 * A new profile: saved first, then its documents are uploaded under the new id, then its page opens. If an upload
 * fails, the profile still exists and the document is handed to that page. Tags: `busy` locks the buttons, `unsaved`
 * makes leaving ask.
 */
export const profileCreationMachine = setup({
  types: typed<{
    input: Input;
    context: Context;
    events: ProfileCreationEvent;
    children: { documents: 'profileDocuments' };
    tags: 'busy' | 'unsaved';
  }>(),
  actors: {
    profileDocuments: profileDocumentsMachine,
    /** The profile that a Save with this key created, or null. */
    createdProfile: port<string | null, { idempotencyKey: string }>('createdProfile'),
    createProfile: port<{ id: string }, { profile: NewProfile; idempotencyKey: string }>('createProfile'),
    openProfile: port<void, { profileId: string; left: readonly PendingUpload[] }>('openProfile'),
  },
  guards: {
    wasSent: ({ context }) => context.left === 'sent',
    wasTyped: ({ context }) => context.left === 'typed',
    hasFailure: ({ context }) => context.failure !== null,
    isUnanswered: (_, { error }: { error: unknown }) => undecided.has(failureOf(error).code),
    exists: (_, { id }: { id: string | null }) => id !== null,
  },
  actions: {
    rememberProfile: assign({ profileId: (_, { id }: { id: string | null }) => id ?? '' }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
    rememberUnfinished: assign({ unfinished: (_, { unfinished }: DocumentsSettled) => unfinished }),
    uploadDocuments: sendTo('documents', ({ context }) => ({
      type: 'documents.upload',
      profileId: context.profileId,
    })),
  },
}).createMachine({
  id: 'profileCreation',
  description: 'From an empty form to the page of a new profile.',
  context: ({ input }) => ({ ...input, profileId: '', unfinished: [], failure: null }),
  invoke: { id: 'documents', src: 'profileDocuments', input: { left: [] } },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Checks whether an earlier visit was interrupted.',
      always: [
        { guard: 'wasSent', target: 'recovering' },
        { guard: 'wasTyped', target: 'changed' },
        { target: 'untouched' },
      ],
    },
    recovering: {
      description: 'The Save request got no response. The server is being asked whether it succeeded.',
      tags: 'busy',
      invoke: {
        id: 'createdProfile',
        src: 'createdProfile',
        input: ({ context: { idempotencyKey } }) => ({ idempotencyKey }),
        onDone: [
          {
            guard: { type: 'exists', params: ({ event }) => ({ id: event.output }) },
            target: 'uploading',
            actions: { type: 'rememberProfile', params: ({ event }) => ({ id: event.output }) },
          },
          { guard: 'hasFailure', target: 'notSaved' },
          { target: 'changed' },
        ],
        onError: { target: 'unknown', actions: rememberFailure },
      },
    },
    unknown: {
      description: 'The server could not confirm the Save. Saving is blocked until it can.',
      tags: 'unsaved',
      on: { 'recovery.retry': 'recovering' },
    },
    untouched: {
      description: 'The form is empty and unchanged. The user can leave without confirming.',
      on: { 'form.change': 'changed' },
    },
    changed: {
      description: 'The form has unsaved changes.',
      tags: 'unsaved',
      on: { 'profile.save': 'saving' },
    },
    saving: {
      description: 'The profile is being created.',
      tags: ['busy', 'unsaved'],
      entry: 'forgetFailure',
      invoke: {
        id: 'createProfile',
        src: 'createProfile',
        input: ({ context: { idempotencyKey }, event }) => {
          assertEvent(event, 'profile.save');
          return { profile: event.profile, idempotencyKey };
        },
        onDone: {
          target: 'uploading',
          actions: { type: 'rememberProfile', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'recovering',
            actions: rememberFailure,
          },
          { target: 'failed', actions: rememberFailure },
        ],
      },
    },
    failed: {
      description: 'The profile was not created. The reason is shown, and all entries are kept.',
      tags: 'unsaved',
      on: { 'form.change': 'changed', 'profile.save': 'saving' },
    },
    notSaved: {
      description: 'The server never got the request. All entries are kept, and saving again works.',
      tags: 'unsaved',
      on: { 'form.change': 'changed', 'profile.save': 'saving' },
    },
    uploading: {
      description: 'The profile is created, and its documents are uploading.',
      tags: ['busy', 'unsaved'],
      entry: 'uploadDocuments',
      on: {
        'documents.settled': {
          target: 'opening',
          actions: { type: 'rememberUnfinished', params: ({ event }) => event },
        },
      },
    },
    opening: {
      description: 'The new profile’s page is opening. It will show any failed uploads.',
      tags: 'busy',
      invoke: {
        id: 'openProfile',
        src: 'openProfile',
        input: ({ context: { profileId, unfinished } }) => ({ profileId, left: unfinished }),
        onDone: 'opened',
        onError: 'stranded',
      },
    },
    stranded: {
      description: 'The profile is created, but its page did not open. It can be retried.',
      on: { 'profile.open': 'opening' },
    },
    opened: { type: 'final', description: 'The new profile’s page is open.' },
  },
});
