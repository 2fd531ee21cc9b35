import { assertEvent, assign, setup } from 'xstate';
import type { ConnectedAccount, Provider } from '#contract/profiles.ts';
import type { Connection, Credentials } from '#contract/providers.ts';
import { type Failure, failureOf } from './failure.ts';
import { effect, port, typed } from './port.ts';

export interface Connected {
  readonly provider: Provider;
  readonly account: ConnectedAccount;
}

interface Input {
  readonly profileId: string;
  readonly connection: Connected | null;
}

interface Context extends Input {
  /** The provider the last attempt went to: its panel shows the work, the failure dialog names it. */
  readonly attempted: Provider | null;
  readonly failure: Failure | null;
}

type Connect = { type: 'provider.connect'; provider: Provider; credentials: Credentials };
type Refresh = { type: 'provider.refresh'; sqa?: string };

export type ProviderConnectionEvent =
  | Connect
  | Refresh
  | { type: 'provider.signOut' }
  | { type: 'provider.change' }
  | { type: 'provider.keep' }
  | { type: 'notice.dismiss' };

/**
 * A profile's tie to one credit-report provider. A second provider replaces the first only when its own sign-in has
 * succeeded; until then the first stays. Tags: `busy` while a call runs, `open` while every panel can be used.
 */
export const providerConnectionMachine = setup({
  types: typed<{
    input: Input;
    context: Context;
    events: ProviderConnectionEvent;
    tags: 'busy' | 'open';
  }>(),
  actors: {
    connectProvider: port<Connection, Omit<Connect, 'type'> & { profileId: string }>('connectProvider'),
    refreshReport: port<Connection, Omit<Refresh, 'type'> & { profileId: string }>('refreshReport'),
    logout: port<void, { profileId: string; connection: Connected | null }>('logout'),
  },
  guards: {
    hasConnection: ({ context }) => context.connection !== null,
    isConnectedProvider: ({ context }, { provider }: Connect) => provider === context.connection?.provider,
  },
  actions: {
    refresh: effect('refresh'),
    rememberAttempt: assign({ attempted: (_, { provider }: Connect) => provider, failure: null }),
    rememberConnection: assign({
      connection: (_, { provider, mail, signedInOn }: Connection) => ({
        provider,
        account: { mail, signedInOn },
      }),
      attempted: (_, { provider }: Connection) => provider,
    }),
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    forgetFailure: assign({ failure: null }),
    forgetConnection: assign({ connection: null, attempted: null }),
  },
}).createMachine({
  id: 'providerConnection',
  description: 'Which provider a profile gets its credit reports from, and how that changes.',
  context: ({ input }) => ({ ...input, attempted: input.connection?.provider ?? null, failure: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing runs; the panels show what is connected.',
      initial: 'opening',
      states: {
        opening: {
          description: 'Decides by what the profile came with.',
          always: [{ guard: 'hasConnection', target: 'connected' }, { target: 'disconnected' }],
        },
        disconnected: {
          description: 'No provider is connected: every panel offers its sign-in.',
          tags: 'open',
          on: {
            'provider.connect': {
              target: '#providerConnection.connecting',
              actions: { type: 'rememberAttempt', params: ({ event }) => event },
            },
          },
        },
        connected: {
          description: 'One provider is connected; the other panels are blurred and inert.',
          on: {
            'provider.connect': {
              guard: { type: 'isConnectedProvider', params: ({ event }) => event },
              target: '#providerConnection.connecting',
              actions: { type: 'rememberAttempt', params: ({ event }) => event },
            },
            'provider.refresh': '#providerConnection.refreshing',
            'provider.signOut': '#providerConnection.signingOut',
            'provider.change': 'choosing',
          },
        },
        choosing: {
          description:
            'The provider switch is on: every panel can be used, the current connection still holds.',
          tags: 'open',
          on: {
            'provider.connect': {
              target: '#providerConnection.connecting',
              actions: { type: 'rememberAttempt', params: ({ event }) => event },
            },
            'provider.signOut': '#providerConnection.signingOut',
            'provider.keep': 'connected',
          },
        },
        before: {
          type: 'history',
          description: 'Where the person was before the attempt that failed.',
        },
      },
    },
    connecting: {
      description: 'The provider checks the sign-in and hands out its report.',
      tags: 'busy',
      invoke: {
        id: 'connectProvider',
        src: 'connectProvider',
        input: ({ context, event }) => {
          assertEvent(event, 'provider.connect');
          const { provider, credentials } = event;
          return { profileId: context.profileId, provider, credentials };
        },
        onDone: {
          target: 'announced',
          actions: { type: 'rememberConnection', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    refreshing: {
      description: 'The connected provider is asked for its current report with the kept sign-in.',
      tags: 'busy',
      invoke: {
        id: 'refreshReport',
        src: 'refreshReport',
        input: ({ context, event }) => {
          assertEvent(event, 'provider.refresh');
          const { sqa } = event;
          return { profileId: context.profileId, ...(sqa === undefined ? {} : { sqa }) };
        },
        onDone: {
          target: 'announced',
          actions: { type: 'rememberConnection', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    signingOut: {
      description: 'The connection is being dissolved; the reports stay.',
      tags: 'busy',
      invoke: {
        id: 'logout',
        src: 'logout',
        input: ({ context: { profileId, connection } }) => ({ profileId, connection }),
        onDone: { target: 'resting.disconnected', actions: ['forgetConnection', 'refresh'] },
        onError: {
          target: 'signOutFailed',
          actions: { type: 'rememberFailure', params: ({ event }) => event },
        },
      },
    },
    announced: {
      description: 'The success dialog is up; it leads to the Repair Center.',
      entry: ['forgetFailure', 'refresh'],
      on: { 'notice.dismiss': 'resting.connected' },
    },
    failed: {
      description:
        'The error dialog is up with the reason; the form keeps what was typed, the old report stays.',
      on: { 'notice.dismiss': 'resting.before' },
    },
    signOutFailed: {
      description: 'The provider is still connected; the dialog says so.',
      on: { 'notice.dismiss': 'resting.before' },
    },
  },
});
