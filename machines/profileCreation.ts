import { assertEvent, assign, sendTo, setup } from 'xstate';
import type { NewProfile } from '#contract/profiles.ts';
import type { Unfinished } from './documentSlot.ts';
import { type Failure, failureOf } from './failure.ts';
import { port, typed } from './port.ts';
import { type DocumentsSettled, profileDocumentsMachine } from './profileDocuments.ts';

interface Input {
  /** One for the whole visit: however often Save is pressed, one profile comes of it. */
  readonly idempotencyKey: string;
}

interface Context extends Input {
  readonly profileId: string;
  readonly unfinished: readonly Unfinished[];
  readonly failure: Failure | null;
}

export type ProfileCreationEvent =
  | { type: 'form.change' }
  | { type: 'profile.save'; profile: NewProfile }
  | { type: 'profile.open' }
  | DocumentsSettled;

/**
 * A new profile: saved, then its documents sent under the new id, then its page opened. A document that fails leaves
 * the profile in place and travels to that page. Tags: `busy` locks the buttons, `unsaved` makes leaving ask.
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
    createProfile: port<{ id: string }, { profile: NewProfile; idempotencyKey: string }>('createProfile'),
    openProfile: port<void, { profileId: string; left: readonly Unfinished[] }>('openProfile'),
  },
  actions: {
    rememberProfile: assign({ profileId: (_, { id }: { id: string }) => id }),
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
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
  initial: 'untouched',
  states: {
    untouched: {
      description: 'The form is as it opened; it can be left without a question.',
      on: { 'form.change': 'changed', 'profile.save': 'saving' },
    },
    changed: {
      description: 'Something was typed or chosen that is nowhere else yet.',
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
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'The profile was not created; the reason is shown and everything typed is still there.',
      tags: 'unsaved',
      on: { 'form.change': 'changed', 'profile.save': 'saving' },
    },
    uploading: {
      description: 'The profile exists; its documents are being sent.',
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
      description: "The new profile's page is being opened, which says what could not be uploaded.",
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
      description: 'The profile exists, but its page did not open; it can be opened again.',
      on: { 'profile.open': 'opening' },
    },
    opened: { type: 'final', description: "The new profile's page has taken over." },
  },
});
