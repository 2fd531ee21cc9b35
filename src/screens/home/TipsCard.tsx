import { Box, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { recommendedAttacks, revisitDays } from '#contract/limits.ts';
import { Card, CardTitle } from '#src/ui/Surface.tsx';

/** What helps in the long run. */
export function TipsCard() {
  return (
    <Card>
      <CardTitle>
        <Trans>Tips</Trans>
      </CardTitle>
      <Stack as="ul" gap="3" listStyleType="none">
        <Tip>
          <Trans>
            We recommend at least {recommendedAttacks} attacks per user. Revisit every {revisitDays} days
            after mailing letters. An attack is one round of letters.
          </Trans>
        </Tip>
        <Tip>
          <Trans>
            Keep a copy of every letter you mail, along with the receipt that shows when you mailed it.
          </Trans>
        </Tip>
        <Tip>
          <Trans>Refresh your report before each round so the new letters reflect what has changed.</Trans>
        </Tip>
      </Stack>
    </Card>
  );
}

function Tip({ children }: { readonly children: ReactNode }) {
  return (
    <Box as="li" display="flex" gap="3">
      <Box color="accentStrong" flexShrink="0" pt="0.5">
        <Lightbulb size={18} aria-hidden />
      </Box>
      <Box>{children}</Box>
    </Box>
  );
}
