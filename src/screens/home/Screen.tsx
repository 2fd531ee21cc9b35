import { Box, chakra, Grid, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { ClientCalendar } from '#src/overview/calendar/ClientCalendar.tsx';
import { Checklist } from '#src/overview/Checklist.tsx';
import { CreditsCard } from '#src/overview/CreditsCard.tsx';
import { GuideCard } from '#src/overview/guide/GuideCard.tsx';
import { useWalkthrough } from '#src/overview/guide/useWalkthrough.ts';
import type { Overview } from '#src/overview/load.ts';
import { useCorrections } from '#src/overview/corrections/useCorrections.tsx';
import { stepsDone } from '#src/overview/stepsDone.ts';
import { useLetters } from '#src/overview/useLetters.tsx';
import { Skeleton } from '#src/ui/Surface.tsx';
import { lazily } from '#src/language/lazily.ts';
import { shownDate } from '#src/ui/dates.ts';
import { useShownLater } from '#src/ui/useShownLater.ts';
import { useToday } from '#src/ui/useToday.ts';
import { useWide } from '#src/ui/useWide.ts';
import { OnboardingDialog } from './OnboardingDialog.tsx';
import { useOnboarding } from './useOnboarding.ts';
import type { Progress } from '#contract/progress.ts';
import type { OwnPages } from '#src/disputes/ownPages.ts';
import { OwnPagesCard } from './OwnPagesCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { SoFarCard } from './SoFarCard.tsx';
import { StartCard } from './StartCard.tsx';
import { StepsCard } from './StepsCard.tsx';
import { TipsCard } from './TipsCard.tsx';
import { WhoseTurn } from './WhoseTurn.tsx';

/** At the end of the page, and loaded after its beginning is shown. */
const Logs = lazily(async () => (await import('#src/overview/logs/Logs.tsx')).Logs, { hasMessages: true });

interface HomeScreenProps extends Overview {
  readonly ownPages: OwnPages['results'];
  /** Null if it could not be loaded. The page doesn't wait for it. */
  readonly progress: Promise<Progress | null>;
}

/** Where a consumer starts. */
export function HomeScreen({ ownPages, progress, ...overview }: HomeScreenProps) {
  const { information, profiles, isLong, generations, work, due } = overview;
  const [profile] = profiles;
  const letters = useLetters();
  const corrections = useCorrections();
  const onboarding = useOnboarding(information);
  // One welcome at a time: a new user sees the slides first.
  const walkthrough = useWalkthrough(information, information.showOnboarding);
  const today = useToday();
  const wide = useWide();
  // What is below the first screen of a phone is rendered after that has been shown.
  const showsRest = useShownLater();
  const { begun, reported, written } = stepsDone(overview);
  const isDone = begun && reported && written;
  const checklist = <Checklist {...overview} mayFold />;
  const steps = <StepsCard folded={isDone} />;
  const credits = <CreditsCard information={information} />;
  return (
    <Stack gap="5">
      <Box as="section">
        <Box as="h2" fontSize="2xl">
          <Trans>Hello, {information.fullName}</Trans>
        </Box>
        <Box color="quiet" mt="0.5">
          {shownDate(today)}
        </Box>
      </Box>
      <OwnPagesCard pages={ownPages} />
      {profile === undefined || generations?.length === 0 ? (
        <StartCard {...overview} />
      ) : (
        <>
          <WhoseTurn profileId={profile.id} status={profile.status} work={work} progress={progress} />
          <SoFarCard profileId={profile.id} progress={progress} />
        </>
      )}
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        {/* Two and two, which are about as high as each other. */}
        {profile === undefined ? null : (
          <>
            <ProfileCard profile={profile} />
            {credits}
          </>
        )}
        {isDone ? null : (
          <>
            {checklist}
            {steps}
          </>
        )}
        <Stack gap="5">
          {profile === undefined ? credits : null}
          <TipsCard />
          <GuideCard walkthrough={walkthrough} ownProfile={profile?.id} />
        </Stack>
        {showsRest && <ClientCalendar profiles={profiles} isLong={isLong} due={due} />}
      </Grid>
      {showsRest && (
        <Rows>
          {isDone ? (
            <>
              {checklist}
              {steps}
            </>
          ) : null}
          <Suspense fallback={<Skeleton minH="6.5rem" />}>
            <Logs {...overview} onDownload={letters.download} onCorrect={corrections.open} folded={!wide} />
          </Suspense>
        </Rows>
      )}
      {letters.dialog}
      {corrections.dialog}
      <OnboardingDialog onboarding={onboarding} />
    </Stack>
  );
}

/** What is finished, and what was: one sheet of rows where they are folded. */
const Rows = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '0', lg: '5' },
    lgDown: {
      '& > section:not(:last-child)': { borderBottomWidth: '0', borderBottomRadius: '0' },
      '& > section:not(:first-child)': { borderTopRadius: '0' },
    },
  },
});
