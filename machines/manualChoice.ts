import { rememberFailure } from './failure.ts';
import { manualParts } from './manualChoiceParts.ts';

/** Manual mode: accounts and destinations selected one by one, with details of the account selected last. */
export const manualChoiceMachine = manualParts.createMachine({
  id: 'manualChoice',
  description: 'Manually chooses which accounts the letters cover and where they are sent.',
  context: ({ input }) => ({
    ...input,
    accounts: [],
    destinations: [],
    selectedAccounts: [],
    selectedDestinations: [],
    bureau: null,
    detail: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: "The report's accounts and possible destinations are being fetched.",
      type: 'parallel',
      tags: 'busy',
      entry: 'forgetFailure',
      states: {
        accounts: {
          description: 'The account list.',
          initial: 'fetching',
          states: {
            fetching: {
              description: 'The accounts are loading.',
              invoke: {
                id: 'manualAccounts',
                src: 'manualAccounts',
                input: ({ context: { profileId, reportId } }) => ({ profileId, reportId }),
                onDone: {
                  target: 'here',
                  actions: { type: 'rememberAccounts', params: ({ event }) => event.output },
                },
                onError: {
                  target: '#manualChoice.failed',
                  actions: rememberFailure,
                },
              },
            },
            here: { type: 'final', description: 'The accounts are loaded.' },
          },
        },
        destinations: {
          description: 'The destination list.',
          initial: 'fetching',
          states: {
            fetching: {
              description: 'The destinations are loading.',
              invoke: {
                id: 'destinations',
                src: 'destinations',
                input: ({ context: { profileId, reportId } }) => ({ profileId, reportId }),
                onDone: {
                  target: 'here',
                  actions: { type: 'rememberDestinations', params: ({ event }) => event.output },
                },
                onError: {
                  target: '#manualChoice.failed',
                  actions: rememberFailure,
                },
              },
            },
            here: { type: 'final', description: 'The destinations are loaded.' },
          },
        },
      },
      onDone: { target: 'choosing', actions: 'restoreTicks' },
    },
    failed: {
      description: 'The lists could not be loaded. A retry is offered.',
      on: { 'lists.retry': 'loading' },
    },
    choosing: {
      description:
        'Accounts, a bureau, and destinations can be chosen. Generate requires at least one account and one destination.',
      type: 'parallel',
      on: {
        'destination.toggle': { actions: { type: 'toggleDestination', params: ({ event }) => event } },
        'bureau.choose': {
          guard: { type: 'doesReport', params: ({ event }) => event },
          actions: { type: 'chooseBureau', params: ({ event }) => event },
        },
        'letters.generate': {
          guard: 'canGenerate',
          actions: { type: 'tellChoice', params: ({ event }) => event },
        },
        'letters.preview': { guard: 'canGenerate', actions: 'tellPreview' },
      },
      states: {
        list: {
          description: 'How much of the account list is shown.',
          initial: 'whole',
          states: {
            whole: { description: 'Every account is listed.', on: { 'list.narrow': 'negative' } },
            negative: {
              description: 'Show Only Negative is on.',
              on: { 'list.widen': 'whole' },
            },
          },
        },
        detail: {
          description: 'The detail panel for the last-selected account.',
          initial: 'none',
          on: {
            'accounts.choose': [
              {
                guard: { type: 'isNone', params: ({ event }) => event },
                target: '.none',
                actions: { type: 'chooseAccounts', params: ({ event }) => event },
              },
              {
                guard: { type: 'keepsShownAmong', params: ({ event }) => event },
                actions: { type: 'chooseAccounts', params: ({ event }) => event },
              },
              { target: '.fetching', actions: { type: 'chooseAccounts', params: ({ event }) => event } },
            ],
            'account.toggle': [
              {
                guard: { type: 'emptiesSelection', params: ({ event }) => event },
                target: '.none',
                actions: { type: 'toggleAccount', params: ({ event }) => event },
              },
              {
                guard: { type: 'keepsShown', params: ({ event }) => event },
                actions: { type: 'toggleAccount', params: ({ event }) => event },
              },
              {
                target: '.fetching',
                actions: { type: 'toggleAccount', params: ({ event }) => event },
              },
            ],
          },
          states: {
            none: {
              description: 'No account is selected, unless a reload restored a selection.',
              entry: 'forgetDetail',
              always: { guard: 'hasTicked', target: 'fetching' },
            },
            fetching: {
              description: 'The account’s details from each bureau are loading.',
              entry: 'forgetDetail',
              invoke: {
                id: 'accountInformation',
                src: 'accountInformation',
                input: ({ context: { reportId, selectedAccounts } }) => ({
                  reportId,
                  selectedAccounts,
                  accountId: selectedAccounts.at(-1) ?? '',
                }),
                onDone: {
                  target: 'shown',
                  actions: { type: 'rememberDetail', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'failed',
                  actions: rememberFailure,
                },
              },
            },
            shown: { description: 'The account’s details from each bureau are shown.' },
            failed: {
              description: 'The details could not be loaded. A retry is offered.',
              on: { 'detail.retry': 'fetching' },
            },
          },
        },
      },
    },
  },
});
