import { setup } from 'xstate';
import type { ProfileStatus } from '#contract/shapes.ts';
import { typed } from './port.ts';

type SetByHand = { type: 'statusSetByHand'; status: ProfileStatus };

export type ClientStatusEvent =
  | { type: 'profileCompleted' }
  | { type: 'reportImported' }
  | { type: 'lettersGenerated' }
  | { type: 'lettersMailed' }
  | { type: 'monthPassed' }
  | { type: 'reportCompared' }
  | { type: 'nothingNegativeLeft' }
  | SetByHand;

/**
 * Where a client is in the process. The server runs it over the recorded events of one profile, oldest first. It
 * waits for nothing itself: "30 days have passed" is an event like any other. The four top-level states are the four
 * statuses people see (decision D16 of the acceptance list).
 */
export const clientStatusMachine = setup({
  types: typed<{ events: ClientStatusEvent; tags: ProfileStatus }>(),
  guards: {
    isOnboarding: (_, { status }: SetByHand) => status === 'Onboarding',
    isWaiting: (_, { status }: SetByHand) => status === 'Waiting',
    isNeedsReview: (_, { status }: SetByHand) => status === 'Needs Review',
  },
}).createMachine({
  id: 'clientStatus',
  description: 'A client’s path from onboarding to a report with no negative items left.',
  initial: 'onboarding',
  on: {
    nothingNegativeLeft: '.finished',
    statusSetByHand: [
      { guard: { type: 'isOnboarding', params: ({ event }) => event }, target: '.onboarding' },
      { guard: { type: 'isWaiting', params: ({ event }) => event }, target: '.waiting' },
      { guard: { type: 'isNeedsReview', params: ({ event }) => event }, target: '.needsReview' },
      { target: '.finished' },
    ],
  },
  states: {
    onboarding: {
      description: 'The information needed for the first letters is being collected.',
      tags: 'Onboarding',
      initial: 'gathering',
      on: { lettersGenerated: 'waiting', lettersMailed: 'waiting' },
      states: {
        gathering: {
          description: 'Personal information and a credit report are still needed.',
          on: { profileCompleted: 'profiled', reportImported: 'reported' },
        },
        profiled: {
          description: 'Personal information and documents are complete. The credit report is still needed.',
          on: { reportImported: 'ready' },
        },
        reported: {
          description: 'The credit report is in. Personal information or documents are still needed.',
          on: { profileCompleted: 'ready' },
        },
        ready: { description: 'Everything needed for the first letters is in place.' },
      },
    },
    waiting: {
      description: 'Letters are out. The bureaus and furnishers have 30 days to respond.',
      tags: 'Waiting',
      on: {
        lettersGenerated: { target: 'waiting', reenter: true },
        lettersMailed: { target: 'waiting', reenter: true },
        monthPassed: 'needsReview',
        reportCompared: 'needsReview',
      },
    },
    needsReview: {
      description:
        'A newer report has arrived, or 30 days have passed without one. It is time to review what is left to dispute.',
      tags: 'Needs Review',
      on: { lettersGenerated: 'waiting', lettersMailed: 'waiting' },
    },
    finished: {
      description: 'The latest report has no negative items left.',
      tags: 'Finished',
      on: { reportCompared: 'needsReview', lettersGenerated: 'waiting', lettersMailed: 'waiting' },
    },
  },
});
