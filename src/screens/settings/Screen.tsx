import { Box, chakra, Grid, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { allGenerations, UserInfo } from '#contract/account.ts';
import type { ReplyOf } from '#contract/call.ts';
import { panelPixels } from '#src/ui/sidePanel.ts';
import { shownDate } from '#src/ui/dates.ts';
import { Ring } from '#src/ui/Ring.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { ChartsCard } from '#src/workflow/ChartsCard.tsx';
import { AccessRecordCard } from './AccessRecordCard.tsx';
import { ClosingCard } from './ClosingCard.tsx';
import { ContractTermsCard, type OwnContract } from './ContractTermsCard.tsx';
import { PhoneLine } from './PhoneLine.tsx';
import { PurchaseForm } from './PurchaseForm.tsx';
import { RemindersCard } from './RemindersCard.tsx';
import { SupportConsentCard } from './SupportConsentCard.tsx';
import { SecurityCard } from './SecurityCard.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { usePurchase } from '#src/repair/usePurchase.ts';

export interface Settings {
  readonly information: UserInfo;
  readonly counters: ReplyOf<typeof allGenerations>;
  /** The page where letters wait for a generation; undefined for someone who opened the settings themselves. */
  readonly back: string | undefined;
  /** Null for consumers. */
  readonly contract: OwnContract | null;
}

/** Credits and the account's own information. */
export function SettingsScreen({ information, counters, back, contract }: Settings) {
  const { t } = useLingui();
  const { generationsLeft: left, generationsUsed: used } = counters;
  const ever = left.value + used.value;
  return (
    <Columns>
      <Stack gap="5">
        <Card>
          <CardTitle>
            <Trans>Generations</Trans>
          </CardTitle>
          <Grid
            // One below the other where text is large.
            templateColumns={{ base: 'repeat(auto-fit, minmax(7rem, 1fr))', md: 'repeat(2, max-content)' }}
            gap={{ base: '4', md: '8' }}
          >
            <Ring value={left.value} of={ever} label={t`Generations left`}>
              {left.until === null ? null : <Until date={left.until} />}
            </Ring>
            <Ring value={used.value} of={ever} label={t`Generations used`}>
              {used.until === null ? null : <Until date={used.until} isPast />}
            </Ring>
          </Grid>
          <Box borderTop="1px solid" borderColor="edge" mt="5" pt="5">
            <Purchase information={information} back={back} />
          </Box>
        </Card>
        <Card>
          <CardTitle>
            <Trans>User info</Trans>
          </CardTitle>
          <SettingsForm information={information} />
          <PhoneLine phoneNumber={information.phoneNumber} />
        </Card>
        {contract === null ? null : <ContractTermsCard {...contract} />}
      </Stack>
      <Stack gap="5">
        <RemindersCard isOn={information.remindersByMail} />
        {information.impersonated ? null : <SupportConsentCard until={information.supportConsentUntil} />}
        <SecurityCard />
        <AccessRecordCard hasClients={information.variant === 'b2b'} />
        {/* A consumer trains nobody. */}
        {information.variant === 'b2b' ? <ChartsCard /> : null}
        {/* An agency's records have to be kept, and support must not close what isn't theirs. */}
        {information.variant === 'b2c' && !information.impersonated ? <ClosingCard /> : null}
      </Stack>
    </Columns>
  );
}

const twoColumns = { maxWidth: 'none', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

/** What is paid for and filled in, and what is switched: next to each other where both have room, also next to a panel. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    maxWidth: '56rem',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 1280px)': { 'html:not([data-panel]) &': twoColumns },
    [`@media (min-width: ${1280 + panelPixels}px)`]: twoColumns,
  },
});

function Purchase({ information, back }: Pick<Settings, 'information' | 'back'>) {
  return <PurchaseForm variant={information.variant} purchase={usePurchase(information.id, back)} />;
}

/** Until when what is left can be used, or when the last was used. */
function Until({ date, isPast = false }: { readonly date: string; readonly isPast?: boolean }) {
  return (
    <Box color="quiet" fontSize="sm">
      {isPast ? <Trans>as of {shownDate(date)}</Trans> : <Trans>until {shownDate(date)}</Trans>}
    </Box>
  );
}
