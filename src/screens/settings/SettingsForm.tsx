import { chakra, Grid } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { UserInfo } from '#contract/account.ts';
import { isUnsaved } from '#machines/accountSettings.ts';
import { UnsavedChangesDialog } from '#src/ui/UnsavedChangesDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useShownProblem } from '#src/ui/useShownProblem.ts';
import { LogoField } from './LogoField.tsx';
import { type AccountSettings, useAccountSettings } from './useAccountSettings.ts';
import { withScheme } from './withScheme.ts';

/** Starts the workflow for the account's own information and shows it. */
export function SettingsForm({ information }: { readonly information: UserInfo }) {
  const settings = useAccountSettings(information);
  return (
    <>
      <SettingsFields settings={settings} isCompany={information.variant === 'b2b'} />
      <UnsavedChangesDialog isUnsaved={() => isUnsaved(settings.getSnapshot().context)} />
    </>
  );
}

interface SettingsFieldsProps {
  readonly settings: AccountSettings;
  readonly isCompany: boolean;
}

/** The five values that are saved together: the person's own, and the company's. */
export function SettingsFields({ settings, isCompany }: SettingsFieldsProps) {
  const { t } = useLingui();
  const state = useSelector(settings, (snapshot) => snapshot);
  const { values, failure } = state.context;
  const form = useShownProblem(state.matches('saving'));
  const texts = {
    fullName: t`Enter a name of 120 characters or fewer`,
    mail: values.mail.trim() === '' ? t`Email is required` : t`Email is not valid`,
    companyName: t`Enter a name of 120 characters or fewer`,
    companyUrl: t`Enter a web address that starts with https://`,
  };
  const wrong = failure?.fields.map(({ field }) => field) ?? [];
  const errorOf = (field: keyof typeof texts) => (wrong.includes(field) ? texts[field] : undefined);
  const bind = (field: keyof typeof texts) => ({
    value: values[field],
    onChange: (event: { target: { value: string } }) =>
      settings.send({ type: 'value.change', field, value: event.target.value }),
  });
  /** People type their website as they say it. */
  const completeUrl = () => {
    const value = withScheme(values.companyUrl);
    if (value !== values.companyUrl) settings.send({ type: 'value.change', field: 'companyUrl', value });
  };

  return (
    <chakra.form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        completeUrl();
        settings.send({ type: 'settings.save' });
      }}
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        <Field label={t`Full name`} error={errorOf('fullName')}>
          <TextInput autoComplete="name" {...bind('fullName')} />
        </Field>
        <Field label={t`Email`} error={errorOf('mail')}>
          <TextInput type="email" autoComplete="email" {...bind('mail')} />
        </Field>
        {isCompany ? (
          <>
            <Field label={t`Company name`} error={errorOf('companyName')}>
              <TextInput autoComplete="organization" {...bind('companyName')} />
            </Field>
            <Field label={t`Company website`} error={errorOf('companyUrl')}>
              <TextInput type="url" placeholder="https://" {...bind('companyUrl')} onBlur={completeUrl} />
            </Field>
            <LogoField settings={settings} />
          </>
        ) : null}
        <Field
          label={t`Referral link`}
          help={isCompany ? t`Same as the company website` : t`Starts with https://`}
          error={isCompany ? undefined : errorOf('companyUrl')}
        >
          <TextInput type="url" {...bind('companyUrl')} onBlur={completeUrl} />
        </Field>
      </Grid>
      <Button
        type="submit"
        busy={state.matches('saving')}
        disabled={!state.can({ type: 'settings.save' })}
        mt="5"
        width={{ base: 'full', sm: 'auto' }}
      >
        <Trans>Save</Trans>
      </Button>
    </chakra.form>
  );
}
