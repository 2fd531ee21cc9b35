import { assertEvent } from 'xstate';
import { rememberFailure } from './failure.ts';
import { type Load, profileEditParts } from './profileEditParts.ts';

/** What the form shows is what is saved, so it shows what is saved by now. */
const follow = {
  actions: {
    type: 'rememberVersion',
    params: ({ event }: { readonly event: Load }) => ({ version: event.profile.version }),
  },
} as const;

/**
 * An existing profile: its changes are saved, then newly chosen documents are uploaded. Tags: `busy` locks the
 * buttons, `unsaved` makes leaving ask.
 */
export const profileEditMachine = profileEditParts.createMachine({
  id: 'profileEdit',
  description: 'Edits a profile and its documents, from the first change to the saved confirmation.',
  context: ({ input }) => ({ ...input, unfinished: input.left, failure: null, theirs: null }),
  invoke: { id: 'documents', src: 'profileDocuments', input: ({ context: { left } }) => ({ left }) },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Checks for documents that were not uploaded when the profile was created.',
      always: [{ guard: 'hasUnfinished', target: 'incomplete' }, { target: 'untouched' }],
    },
    untouched: {
      description: 'The form shows the saved values.',
      on: { 'form.change': 'changed', 'profile.save': 'saving', 'profile.load': follow },
    },
    changed: {
      description: 'The form has unsaved changes. If someone else has saved others since, it says so.',
      tags: 'unsaved',
      on: {
        'profile.save': 'saving',
        'profile.check': 'checking',
        'choice.open': { guard: 'hasTheirs', target: 'choosing' },
      },
    },
    checking: {
      description:
        'The form has unsaved changes, and whether someone else has saved others since is being found out.',
      tags: 'unsaved',
      invoke: {
        id: 'newerProfile',
        src: 'currentProfile',
        input: ({ context: { profileId } }) => ({ profileId }),
        onDone: [
          {
            guard: { type: 'isNewer', params: ({ event }) => ({ theirs: event.output }) },
            target: 'changed',
            actions: { type: 'rememberTheirs', params: ({ event }) => ({ theirs: event.output }) },
          },
          { target: 'changed' },
        ],
        // Saving finds it out as well.
        onError: 'changed',
      },
      on: { 'profile.save': 'saving' },
    },
    saving: {
      description: 'The changes are being saved.',
      tags: ['busy', 'unsaved'],
      entry: 'forgetFailure',
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({ context: { profileId, version }, event }) => {
          assertEvent(event, 'profile.save');
          return {
            profileId,
            change: version === null ? event.change : { ...event.change, basedOn: version },
          };
        },
        onDone: {
          target: 'uploading',
          actions: { type: 'rememberVersion', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isChangedMeanwhile', params: ({ event }) => event },
            target: 'comparing',
          },
          { target: 'failed', actions: rememberFailure },
        ],
      },
    },
    comparing: {
      description:
        'Someone else saved the profile first. Nothing was saved, and their version is being loaded.',
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'currentProfile',
        src: 'currentProfile',
        input: ({ context: { profileId } }) => ({ profileId }),
        onDone: {
          target: 'choosing',
          actions: { type: 'rememberTheirs', params: ({ event }) => ({ theirs: event.output }) },
        },
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    choosing: {
      description: 'Each entry that differs from theirs is shown with both values, and the person chooses.',
      tags: 'unsaved',
      on: {
        'profile.save': { target: 'saving', actions: 'acceptTheirs' },
        'choice.dismiss': 'changed',
      },
    },
    failed: {
      description: 'Nothing was saved. The reason is shown, and all entries are kept.',
      tags: 'unsaved',
      on: { 'form.change': 'changed', 'profile.save': 'saving' },
    },
    uploading: {
      description: 'The changes are saved, and the chosen documents are uploading.',
      tags: ['busy', 'unsaved'],
      entry: 'uploadDocuments',
      on: {
        'documents.settled': [
          {
            guard: { type: 'leavesUnfinished', params: ({ event }) => event },
            target: 'incomplete',
            actions: [{ type: 'rememberUnfinished', params: ({ event }) => event }, 'refresh'],
          },
          {
            target: 'saved',
            actions: [{ type: 'rememberUnfinished', params: ({ event }) => event }, 'refresh'],
          },
        ],
      },
    },
    saved: {
      description: 'Everything is saved, and the page says so.',
      on: { 'form.change': 'changed', 'profile.save': 'saving', 'profile.load': follow },
    },
    incomplete: {
      description:
        'The profile is saved, but some documents were not uploaded. The message names them, and their slots show why.',
      tags: 'unsaved',
      on: { 'form.change': 'changed', 'profile.save': 'saving' },
    },
  },
});
