import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { saveSettings, type UserInfo } from '#contract/account.ts';
import { uploadToCdn } from '#contract/company.ts';
import { accountSettingsMachine } from '#machines/accountSettings.ts';
import { perform } from '#src/api/perform.ts';
import { sentenceOf } from '#src/failures/errorMessages.ts';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type AccountSettings = ActorRefFrom<typeof accountSettingsMachine>;

const wired = wire(accountSettingsMachine, {
  uploadToCdn: ({ file }, signal) => perform(uploadToCdn, { file, signal }),
  saveSettings: (input, signal) => perform(saveSettings, { body: input, signal }),
});

/** The account's information. The page is reloaded when it is saved. */
export function useAccountSettings(information: UserInfo): AccountSettings {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const { showMessage, showError } = useSnackbars();
  const { fullName, mail, companyName, companyUrl, companyLogoUrl } = information;
  const values = { fullName, mail, companyName, companyUrl, companyLogoUrl };
  const settings = useWorkflow(
    wired.provide({
      actions: {
        notifySaved: () => showMessage(t`Settings saved`),
        refresh: () => void router.invalidate(),
        showError: (_, { error }) => showError(i18n._(sentenceOf(error))),
      },
    }),
    { input: { values } },
  );
  const load = useEffectEvent(() => settings.send({ type: 'settings.load', values }));
  useEffect(() => load(), [fullName, mail, companyName, companyUrl, companyLogoUrl]);
  return settings;
}
