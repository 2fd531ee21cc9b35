import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { CirclePlay, Compass } from 'lucide-react';
import { Actions } from '#src/ui/Actions.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { TutorialDialog } from './TutorialDialog.tsx';
import { WalkthroughDialog } from './WalkthroughDialog.tsx';
import type { Walkthrough } from './useWalkthrough.ts';

interface GuideCardProps {
  readonly walkthrough: Walkthrough;
  /** The consumer's own profile, if there is one. */
  readonly ownProfile?: string | undefined;
}

/** Two ways to get to know the product, with what they open. */
export function GuideCard({ walkthrough, ownProfile }: GuideCardProps) {
  return (
    <>
      <Guide walkthrough={walkthrough} />
      <GuideDialogs walkthrough={walkthrough} ownProfile={ownProfile} />
    </>
  );
}

/** Two ways to get to know the product. */
export function Guide({ walkthrough }: Pick<GuideCardProps, 'walkthrough'>) {
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

/** What the guide opens. The walkthrough also opens by itself, so these are there while the guide is folded. */
export function GuideDialogs({ walkthrough, ownProfile }: GuideCardProps) {
  return (
    <>
      <WalkthroughDialog walkthrough={walkthrough} ownProfile={ownProfile} />
      <TutorialDialog walkthrough={walkthrough} />
    </>
  );
}
