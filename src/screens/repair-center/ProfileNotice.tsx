import { Box, Flex } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Banner } from '#src/ui/Surface.tsx';

interface ProfileNoticeProps {
  readonly tone: 'info' | 'warning';
  readonly profileId: string;
  readonly children: ReactNode;
}

/** What the profile is missing, and a link to where it can be fixed. */
export function ProfileNotice({ tone, profileId, children }: ProfileNoticeProps) {
  return (
    <Banner tone={tone}>
      <Flex gap="3" align="center" wrap="wrap">
        <Box flex="1" minW="14rem">
          {children}
        </Box>
        <ButtonLink to="/edit-profile/$profileId" params={{ profileId }}>
          <Trans>Open profile</Trans>
        </ButtonLink>
      </Flex>
    </Banner>
  );
}
