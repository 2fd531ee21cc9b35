import { setup } from 'xstate';
import { effect, port, typed } from './port.ts';

interface Input {
  /** True for a person who has neither finished the carousel yet nor closed it during this visit. */
  readonly showOnboarding: boolean;
}

export type OnboardingEvent =
  | { type: 'onboarding.open' }
  | { type: 'slide.next' }
  | { type: 'slide.back' }
  | { type: 'onboarding.finish' }
  | { type: 'onboarding.close' };

/**
 * The consumer's carousel. It opens automatically on each visit until it has been finished once. After it was closed, it opens
 * from the floating "?" button.
 */
export const onboardingMachine = setup({
  types: typed<{ input: Input; context: Input; events: OnboardingEvent; tags: 'dialog' | 'last' }>(),
  actors: { finishOnboarding: port<void>('finishOnboarding') },
  actions: { rememberClosed: effect('rememberClosed') },
  guards: { isNew: ({ context }) => context.showOnboarding },
}).createMachine({
  id: 'onboarding',
  description: 'Three slides: what the product is, how to link a credit report, and how to generate letters.',
  context: ({ input }) => input,
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Checks whether the slides should open automatically.',
      always: [{ guard: 'isNew', target: 'showing' }, { target: 'closed' }],
    },
    closed: {
      description: 'The slides are closed. A floating button reopens them.',
      on: { 'onboarding.open': 'showing' },
    },
    showing: {
      description: 'The slide dialog is open.',
      tags: 'dialog',
      initial: 'product',
      on: { 'onboarding.close': { target: 'closed', actions: 'rememberClosed' } },
      states: {
        product: { description: 'First slide: what the product is.', on: { 'slide.next': 'linking' } },
        linking: {
          description: 'Second slide: how to link a credit report.',
          on: { 'slide.next': 'letters', 'slide.back': 'product' },
        },
        letters: {
          description: 'Third slide: how to generate letters.',
          tags: 'last',
          on: { 'slide.back': 'linking', 'onboarding.finish': '#onboarding.finishing' },
        },
      },
    },
    finishing: {
      description: 'The dialog is closed, and the slides are being marked as seen.',
      entry: 'rememberClosed',
      invoke: { id: 'finishOnboarding', src: 'finishOnboarding', onDone: 'closed', onError: 'unkept' },
    },
    unkept: {
      description: 'The slides could not be marked as seen. They will open again on the next visit.',
      on: { 'onboarding.open': 'showing' },
    },
  },
});
