import { Box, Grid, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { Checklist } from '#src/overview/Checklist.tsx';
import { CreditsCard } from '#src/overview/CreditsCard.tsx';
import { Guide } from '#src/overview/guide/Guide.tsx';
import type { Walkthrough } from '#src/overview/guide/useWalkthrough.ts';
import type { Overview } from '#src/overview/load.ts';

const twoCards = {
  base: 'minmax(0, 1fr)',
  sm: 'repeat(2, minmax(0, 1fr))',
  lg: 'minmax(0, 2fr) minmax(0, 3fr)',
};

interface FirstStepsProps {
  readonly overview: Overview;
  readonly walkthrough: Walkthrough;
}

/** What an agency does until it has letters. */
export function FirstSteps({ overview, walkthrough }: FirstStepsProps) {
  return (
    <Stack gap="4">
      <Grid templateColumns={twoCards} gap="4" flex="1">
        <CreditsCard information={overview.information} />
        <Checklist {...overview} />
      </Grid>
      <Guide walkthrough={walkthrough} />
      {overview.profiles.length > 0 ? null : (
        <Box as="p" color="quiet" fontSize="sm">
          <Trans>
            Were you asked to print letters? Open the link that came with the order. Your own account doesn’t
            list them.
          </Trans>
        </Box>
      )}
    </Stack>
  );
}
