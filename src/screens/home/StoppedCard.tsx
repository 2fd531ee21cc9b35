import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { Activity } from '#contract/disputes.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Card } from '#src/ui/Surface.tsx';

interface StoppedProps {
  readonly profileId: string;
  readonly activity: Exclude<Activity, 'active'>;
}

/** It is nobody's turn while all work is paused, or after it ended. The page with the disputes continues it. */
export function StoppedCard({ profileId, activity }: StoppedProps) {
  return (
    <Card bg="transparent" borderColor="fieldEdge" borderRadius="xl" px="5" py="4">
      <Box as="h2" fontSize={{ base: '2xl', md: 'xl' }}>
        {activity === 'paused' ? <Trans>All work paused</Trans> : <Trans>All work ended</Trans>}
      </Box>
      <Box as="p" mt="1.5" mb="4" color="quiet" textWrap="pretty">
        {activity === 'paused' ? (
          <Trans>Don’t mail anything until work continues.</Trans>
        ) : (
          <Trans>
            Nothing more is due. Everything you recorded is still here, and work can continue at any time.
          </Trans>
        )}
      </Box>
      <ButtonLink to="/disputes/$profileId" params={{ profileId }}>
        <Trans>Open disputes</Trans>
      </ButtonLink>
    </Card>
  );
}
