import { Box, Flex, Grid, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { ClientCalendar } from '#src/overview/calendar/ClientCalendar.tsx';
import { Checklist } from '#src/overview/Checklist.tsx';
import { CreditsCard } from '#src/overview/CreditsCard.tsx';
import { GuideCard } from '#src/overview/guide/GuideCard.tsx';
import { useWalkthrough } from '#src/overview/guide/useWalkthrough.ts';
import { useRecordDeletion } from '#src/overview/useRecordDeletion.ts';
import { loadAllGenerations, type Overview } from '#src/overview/load.ts';
import { GenerationsLog, UpdateLog } from '#src/overview/Logs.tsx';
import { useCorrections } from '#src/overview/corrections/useCorrections.tsx';
import { useLetters } from '#src/overview/useLetters.tsx';
import { loadMoreWork } from '#src/overview/workDue/load.ts';
import { WorkDue } from '#src/overview/workDue/WorkDue.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Card } from '#src/ui/Surface.tsx';
import { Clients } from './Clients.tsx';
import { useClientSelection } from './useClientSelection.ts';
import { StatusCounts } from './StatusCounts.tsx';

const twoCards = {
  base: 'minmax(0, 1fr)',
  sm: 'repeat(2, minmax(0, 1fr))',
  lg: 'minmax(0, 2fr) minmax(0, 3fr)',
};

/** Where an agency starts its day: with the first steps until it has letters, then with the work that is due. */
export function DashboardScreen(overview: Overview) {
  const { information, profiles, generations, generationCount, logs, work, due } = overview;
  const hasLetters = generations?.length !== 0;
  const letters = useLetters();
  const corrections = useCorrections();
  const selection = useClientSelection();
  const deletion = useRecordDeletion();
  const walkthrough = useWalkthrough(information, false);
  return (
    <Stack gap="5">
      <Card>
        <Flex gap="3" align="center" justify="space-between" wrap="wrap">
          <Box as="h2" fontSize="xl" minW="0" overflowWrap="anywhere">
            {information.fullName}
          </Box>
          {hasLetters ? (
            <ButtonLink size="small" to="/outcomes">
              <Trans>Outcomes</Trans>
            </ButtonLink>
          ) : null}
        </Flex>
        <Box display="flex" flexWrap="wrap" columnGap="6" rowGap="1" mt="2" color="quiet" fontSize="sm">
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
      </Card>
      <StatusCounts counts={information.statitics} />
      {hasLetters ? (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="5">
          <WorkDue work={work} more={loadMoreWork} />
          <ClientCalendar profiles={profiles} due={due} />
        </Grid>
      ) : (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="5">
          <Stack gap="5">
            <Grid templateColumns={twoCards} gap="5" flex="1">
              <CreditsCard information={information} />
              <Checklist {...overview} />
            </Grid>
            <GuideCard walkthrough={walkthrough} />
          </Stack>
          <ClientCalendar profiles={profiles} due={due} />
        </Grid>
      )}
      <Clients profiles={profiles} selection={selection} deletion={deletion} onDownload={letters.download} />
      {hasLetters ? (
        <Grid templateColumns={{ ...twoCards, xl: '1fr 3fr 2fr' }} gap="5">
          <CreditsCard information={information} />
          <Checklist {...overview} />
          <GuideCard walkthrough={walkthrough} />
        </Grid>
      ) : null}
      <GenerationsLog
        generations={generations}
        count={generationCount}
        onAll={loadAllGenerations}
        onDownload={letters.download}
        onCorrect={corrections.open}
      />
      <UpdateLog logs={logs} />
      {letters.dialog}
      {corrections.dialog}
    </Stack>
  );
}
