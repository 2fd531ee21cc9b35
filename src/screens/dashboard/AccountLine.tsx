import { Box, Flex } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, Compass } from 'lucide-react';
import { Suspense } from 'react';
import type { Walkthrough } from '#src/overview/guide/useWalkthrough.ts';
import type { Overview } from '#src/overview/load.ts';
import { stepsDone } from '#src/overview/stepsDone.ts';
import { lazily } from '#src/language/lazily.ts';
import { shownDate } from '#src/ui/dates.ts';
import { PanelButton } from '#src/ui/PanelButton.tsx';
import { Skeleton } from '#src/ui/Surface.tsx';
import { CreditsLine } from './CreditsLine.tsx';

/** Not needed before they are unfolded. */
const Checklist = lazily(async () => (await import('#src/overview/Checklist.tsx')).Checklist, {
  hasMessages: true,
});
const Guide = lazily(async () => (await import('#src/overview/guide/Guide.tsx')).Guide, {
  hasMessages: true,
});

interface AccountLineProps {
  readonly overview: Overview;
  /** Present if the first steps are over: checklist, guide, and credits are then part of the line. */
  readonly walkthrough: Walkthrough | null;
}

/** Whose account this is. What is needed only now and then is folded into it. */
export function AccountLine({ overview, walkthrough }: AccountLineProps) {
  const { information } = overview;
  return (
    <Flex position="relative" align="center" columnGap="4" rowGap="2" wrap="wrap" minH={{ lg: '10' }}>
      <Box as="section" flex="1" minW={{ base: 'full', sm: '16rem' }}>
        <Box as="h2" fontSize="lg" lineHeight="tight" overflowWrap="anywhere">
          {information.fullName}
        </Box>
        <Box
          display="flex"
          flexWrap="wrap"
          columnGap="3"
          color="quiet"
          fontSize={{ base: 'sm', lg: 'xs' }}
          lineHeight="tight"
          mt="0.5"
        >
          {information.lastSignIn === null ? null : (
            <span>
              <Trans>Last sign-in: {shownDate(information.lastSignIn)}</Trans>
            </span>
          )}
          <span>
            <Trans>Date joined: {shownDate(information.dateJoined)}</Trans>
          </span>
          {information.lastActiveDate === null ? null : (
            <span>
              <Trans>Last active: {shownDate(information.lastActiveDate)}</Trans>
            </span>
          )}
        </Box>
      </Box>
      {walkthrough === null ? null : <Folded overview={overview} walkthrough={walkthrough} />}
    </Flex>
  );
}

interface FoldedProps extends AccountLineProps {
  readonly walkthrough: Walkthrough;
}

function Folded({ overview, walkthrough }: FoldedProps) {
  const steps = Object.values(stepsDone(overview));
  const done = steps.filter((isDone) => isDone).length;
  const of = steps.length;
  return (
    <Flex align="center" wrap="wrap" columnGap="1" rowGap="2" ms={{ base: '-3', lg: '0' }}>
      <PanelButton
        icon={
          <Box as="span" display="inline-flex" color={done === of ? 'green' : 'quiet'}>
            {done === of ? <CircleCheck size={16} aria-hidden /> : <CircleDashed size={16} aria-hidden />}
          </Box>
        }
        label={
          <Trans>
            Checklist {done} of {of}
          </Trans>
        }
      >
        <Suspense fallback={<Skeleton minH="12rem" />}>
          <Checklist {...overview} />
        </Suspense>
      </PanelButton>
      <PanelButton icon={<Compass size={16} aria-hidden />} label={<Trans>Guide</Trans>}>
        <Suspense fallback={<Skeleton minH="8rem" />}>
          <Guide walkthrough={walkthrough} />
        </Suspense>
      </PanelButton>
      <Box ms={{ base: '3', lg: '2' }} flex={{ base: '1 1 90%', sm: 'none' }}>
        <CreditsLine information={overview.information} />
      </Box>
    </Flex>
  );
}
