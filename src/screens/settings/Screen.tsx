import { Box, chakra, Grid, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useCatalogue } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { saveSettings, type allGenerations, type UserInfo } from '#contract/account.ts';
import type { ReplyOf } from '#contract/call.ts';
import { CallFailed } from '#contract/failures.ts';
import { generationsPerOrder } from '#contract/limits.ts';
import { perform } from '#src/api/perform.ts';
import { sentenceOf } from '#src/app/failureSentences.ts';
import { Button } from '#src/ui/Button.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Field } from '#src/ui/Field.tsx';
import { Ring } from '#src/ui/Ring.tsx';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { ChartsCard } from '#src/workflow/ChartsCard.tsx';
import { PurchaseForm } from './PurchaseForm.tsx';

export interface Settings {
  readonly information: UserInfo;
  readonly counters: ReplyOf<typeof allGenerations>;
}

/** Credits and the account's own data. */
export function SettingsScreen({ information, counters }: Settings) {
  const { t } = useLingui();
  const { generationsLeft: left, generationsUsed: used } = counters;
  const full = Math.max(left.value, used.value, generationsPerOrder.most);
  return (
    <Stack gap="5" maxW="56rem">
      <Card>
        <CardTitle>
          <Trans>Generations</Trans>
        </CardTitle>
        <Grid templateColumns="repeat(2, minmax(0, 9rem))" gap={{ base: '4', md: '8' }}>
          <Ring value={left.value} of={full} label={t`Generations left`}>
            {left.until === null ? null : <Until date={left.until} />}
          </Ring>
          <Ring value={used.value} of={full} label={t`Generations used`}>
            {used.until === null ? null : <Until date={used.until} />}
          </Ring>
        </Grid>
        <Box borderTop="1px solid" borderColor="edge" mt="5" pt="5">
          <PurchaseForm variant={information.variant} />
        </Box>
      </Card>
      <SettingsForm information={information} />
      <ChartsCard />
    </Stack>
  );
}

function Until({ date }: { readonly date: string }) {
  return (
    <Box color="quiet" fontSize="sm">
      <Trans>until {shownDate(date)}</Trans>
    </Box>
  );
}

function SettingsForm({ information }: { readonly information: UserInfo }) {
  const { t } = useLingui();
  const { i18n } = useCatalogue();
  const router = useRouter();
  const { say, complain } = useSnackbars();
  const [values, setValues] = useState({
    fullName: information.fullName,
    mail: information.mail,
    companyName: information.companyName,
    companyUrl: information.companyUrl,
  });
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const errorOf = (field: string) => (wrong.includes(field) ? t`This value cannot be saved` : undefined);
  const bind = (field: keyof typeof values) => ({
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
    <Card>
      <CardTitle>
        <Trans>User info</Trans>
      </CardTitle>
      <chakra.form
        display="grid"
        gap="4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={t`Full name`} error={errorOf('fullName')}>
          <TextInput autoComplete="name" {...bind('fullName')} />
        </Field>
        <Field label={t`Email`} error={errorOf('mail')}>
          <TextInput type="email" autoComplete="email" {...bind('mail')} />
        </Field>
        {information.variant === 'b2b' ? (
          <>
            <Field label={t`Company name`} error={errorOf('companyName')}>
              <TextInput autoComplete="organization" {...bind('companyName')} />
            </Field>
            <Field label={t`Company website`} help={t`Begins with https://`} error={errorOf('companyUrl')}>
              <TextInput type="url" {...bind('companyUrl')} />
            </Field>
          </>
        ) : null}
        <Field
          label={t`Referral link`}
          error={information.variant === 'b2b' ? undefined : errorOf('companyUrl')}
        >
          <TextInput type="url" {...bind('companyUrl')} />
        </Field>
        <Button type="submit" look="solid" busy={busy} justifySelf="start">
          <Trans>Save</Trans>
        </Button>
      </chakra.form>
    </Card>
  );
}
