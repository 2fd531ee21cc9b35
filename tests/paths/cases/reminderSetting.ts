import { reminderSettingMachine } from '#machines/reminderSetting.ts';
import { refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const ok = { ok: true };

export const reminderSetting = defineCases(
  reminderSettingMachine,
  {
    'a person who gets reminders by email': { isOn: true },
    'a person who turned them off': { isOn: false },
  },
  {
    'Ana turns them on': { type: 'reminders.turnOn' },
    'they are on': done('turnOn', ok),
    'they stay off': thrown('turnOn', refusal('unavailable')),
    'Ana turns them off': { type: 'reminders.turnOff' },
    'they are off': done('turnOff', ok),
    'they stay on': thrown('turnOff', refusal('unavailable')),
  },
);
