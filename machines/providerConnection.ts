import { assertEvent, assign, setup } from 'xstate';
import type { ConnectedAccount, Provider } from '#contract/profiles.ts';
import type { Connection, Credentials } from '#contract/providers.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { letterCheckMachine } from './letterCheck.ts';
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
  /** The provider of the last attempt: its panel shows the progress, and the failure dialog names it. */
  readonly attempted: Provider | null;
  readonly failure: Failure | null;
  /** The report that was imported last during this visit. */
  readonly reportId: string | null;
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
 * A profile's connection to one credit-report provider. A second provider replaces the first only after its own
 * sign-in has succeeded. Tags: `busy` while a call runs, `open` while every panel can be used.
 */
export const providerConnectionMachine = setup({
  types: typed<{
    input: Input;
    context: Context;
    events: ProviderConnectionEvent;
    children: { letterCheck: 'letterCheck' };
    tags: 'busy' | 'open';
  }>(),
  actors: {
    letterCheck: letterCheckMachine,
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
      reportId: (_, { reportId }: Connection) => reportId,
    }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
    forgetConnection: assign({ connection: null, attempted: null }),
  },
}).createMachine({
  id: 'providerConnection',
  description: 'Which provider supplies a profile’s credit reports, and how to change it.',
  context: ({ input }) => ({
    ...input,
    attempted: input.connection?.provider ?? null,
    failure: null,
    reportId: null,
  }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Idle. The panels show what is connected.',
      initial: 'opening',
      states: {
        opening: {
          description: 'Checks whether the profile already has a connection.',
          always: [{ guard: 'hasConnection', target: 'connected' }, { target: 'disconnected' }],
        },
        disconnected: {
          description: 'No provider is connected. Every panel shows its sign-in form.',
          tags: 'open',
          on: {
            'provider.connect': {
              target: '#providerConnection.connecting',
              actions: { type: 'rememberAttempt', params: ({ event }) => event },
            },
          },
        },
        connected: {
          description: 'One provider is connected. The other panels are blurred and disabled.',
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
            'The provider switch is on. Every panel is enabled, and the current connection stays active.',
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
          description: 'Returns to the state before the failed attempt.',
        },
      },
    },
    connecting: {
      description: 'The provider verifies the sign-in and returns its report.',
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
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    refreshing: {
      description: 'A current report is being requested from the connected provider with the saved sign-in.',
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
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    signingOut: {
      description: 'The provider is being disconnected. Reports are kept.',
      tags: 'busy',
      invoke: {
        id: 'logout',
        src: 'logout',
        input: ({ context: { profileId, connection } }) => ({ profileId, connection }),
        onDone: { target: 'resting.disconnected', actions: ['forgetConnection', 'refresh'] },
        onError: {
          target: 'signOutFailed',
          actions: rememberFailure,
        },
      },
    },
    announced: {
      description:
        'The success dialog is open and links to the Repair Center. It warns if the report is another person’s.',
      entry: ['forgetFailure', 'refresh'],
      invoke: {
        id: 'letterCheck',
        src: 'letterCheck',
        input: ({ context: { profileId, reportId } }) => ({ profileId, reportId: reportId ?? '' }),
      },
      on: { 'notice.dismiss': 'resting.connected' },
    },
    failed: {
      description: 'The error dialog shows the reason. The form keeps its entries, and the old report stays.',
      on: { 'notice.dismiss': 'resting.before' },
    },
    signOutFailed: {
      description: 'The provider is still connected; the dialog says so.',
      on: { 'notice.dismiss': 'resting.before' },
    },
  },
});
