import { Box, Grid, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ClientCalendar } from '#src/overview/calendar/ClientCalendar.tsx';
import { Checklist } from '#src/overview/Checklist.tsx';
import { CreditsCard } from '#src/overview/CreditsCard.tsx';
import { GuideCard } from '#src/overview/guide/GuideCard.tsx';
import { useWalkthrough } from '#src/overview/guide/useWalkthrough.ts';
import type { Overview } from '#src/overview/load.ts';
import { GenerationsLog } from '#src/overview/logs/GenerationsLog.tsx';
import { loadOlderLogs, loadOlderSets } from '#src/overview/logs/load.ts';
import { UpdateLog } from '#src/overview/logs/UpdateLog.tsx';
import { useCorrections } from '#src/overview/corrections/useCorrections.tsx';
import { useLetters } from '#src/overview/useLetters.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Card } from '#src/ui/Surface.tsx';
import { OnboardingDialog } from './OnboardingDialog.tsx';
import { useOnboarding } from './useOnboarding.ts';
import type { OwnPages } from '#src/disputes/ownPages.ts';
import { OwnPagesCard } from './OwnPagesCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { StepsCard } from './StepsCard.tsx';
import { TipsCard } from './TipsCard.tsx';
import { TurnCard } from './TurnCard.tsx';

interface HomeScreenProps extends Overview {
  readonly ownPages: OwnPages['results'];
}

/** Where a consumer starts. */
export function HomeScreen({ ownPages, ...overview }: HomeScreenProps) {
  const { information, profiles, isLong, generations, olderSets, logs, olderLogs, work, due } = overview;
  const [profile] = profiles;
  const letters = useLetters();
  const corrections = useCorrections();
  const onboarding = useOnboarding(information);
  // One welcome at a time: a new user sees the slides first.
  const walkthrough = useWalkthrough(information, information.showOnboarding);
  const [today] = useState(() => shownDate(new Date().toISOString()));
  return (
    // Leaves room for the floating button at the bottom.
    <Stack gap="5" pb="16">
      <Card>
        <Box as="h2" fontSize="xl">
          <Trans>Hello, {information.fullName}</Trans>
        </Box>
        <Box color="quiet" mt="1">
          {today}
        </Box>
      </Card>
      <OwnPagesCard pages={ownPages} />
      {/* Before there are letters, the checklist says what comes next. */}
      {profile === undefined || generations?.length === 0 ? null : (
        <TurnCard profileId={profile.id} work={work} />
      )}
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))', xl: '4fr 4fr 3fr' }}
          gap="5"
          gridColumn={{ lg: '1 / -1' }}
        >
          <Grid gap="5" gridTemplateRows="auto 1fr">
            <ProfileCard profile={profile} />
            <Checklist {...overview} />
          </Grid>
          <StepsCard profileId={profile?.id} />
          <CreditsCard information={information} />
        </Grid>
        <Stack gap="5">
          <TipsCard />
          <GuideCard walkthrough={walkthrough} ownProfile={profile?.id} />
        </Stack>
        <ClientCalendar profiles={profiles} isLong={isLong} due={due} />
      </Grid>
      <GenerationsLog
        key={`sets ${olderSets}`}
        generations={generations}
        next={olderSets}
        loadOlder={loadOlderSets}
        onDownload={letters.download}
        onCorrect={corrections.open}
      />
      <UpdateLog key={`log ${olderLogs}`} logs={logs} next={olderLogs} loadOlder={loadOlderLogs} />
      {letters.dialog}
      {corrections.dialog}
      <OnboardingDialog onboarding={onboarding} />
    </Stack>
  );
}
