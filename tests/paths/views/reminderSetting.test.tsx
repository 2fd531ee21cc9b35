import { RemindersSwitch } from '#src/screens/settings/RemindersCard.tsx';
import { reminderSetting } from '../cases/reminderSetting.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const control = (screen: Screen) => screen.getByRole('switch', { name: 'Also email me, once a day at most' });
const isBusy = async (screen: Screen) => {
  await expect.element(control(screen)).toBeDisabled();
};

walkViews({
  cases: reminderSetting,
  show: (setting) => <RemindersSwitch setting={setting} />,
  does: {
    'Ana turns them on': ({ screen }) => control(screen).click(),
    'Ana turns them off': ({ screen }) => control(screen).click(),
  },
  sees: {
    off: async (screen) => {
      await expect.element(control(screen)).toBeEnabled();
      await expect.element(control(screen)).not.toBeChecked();
    },
    turningOn: isBusy,
    on: async (screen) => {
      await expect.element(control(screen)).toBeEnabled();
      await expect.element(control(screen)).toBeChecked();
    },
    turningOff: isBusy,
  },
});
