import { assign, setup } from 'xstate';
import { effect, port, typed } from './port.ts';

interface Input {
  /** Until when support may download the account's letters; null if it may not. */
  readonly until: string | null;
}

export type SupportConsentEvent = { type: 'consent.give' } | { type: 'consent.withdraw' };

/** Whether support may download the account's letters for a day. */
export const supportConsentMachine = setup({
  types: typed<{ input: Input; context: Input; events: SupportConsentEvent; tags: 'busy' }>(),
  actors: { allowSupport: port<Input, { allowed: boolean }>('allowSupport') },
  guards: { isGiven: ({ context }) => context.until !== null },
  actions: {
    rememberUntil: assign({ until: (_, { until }: Input) => until }),
    refresh: effect('refresh'),
    showError: effect<{ error: unknown }>('showError'),
  },
}).createMachine({
  id: 'supportConsent',
  description: 'Lets support download the account’s letters for a day.',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: {
      description: 'Checks whether support may download the letters.',
      always: [{ guard: 'isGiven', target: 'given' }, { target: 'withheld' }],
    },
    withheld: {
      description: 'Support can’t download the letters.',
      on: { 'consent.give': 'giving' },
    },
    giving: {
      description: 'The consent is being saved.',
      tags: 'busy',
      invoke: {
        id: 'giveConsent',
        src: 'allowSupport',
        input: { allowed: true },
        onDone: {
          target: 'opening',
          actions: [{ type: 'rememberUntil', params: ({ event }) => event.output }, 'refresh'],
        },
        onError: { target: 'opening', actions: { type: 'showError', params: ({ event }) => event } },
      },
    },
    given: {
      description: 'Support can download the letters. The page shows until when.',
      on: { 'consent.withdraw': 'withdrawing' },
    },
    withdrawing: {
      description: 'The consent is being withdrawn.',
      tags: 'busy',
      invoke: {
        id: 'withdrawConsent',
        src: 'allowSupport',
        input: { allowed: false },
        onDone: {
          target: 'opening',
          actions: [{ type: 'rememberUntil', params: ({ event }) => event.output }, 'refresh'],
        },
        onError: { target: 'opening', actions: { type: 'showError', params: ({ event }) => event } },
      },
    },
  },
});
