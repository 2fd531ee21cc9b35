import { Box, Flex } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UserInfo } from '#contract/account.ts';
import { generationsPerOrder } from '#contract/limits.ts';
import { EachGeneration } from '#src/overview/EachGeneration.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { RingDrawing } from '#src/ui/Ring.tsx';

/** The remaining balance in one line, for accounts that work with it every day. */
export function CreditsLine({ information }: { readonly information: UserInfo }) {
  const { t } = useLingui();
  const { value, account } = information.generationsLeft;
  const label = t`Generations left`;
  return (
    <Flex as="section" align="center" gap="2.5" aria-label={t`Credits`}>
      <RingDrawing value={value} of={Math.max(value, generationsPerOrder.max)} label={label} size="2.25rem" />
      <Box fontSize="sm" lineHeight="tight">
        <Box fontWeight="medium">{label}</Box>
        <Box color="quiet" whiteSpace={{ base: 'normal', sm: 'nowrap' }}>
          <Box as="span" display="inline-block">
            <Trans>Account {account}</Trans>
          </Box>{' '}
          ·{' '}
          <Box as="span" display="inline-block">
            <EachGeneration />
          </Box>
        </Box>
      </Box>
      <ButtonLink
        size="small"
        to="/settings"
        flexShrink="0"
        whiteSpace="nowrap"
        minH={{ base: '11', lg: 'controlSmall' }}
      >
        <Trans>Buy now</Trans>
      </ButtonLink>
    </Flex>
  );
}
