import { Box, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { type ReminderSetting, useReminderSetting } from './useReminderSetting.ts';

/** Starts the workflow for the person's reminders and shows it. */
export function RemindersCard({ isOn }: { readonly isOn: boolean }) {
  return (
    <Card>
      <CardTitle>
        <Trans>Reminders</Trans>
      </CardTitle>
      <RemindersSwitch setting={useReminderSetting(isOn)} />
    </Card>
  );
}

/** Turns the email on and off, and says what it contains. */
export function RemindersSwitch({ setting }: { readonly setting: ReminderSetting }) {
  const state = useSelector(setting, (snapshot) => snapshot);
  return (
    <Stack gap="3">
      <Box color="quiet">
        <Trans>
          You’re notified here when results are due or questions are open. The email goes to the address that
          you sign in with, once it’s confirmed. It says only that something is waiting.
        </Trans>
      </Box>
      <Switch
        checked={state.matches('on') || state.matches('turningOn')}
        disabled={state.hasTag('busy')}
        onChange={(checked) => setting.send({ type: checked ? 'reminders.turnOn' : 'reminders.turnOff' })}
      >
        <Trans>Also email me, once a day at most</Trans>
      </Switch>
    </Stack>
  );
}
