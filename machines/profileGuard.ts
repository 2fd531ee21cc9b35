import { assign, setup } from 'xstate';
import type { Variant } from '#contract/shapes.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

interface Input {
  readonly variant: Variant;
  /** True on the page of the existing profile, if the create page sent the person there. */
  readonly wasSentHere: boolean;
}

interface Context extends Input {
  readonly existing: string;
  readonly failure: Failure | null;
}

export type ProfileGuardEvent = { type: 'check.retry' } | { type: 'dashboard.open' };

/**
 * A consumer has one profile. A consumer who already has one and opens the create page is sent to that profile's
 * page, where the same workflow continues and explains why.
 */
export const profileGuardMachine = setup({
  types: typed<{ input: Input; context: Context; events: ProfileGuardEvent; tags: 'busy' }>(),
  actors: {
    /** The id of the account's profile, or null. */
    findProfile: port<string | null>('findProfile'),
    openExisting: port<void, { profileId: string }>('openExisting'),
    openDashboard: port<void>('openDashboard'),
  },
  guards: {
    wasSentHere: ({ context }) => context.wasSentHere,
    isBusiness: ({ context }) => context.variant === 'b2b',
    exists: (_, { existing }: { existing: string | null }) => existing !== null,
  },
  actions: {
    rememberExisting: assign({ existing: (_, { existing }: { existing: string | null }) => existing ?? '' }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'profileGuard',
  description: 'Checks whether this user may create a profile.',
  context: ({ input }) => ({ ...input, existing: '', failure: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Decides based on the account type and how the user got here.',
      always: [
        { guard: 'wasSentHere', target: 'explaining' },
        { guard: 'isBusiness', target: 'allowed' },
        { target: 'checking' },
      ],
    },
    checking: {
      description: 'Checks whether the consumer already has a profile.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'findProfile',
        src: 'findProfile',
        onDone: [
          {
            guard: { type: 'exists', params: ({ event }) => ({ existing: event.output }) },
            target: 'redirecting',
            actions: { type: 'rememberExisting', params: ({ event }) => ({ existing: event.output }) },
          },
          { target: 'allowed' },
        ],
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    failed: {
      description: 'The check failed. Only a retry is offered.',
      on: { 'check.retry': 'checking' },
    },
    allowed: { type: 'final', description: 'The form for a new profile may be used.' },
    redirecting: {
      description: "The existing profile's page is being opened.",
      tags: 'busy',
      invoke: {
        id: 'openExisting',
        src: 'openExisting',
        input: ({ context: { existing } }) => ({ profileId: existing }),
        onDone: 'explaining',
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    explaining: {
      description: 'A dialog over the existing profile says that a consumer can have only one.',
      on: { 'dashboard.open': 'leaving' },
    },
    leaving: {
      description: "The consumer's home is being opened.",
      tags: 'busy',
      invoke: { id: 'openDashboard', src: 'openDashboard', onDone: 'left', onError: 'explaining' },
    },
    left: { type: 'final', description: 'The home page is open.' },
  },
});
