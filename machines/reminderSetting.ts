import { setup } from 'xstate';
import type { saveSettings } from '#contract/account.ts';
import type { ReplyOf } from '#contract/call.ts';
import { effect, port, typed } from './port.ts';

interface Input {
  readonly isOn: boolean;
}

export type ReminderSettingEvent = { type: 'reminders.turnOn' } | { type: 'reminders.turnOff' };

/** Whether the person is reminded by email that something waits. */
export const reminderSettingMachine = setup({
  types: typed<{ input: Input; context: Input; events: ReminderSettingEvent; tags: 'busy' }>(),
  actors: { saveSettings: port<ReplyOf<typeof saveSettings>, { remindersByMail: boolean }>('saveSettings') },
  guards: { isOn: ({ context }) => context.isOn },
  actions: { refresh: effect('refresh'), showError: effect<{ error: unknown }>('showError') },
}).createMachine({
  id: 'reminderSetting',
  description: 'Turns reminders by email on and off.',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: {
      description: 'Checks whether reminders are on.',
      always: [{ guard: 'isOn', target: 'on' }, { target: 'off' }],
    },
    off: {
      description: 'No reminders are emailed.',
      on: { 'reminders.turnOn': 'turningOn' },
    },
    turningOn: {
      description: 'Reminders are being turned on.',
      tags: 'busy',
      invoke: {
        id: 'turnOn',
        src: 'saveSettings',
        input: { remindersByMail: true },
        onDone: { target: 'on', actions: 'refresh' },
        onError: { target: 'off', actions: { type: 'showError', params: ({ event }) => event } },
      },
    },
    on: {
      description: 'Reminders are emailed.',
      on: { 'reminders.turnOff': 'turningOff' },
    },
    turningOff: {
      description: 'Reminders are being turned off.',
      tags: 'busy',
      invoke: {
        id: 'turnOff',
        src: 'saveSettings',
        input: { remindersByMail: false },
        onDone: { target: 'off', actions: 'refresh' },
        onError: { target: 'on', actions: { type: 'showError', params: ({ event }) => event } },
      },
    },
  },
});
