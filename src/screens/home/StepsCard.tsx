import { Box, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EachGeneration } from '#src/overview/EachGeneration.tsx';
import { ProfileLink } from '#src/overview/ProfileLink.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { FoldableCard } from '#src/ui/FoldableCard.tsx';

interface StepsProps {
  readonly profileId: string | undefined;
  /** Every step was taken before. */
  readonly folded: boolean;
}

/** From the start to letters in three steps, each linked to where it is done. */
export function StepsCard({ profileId, folded }: StepsProps) {
  return (
    <FoldableCard title={<Trans>How it works</Trans>} folded={folded}>
      <Stack as="ol" gap="4" listStyleType="none">
        <Step
          number={1}
          way={
            <ButtonLink size="small" to="/settings">
              <Trans>Purchase credits</Trans>
            </ButtonLink>
          }
        >
          <Trans>
            Buy credits. One credit is one generation and covers the letters for all negative accounts.
          </Trans>
          <Box color="quiet" fontSize="sm">
            <EachGeneration />
          </Box>
        </Step>
        <Step
          number={2}
          way={
            <ProfileLink size="small" profileId={profileId}>
              {profileId === undefined ? <Trans>Create Profile</Trans> : <Trans>Open profile</Trans>}
            </ProfileLink>
          }
        >
          <Trans>Create your profile and connect your credit report.</Trans>
        </Step>
        <Step
          number={3}
          way={
            <ButtonLink size="small" to="/repair-center">
              <Trans>Repair Center</Trans>
            </ButtonLink>
          }
        >
          <Trans>Open the Repair Center and generate your letters.</Trans>
        </Step>
      </Stack>
    </FoldableCard>
  );
}

interface StepProps {
  readonly number: number;
  readonly way: ReactNode;
  readonly children: ReactNode;
}

function Step({ number, way, children }: StepProps) {
  return (
    <Box as="li" display="flex" gap="3" alignItems="start">
      <Box
        display="grid"
        placeItems="center"
        minW="8"
        minH="8"
        borderRadius="full"
        bg="accentSoft"
        color="accentStrong"
        fontWeight="strong"
        flexShrink="0"
      >
        {number}
      </Box>
      <Box flex="1" minW="0" display="grid" gap="2" justifyItems="start" pt="1">
        {children}
        {way}
      </Box>
    </Box>
  );
}
