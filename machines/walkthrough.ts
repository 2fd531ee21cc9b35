import { setup } from 'xstate';
import { effect, typed } from './port.ts';

interface Input {
  /** True if it has not been shown for this account in this browser since the last sign-out, and is still needed. */
  readonly firstTime: boolean;
}

export type WalkthroughEvent =
  | { type: 'walkthrough.open' }
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'walkthrough.close' }
  | { type: 'video.open' }
  | { type: 'video.close' };

/** The guide card: Get Started leads through three steps, Watch Tutorial shows the video. */
export const walkthroughMachine = setup({
  types: typed<{ input: Input; context: Input; events: WalkthroughEvent; tags: 'dialog' | 'last' }>(),
  actions: { rememberSeen: effect('rememberSeen') },
  guards: { isFirstTime: ({ context }) => context.firstTime },
}).createMachine({
  id: 'walkthrough',
  description: 'Shows a new user around.',
  context: ({ input }) => input,
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Checks whether the walkthrough should open automatically.',
      always: [{ guard: 'isFirstTime', target: 'walking' }, { target: 'closed' }],
    },
    closed: {
      description: 'The guide card offers the walkthrough and the video.',
      on: { 'walkthrough.open': 'walking', 'video.open': 'watching' },
    },
    walking: {
      description: 'The walkthrough dialog is open and is now marked as seen.',
      tags: 'dialog',
      entry: 'rememberSeen',
      initial: 'clients',
      on: { 'walkthrough.close': 'closed' },
      states: {
        clients: {
          description: 'First step: profiles, with their information and documents.',
          on: { 'step.next': 'reports' },
        },
        reports: {
          description: 'Second step: connecting a credit report.',
          on: { 'step.next': 'letters', 'step.back': 'clients' },
        },
        letters: {
          description: 'Third step: generating letters, mailing them, and coming back after 30 days.',
          tags: 'last',
          on: { 'step.back': 'reports' },
        },
      },
    },
    watching: {
      description: 'The video dialog is open.',
      tags: 'dialog',
      on: { 'video.close': 'closed' },
    },
  },
});
