import { Box } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UserInfo } from '#contract/account.ts';
import { generationsPerOrder } from '#contract/limits.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Ring } from '#src/ui/Ring.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { EachGeneration } from './EachGeneration.tsx';

/** The remaining balance. Clicking anywhere on it leads to where more can be bought. */
export function CreditsCard({ information }: { readonly information: UserInfo }) {
  const { t } = useLingui();
  const { value, account } = information.generationsLeft;
  return (
    <Card position="relative" _hover={{ borderColor: 'accent' }}>
      <CardTitle>
        <Trans>Credits</Trans>
      </CardTitle>
      <Ring value={value} of={Math.max(value, generationsPerOrder.max)} label={t`Generations left`} atSide>
        <Box color="quiet" fontSize="sm" mb="3" textWrap="balance">
          <Trans>Account {account}</Trans>
          <br />
          <EachGeneration />
        </Box>
        <ButtonLink
          size="small"
          to="/settings"
          _before={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' }}
        >
          <Trans>Buy now</Trans>
        </ButtonLink>
      </Ring>
    </Card>
  );
}
