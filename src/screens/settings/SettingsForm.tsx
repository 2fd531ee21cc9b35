import { chakra, Grid } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useCatalogue } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { saveSettings, type UserInfo } from '#contract/account.ts';
import { CallFailed } from '#contract/failures.ts';
import { perform } from '#src/api/perform.ts';
import { sentenceOf } from '#src/app/failureSentences.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { LogoField } from './LogoField.tsx';

/** The five values that are saved together: the person's own, and the company's. */
export function SettingsForm({ information }: { readonly information: UserInfo }) {
  const { t } = useLingui();
  const { i18n } = useCatalogue();
  const router = useRouter();
  const { say, complain } = useSnackbars();
  const { fullName, mail, companyName, companyUrl, companyLogoUrl } = information;
  const [values, setValues] = useState({ fullName, mail, companyName, companyUrl, companyLogoUrl });
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const isCompany = information.variant === 'b2b';
  const texts = {
    fullName: t`Please enter a name of at most 120 characters`,
    mail: values.mail.trim() === '' ? t`Email is required` : t`Email is not valid`,
    companyName: t`Please enter a name of at most 120 characters`,
    companyUrl: t`Please enter a web address that begins with https://`,
  };
  const errorOf = (field: keyof typeof texts) => (wrong.includes(field) ? texts[field] : undefined);
  const bind = (field: keyof typeof texts) => ({
    value: values[field],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [field]: event.target.value }),
  });

  async function save(): Promise<void> {
    setBusy(true);
    setWrong([]);
    try {
      await perform(saveSettings, { body: values });
      say(t`Settings saved`);
      await router.invalidate();
    } catch (error) {
      if (error instanceof CallFailed) setWrong(error.fields.map(({ field }) => field));
      complain(i18n._(sentenceOf(error)));
    } finally {
      setBusy(false);
    }
  }

  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
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
              <TextInput type="url" placeholder="https://" {...bind('companyUrl')} />
            </Field>
            <LogoField
              address={values.companyLogoUrl}
              onChange={(address) => setValues((now) => ({ ...now, companyLogoUrl: address }))}
            />
          </>
        ) : null}
        <Field
          label={t`Referral link`}
          help={isCompany ? t`The same address as the company website` : t`Begins with https://`}
          error={isCompany ? undefined : errorOf('companyUrl')}
        >
          <TextInput type="url" {...bind('companyUrl')} />
        </Field>
      </Grid>
      <Button type="submit" look="solid" busy={busy} mt="5" width={{ base: 'full', sm: 'auto' }}>
        <Trans>Save</Trans>
      </Button>
    </chakra.form>
  );
}
