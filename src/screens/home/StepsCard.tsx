import { Box, chakra, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EachGeneration } from '#src/overview/EachGeneration.tsx';
import { Dot } from '#src/ui/Facts.tsx';
import { FoldableCard } from '#src/ui/FoldableCard.tsx';

interface StepsProps {
  /** Every step was taken before. */
  readonly folded: boolean;
}

/** How letters come about, in three steps. The checklist leads to what is still to be done, so only the price has a link here. */
export function StepsCard({ folded }: StepsProps) {
  return (
    <FoldableCard title={<Trans>How it works</Trans>} folded={folded}>
      <Stack as="ol" gap="4" listStyleType="none">
        <Step number={1}>
          <Trans>
            Buy credits. One credit is one generation and covers the letters for all negative accounts.
          </Trans>
          <Box color="quiet" fontSize="sm">
            <EachGeneration />
            <Dot />
            <TextLink to="/settings">
              <Trans>Purchase credits</Trans>
            </TextLink>
          </Box>
        </Step>
        <Step number={2}>
          <Trans>Create your profile and connect your credit report.</Trans>
        </Step>
        <Step number={3}>
          <Trans>Open the Repair Center and generate your letters.</Trans>
        </Step>
      </Stack>
    </FoldableCard>
  );
}

interface StepProps {
  readonly number: number;
  readonly children: ReactNode;
}

function Step({ number, children }: StepProps) {
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
      </Box>
    </Box>
  );
}

const TextLink = createLink(chakra('a', { base: { color: 'accentStrong', textDecoration: 'underline' } }));
