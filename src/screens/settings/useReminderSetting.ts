import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { saveSettings } from '#contract/account.ts';
import { reminderSettingMachine } from '#machines/reminderSetting.ts';
import { perform } from '#src/api/perform.ts';
import { sentenceOf } from '#src/failures/errorMessages.ts';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type ReminderSetting = ActorRefFrom<typeof reminderSettingMachine>;

const wired = wire(reminderSettingMachine, {
  saveSettings: (body, signal) => perform(saveSettings, { body, signal }),
});

/** The person's reminders by email. The page is reloaded when they change. */
export function useReminderSetting(isOn: boolean): ReminderSetting {
  const { i18n } = useLingui();
  const router = useRouter();
  const { showError } = useSnackbars();
  return useWorkflow(
    wired.provide({
      actions: {
        refresh: () => void router.invalidate(),
        showError: (_, { error }) => showError(i18n._(sentenceOf(error))),
      },
    }),
    { input: { isOn } },
  );
}
