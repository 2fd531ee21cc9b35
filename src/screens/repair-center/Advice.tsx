import { Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { recommendedAttacks, revisitDays } from '#contract/limits.ts';
import { Card, CardTitle } from '#src/ui/Surface.tsx';

/** What the two modes are for, and what to do after the letters. */
export function Advice() {
  return (
    <Card>
      <CardTitle>
        <Trans>How it works</Trans>
      </CardTitle>
      <Stack as="ol" gap="2" ps="5" listStyleType="decimal" maxW="46rem">
        <li>
          <Trans>
            Automatic asks what the letters should cover and writes them to every recipient involved. Manual
            lets you choose accounts and recipients one by one.
          </Trans>
        </li>
        <li>
          <Trans>Download and mail the letters yourself, or have them printed and mailed for you.</Trans>
        </li>
        <li>
          <Trans>
            Come back after {revisitDays} days, connect the new report, and compare. We recommend at least{' '}
            {recommendedAttacks} attacks per user. An attack is one round of letters.
          </Trans>
        </li>
      </Stack>
    </Card>
  );
}
