import { setup } from 'xstate';
import type { ProfileStatus } from '#contract/shapes.ts';
import { typed } from './port.ts';

type DisputesStand = { type: 'disputesStand'; status: ProfileStatus };
type SetByHand = { type: 'statusSetByHand'; status: ProfileStatus };

export type ClientStatusEvent =
  | { type: 'profileCompleted' }
  | { type: 'reportImported' }
  | DisputesStand
  | SetByHand;

/**
 * Where a client is in the process. The server runs it over the recorded events of one profile, oldest first. What
 * follows from the client's disputes is calculated from them (disputes/clientStatus.ts) and recorded when it changes. The
 * four top-level states are the four statuses people see (decision D16 of the acceptance list).
 */
export const clientStatusMachine = setup({
  types: typed<{ events: ClientStatusEvent; tags: ProfileStatus }>(),
  guards: {
    isOnboarding: (_, { status }: DisputesStand | SetByHand) => status === 'Onboarding',
    isWaiting: (_, { status }: DisputesStand | SetByHand) => status === 'Waiting',
    isNeedsReview: (_, { status }: DisputesStand | SetByHand) => status === 'Needs Review',
  },
}).createMachine({
  id: 'clientStatus',
  description: 'A client’s path from onboarding to a report with no negative items left.',
  initial: 'onboarding',
  on: {
    disputesStand: [
      { guard: { type: 'isOnboarding', params: ({ event }) => event }, target: '.onboarding' },
      { guard: { type: 'isWaiting', params: ({ event }) => event }, target: '.waiting' },
      { guard: { type: 'isNeedsReview', params: ({ event }) => event }, target: '.needsReview' },
      { target: '.finished' },
    ],
    statusSetByHand: [
      { guard: { type: 'isOnboarding', params: ({ event }) => event }, target: '.onboarding' },
      { guard: { type: 'isWaiting', params: ({ event }) => event }, target: '.waiting' },
      { guard: { type: 'isNeedsReview', params: ({ event }) => event }, target: '.needsReview' },
      { target: '.finished' },
    ],
  },
  states: {
    onboarding: {
      description: 'No letter has been mailed yet.',
      tags: 'Onboarding',
      initial: 'gathering',
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
      description: 'Letters were mailed, and nothing waits for a person.',
      tags: 'Waiting',
    },
    needsReview: {
      description: 'Something waits for a person: an answer to decide about, a question, or a set to mail.',
      tags: 'Needs Review',
    },
    finished: {
      description: 'Everything is decided, and the newest complete report has no negative items left.',
      tags: 'Finished',
    },
  },
});
