import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { CirclePlay, Compass } from 'lucide-react';
import { Actions } from '#src/ui/Actions.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import type { Walkthrough } from './useWalkthrough.ts';

/** Two ways to get to know the product. */
export function Guide({ walkthrough }: { readonly walkthrough: Walkthrough }) {
  return (
    <Card>
      <CardTitle>
        <Trans>Guide</Trans>
      </CardTitle>
      <Box color="quiet" mb="4">
        <Trans>Go from a new profile to mailed letters in three steps, or watch a short video.</Trans>
      </Box>
      <Actions>
        <Button
          icon={<Compass size={18} aria-hidden />}
          onClick={() => walkthrough.send({ type: 'walkthrough.open' })}
        >
          <Trans>Get Started</Trans>
        </Button>
        <Button
          icon={<CirclePlay size={18} aria-hidden />}
          onClick={() => walkthrough.send({ type: 'video.open' })}
        >
          <Trans>Watch Tutorial</Trans>
        </Button>
      </Actions>
    </Card>
  );
}
