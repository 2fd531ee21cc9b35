import { Box, Flex, Grid, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { recommendedAttacks, revisitDays } from '#contract/limits.ts';
import { ClientCalendar } from '#src/overview/calendar/ClientCalendar.tsx';
import { Checklist } from '#src/overview/Checklist.tsx';
import { CreditsCard } from '#src/overview/CreditsCard.tsx';
import { DeletionDialog } from '#src/overview/DeletionDialog.tsx';
import { useRecordDeletion } from '#src/overview/deletionDoor.ts';
import type { Overview } from '#src/overview/load.ts';
import { GenerationsLog, UpdateLog } from '#src/overview/Logs.tsx';
import { useLetters } from '#src/overview/useLetters.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { Card, CardTitle, EmptyState } from '#src/ui/Surface.tsx';

/** Where a consumer begins. */
export function HomeScreen(overview: Overview) {
  const { information, profiles, generations, logs } = overview;
  const letters = useLetters();
  const [today] = useState(() => shownDate(new Date().toISOString()));
  return (
    <Stack gap="5">
      <Card>
        <Box as="h2" fontSize="xl">
          <Trans>Hello, {information.fullName}</Trans>
        </Box>
        <Box color="quiet" mt="1">
          {today}
        </Box>
      </Card>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        <ProfileCard profiles={profiles} />
        <Checklist {...overview} />
        <Card>
          <CardTitle>
            <Trans>How it works</Trans>
          </CardTitle>
          <Stack as="ol" gap="3" pl="5">
            <Guide>
              <Trans>Have credits: each one covers the letters for all negative accounts.</Trans>
            </Guide>
            <Guide>
              <Trans>Create your profile and connect it to your credit report.</Trans>
            </Guide>
            <Guide>
              <Trans>Open the Repair Center and generate your letters.</Trans>
            </Guide>
          </Stack>
          <Box color="quiet" mt="4">
            <Trans>
              We advise at least {recommendedAttacks} attacks per user. Revisit every {revisitDays} days after
              mailing letters.
            </Trans>
          </Box>
        </Card>
        <CreditsCard information={information} />
        <ClientCalendar profiles={profiles} />
      </Grid>
      <GenerationsLog generations={generations} onDownload={letters.download} />
      <UpdateLog logs={logs} />
      {letters.dialog}
    </Stack>
  );
}

function Guide({ children }: { readonly children: ReactNode }) {
  return (
    <Box as="li" listStyleType="decimal">
      {children}
    </Box>
  );
}

/** The one profile of a consumer, or the way to make it. */
function ProfileCard({ profiles }: Pick<Overview, 'profiles'>) {
  const deletion = useRecordDeletion();
  const [profile] = profiles;
  return (
    <Card>
      <CardTitle>
        <Trans>Profile</Trans>
      </CardTitle>
      {profile === undefined ? (
        <EmptyState title={<Trans>No Profile Available</Trans>}>
          <ButtonLink look="solid" to="/create-profile">
            <Trans>Create Profile</Trans>
          </ButtonLink>
        </EmptyState>
      ) : (
        <Stack gap="3">
          <Flex gap="3" align="center" wrap="wrap">
            <Box fontSize="lg" fontWeight="medium" flex="1">
              {profile.name}
            </Box>
            <StatusBadge status={profile.status} />
          </Flex>
          <Box color="quiet">{shownDate(profile.date)}</Box>
          <Flex gap="3" wrap="wrap">
            <ButtonLink to="/edit-profile/$profileId" params={{ profileId: profile.id }}>
              <Pencil size={18} aria-hidden />
              <Trans>Edit</Trans>
            </ButtonLink>
            <Button
              look="plain"
              icon={<Trash2 size={18} aria-hidden />}
              onClick={() => deletion.send({ type: 'deletion.ask', ids: [profile.id] })}
            >
              <Trans>Delete</Trans>
            </Button>
          </Flex>
        </Stack>
      )}
      <DeletionDialog deletion={deletion} />
    </Card>
  );
}
