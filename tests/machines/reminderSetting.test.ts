import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { reminderSettingMachine } from '#machines/reminderSetting.ts';
import { recording, refusal, refuses } from './builders.ts';

it('turns reminders off and on, and says what it saves', async () => {
  const asked: unknown[] = [];
  const machine = reminderSettingMachine.provide({
    actors: { saveSettings: recording(asked, { ok: true } as const) },
    actions: { refresh: () => undefined },
  });
  const actor = createActor(machine, { input: { isOn: true } }).start();
  actor.send({ type: 'reminders.turnOff' });
  await waitFor(actor, (state) => state.matches('off'));
  actor.send({ type: 'reminders.turnOn' });
  await waitFor(actor, (state) => state.matches('on'));
  expect(asked).toEqual([{ remindersByMail: false }, { remindersByMail: true }]);
});

it('stays as it was if it can’t be saved', async () => {
  const shown: unknown[] = [];
  const machine = reminderSettingMachine.provide({
    actors: { saveSettings: refuses(refusal('unavailable')) },
    actions: { showError: (_, { error }) => void shown.push(error) },
  });
  const actor = createActor(machine, { input: { isOn: true } }).start();
  actor.send({ type: 'reminders.turnOff' });
  await waitFor(actor, (state) => state.matches('on') && shown.length === 1);
});
