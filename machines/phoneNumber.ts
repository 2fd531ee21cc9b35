import { assertEvent, assign, setup } from 'xstate';
import { phoneDialogLength } from '#contract/limits.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { effect, port, typed } from './port.ts';

type Submit = { type: 'phone.submit'; phone: string };

interface Context {
  readonly failure: Failure | null;
}

export type PhoneNumberEvent = { type: 'phone.open' } | Submit | { type: 'phone.close' };

/** The phone dialog. It opens only when the person asks for it. */
export const phoneNumberMachine = setup({
  types: typed<{ context: Context; events: PhoneNumberEvent; tags: 'busy' | 'dialog' }>(),
  actors: { savePhone: port<void, { phone: string }>('savePhone') },
  actions: {
    refresh: effect('refresh'),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
  guards: { isComplete: (_, { phone }: Submit) => phone.length >= phoneDialogLength },
}).createMachine({
  id: 'phoneNumber',
  description: 'Adds a phone number.',
  context: { failure: null },
  initial: 'closed',
  states: {
    closed: { description: 'The dialog is closed.', on: { 'phone.open': 'typing' } },
    typing: {
      description: 'The dialog is open. The number can be submitted once it is complete.',
      tags: 'dialog',
      entry: 'forgetFailure',
      on: {
        'phone.submit': { guard: { type: 'isComplete', params: ({ event }) => event }, target: 'saving' },
        'phone.close': 'closed',
      },
    },
    saving: {
      description: 'The number is being saved.',
      tags: ['busy', 'dialog'],
      invoke: {
        id: 'savePhone',
        src: 'savePhone',
        input: ({ event }) => {
          assertEvent(event, 'phone.submit');
          return { phone: event.phone };
        },
        onDone: { target: 'closed', actions: 'refresh' },
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    failed: {
      description: 'The number could not be saved. The entry is kept and can be submitted again.',
      tags: 'dialog',
      on: {
        'phone.submit': { guard: { type: 'isComplete', params: ({ event }) => event }, target: 'saving' },
        'phone.close': 'closed',
      },
    },
  },
});
