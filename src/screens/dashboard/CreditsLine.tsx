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
    <Flex as="section" align="center" wrap="wrap" gap="2.5" aria-label={t`Credits`}>
      <RingDrawing value={value} of={Math.max(value, generationsPerOrder.max)} label={label} size="2.25rem" />
      <Box flex="1" fontSize="sm" lineHeight="tight">
        <Box fontWeight="medium">{label}</Box>
        <Flex color="quiet" wrap="wrap" columnGap="3">
          <span>
            <Trans>Account {account}</Trans>
          </span>
          <EachGeneration />
        </Flex>
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
