import { Box, Flex } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { type ContractStanding, permitsService } from '#contract/clientContract.ts';
import { ContractWords } from '#src/repair/ContractWords.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { contractPlace } from './pagePlaces.ts';

interface ContractNoticeProps {
  readonly profileId: string;
  readonly contract: ContractStanding;
}

/** That nothing may be done for a client yet, and from when; nothing if it may. */
export function ContractNotice({ profileId, contract }: ContractNoticeProps) {
  if (permitsService(contract.state)) return null;
  return (
    <Banner tone="warning">
      <Flex gap="3" wrap="wrap" align="center">
        <Box flex="1 1 16rem">
          <ContractWords contract={contract} />
        </Box>
        <ButtonLink size="small" to="/edit-profile/$profileId" params={{ profileId }} hash={contractPlace}>
          <Trans>Open contract</Trans>
        </ButtonLink>
      </Flex>
    </Banner>
  );
}
