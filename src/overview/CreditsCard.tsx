import { Box } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UserInfo } from '#contract/account.ts';
import { generationsPerOrder } from '#contract/limits.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Ring } from '#src/ui/Ring.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';

/** What is left to spend. */
export function CreditsCard({ information }: { readonly information: UserInfo }) {
  const { t } = useLingui();
  const { value, account } = information.generationsLeft;
  return (
    <Card>
      <CardTitle
        action={
          <ButtonLink size="small" look="plain" to="/settings">
            <Trans>Settings</Trans>
          </ButtonLink>
        }
      >
        <Trans>Credits</Trans>
      </CardTitle>
      <Ring value={value} of={Math.max(value, generationsPerOrder.most)} label={t`Generations left`}>
        <Box color="quiet" fontSize="sm">
          <Trans>Account {account}</Trans>
        </Box>
      </Ring>
    </Card>
  );
}
