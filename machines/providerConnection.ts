import { assertEvent } from 'xstate';
import { rememberFailure } from './failure.ts';
import { refusalOf } from './followedWork.ts';
import { connectionOf, connectionParts, followed, ifUnanswered } from './providerConnectionParts.ts';

/**
 * A profile's connection to one credit-report provider. A second provider replaces the first only after its own
 * sign-in has succeeded. Tags: `busy` while a call runs, `open` while every panel can be used, `unconfirmed` while it is not known
 * whether the last attempt succeeded.
 */
export const providerConnectionMachine = connectionParts.createMachine({
  id: 'providerConnection',
  description: 'Which provider supplies a profile’s credit reports, and how to change it.',
  context: ({ input }) => ({
    ...input,
    attempted: input.work?.provider ?? input.connection?.provider ?? null,
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
          description:
            'Checks whether an import is being done, and whether the profile already has a connection.',
          always: [
            { guard: 'hasWork', target: '#providerConnection.following' },
            { guard: 'hasConnection', target: 'connected' },
            { target: 'disconnected' },
          ],
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
            'provider.refresh': { target: '#providerConnection.refreshing', actions: 'rememberRefresh' },
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
    following: {
      description: 'The server is doing an import that was begun before the page opened.',
      tags: 'busy',
      exit: 'forgetWork',
      invoke: {
        id: 'followedWork',
        src: 'followedWork',
        input: ({ context }) => ({ profileId: context.profileId, work: followed(context) }),
        onDone: [
          {
            guard: { type: 'isConnected', params: ({ event }) => event.output },
            target: 'announced',
            actions: { type: 'rememberConnection', params: ({ event }) => connectionOf(event.output) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'rememberFailure', params: ({ event }) => ({ error: refusalOf(event.output) }) },
          },
          { target: 'resting' },
        ],
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
        onError: [ifUnanswered, { target: 'failed', actions: rememberFailure }],
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
        onError: [ifUnanswered, { target: 'failed', actions: rememberFailure }],
      },
    },
    checking: {
      description:
        'The request got no response. The server is asked whether it imported a report or is about to. Nothing is requested again.',
      tags: ['busy', 'unconfirmed'],
      invoke: {
        id: 'findConnection',
        src: 'findConnection',
        input: ({ context: { profileId } }) => ({ profileId }),
        onDone: [
          {
            guard: { type: 'isWorkKnown', params: ({ event }) => event.output },
            target: 'following',
            actions: { type: 'rememberWork', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNewConnection', params: ({ event }) => event.output },
            target: 'announced',
            actions: { type: 'rememberStanding', params: ({ event }) => event.output },
          },
          { target: 'failed' },
        ],
        onError: 'unknown',
      },
    },
    unknown: {
      description:
        'The server could not be asked either. The page says that it doesn’t know, and nothing else can be done until it does.',
      tags: 'unconfirmed',
      on: { 'check.retry': 'checking' },
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
