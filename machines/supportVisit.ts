import { assertEvent, assign, setup } from 'xstate';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { effect, port, typed } from './port.ts';

type Submit = { type: 'visit.submit'; reason: string };

interface Context {
  /** Until when support may do more than read lists; null before a reason is given. */
  readonly until: string | null;
  readonly failure: Failure | null;
}

export type SupportVisitEvent = { type: 'visit.ask' } | Submit | { type: 'visit.cancel' };

/** The reason with which support may do more than read lists for half an hour, while acting for a user. */
export const supportVisitMachine = setup({
  types: typed<{ context: Context; events: SupportVisitEvent; tags: 'busy' | 'dialog' }>(),
  actors: { startVisit: port<{ until: string }, { reason: string }>('startVisit') },
  guards: { hasReason: (_, { reason }: Submit) => reason.trim() !== '' },
  actions: {
    rememberUntil: assign({ until: (_, { until }: { until: string }) => until }),
    /** Loads the page again: what was refused can now be shown. */
    refresh: effect('refresh'),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'supportVisit',
  description: 'Support gives the reason for a visit.',
  context: { until: null, failure: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'The page shows until when support may do more than read lists, if a reason was given.',
      on: { 'visit.ask': 'asking' },
    },
    asking: {
      description: 'The dialog asks for the reason.',
      tags: 'dialog',
      entry: 'forgetFailure',
      on: {
        'visit.submit': { guard: { type: 'hasReason', params: ({ event }) => event }, target: 'starting' },
        'visit.cancel': 'resting',
      },
    },
    starting: {
      description: 'The server records the reason and notifies the account.',
      tags: ['busy', 'dialog'],
      entry: 'forgetFailure',
      invoke: {
        id: 'startVisit',
        src: 'startVisit',
        input: ({ event }) => {
          assertEvent(event, 'visit.submit');
          return { reason: event.reason };
        },
        onDone: {
          target: 'resting',
          actions: [{ type: 'rememberUntil', params: ({ event }) => event.output }, 'refresh'],
        },
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    failed: {
      description: 'The visit has not started. The dialog shows why and keeps the reason.',
      tags: 'dialog',
      on: {
        'visit.submit': { guard: { type: 'hasReason', params: ({ event }) => event }, target: 'starting' },
        'visit.cancel': 'resting',
      },
    },
  },
});
