import { Box, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { supportConsentHours } from '#contract/limits.ts';
import { momentOf } from '#src/ui/dates.ts';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { type SupportConsent, useSupportConsent } from './useSupportConsent.ts';

/** Starts the workflow for the account's consent and shows it. */
export function SupportConsentCard({ until }: { readonly until: string | null }) {
  return (
    <Card>
      <CardTitle>
        <Trans>Support</Trans>
      </CardTitle>
      <SupportConsentSwitch consent={useSupportConsent(until)} />
    </Card>
  );
}

/** Lets support download the letters, and says what support can never do. */
export function SupportConsentSwitch({ consent }: { readonly consent: SupportConsent }) {
  const { i18n } = useLingui();
  const state = useSelector(consent, (snapshot) => snapshot);
  const { until } = state.context;
  const isOn = state.matches('given') || state.matches('giving');
  return (
    <Stack gap="3">
      <Box color="quiet">
        <Trans>
          Support sees Social Security numbers masked and no identity documents, unless you let it download
          your letters, which may contain them. You’re notified whenever support opens your account.
        </Trans>
      </Box>
      <Switch
        checked={isOn}
        disabled={state.hasTag('busy')}
        onChange={(checked) => consent.send({ type: checked ? 'consent.give' : 'consent.withdraw' })}
      >
        <Trans>Let support download your letters for {supportConsentHours} hours</Trans>
      </Switch>
      {state.matches('given') && until !== null ? (
        <Box color="quiet" fontSize="sm">
          <Trans>Allowed until {momentOf(until, i18n.locale)}</Trans>
        </Box>
      ) : null}
    </Stack>
  );
}
