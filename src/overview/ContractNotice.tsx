import { Box, Flex } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { type ContractStanding, permitsService } from '#contract/clientContract.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { shownDate } from '#src/ui/dates.ts';
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

/** What a contract that permits nothing yet keeps from being done. */
export function ContractWords({ contract: { state, opensOn } }: Pick<ContractNoticeProps, 'contract'>) {
  if (opensOn !== null)
    return (
      <Trans>
        The client can still cancel the contract. Letters can be generated, ordered, and recorded as mailed
        from {shownDate(opensOn)} on.
      </Trans>
    );
  return state === 'canceled' ? (
    <Trans>
      The client canceled the contract. Letters can’t be generated, ordered, or recorded as mailed until there
      is a new one.
    </Trans>
  ) : (
    <Trans>
      No contract is signed yet. Letters can’t be generated, ordered, or recorded as mailed until three
      business days after it is.
    </Trans>
  );
}
