import { Grid, Stack } from '@chakra-ui/react';
import type { ClientStanding } from '#contract/clientStanding.ts';
import type { WorkItem } from '#contract/work.ts';
import { DisputesCard } from './DisputesCard.tsx';
import type { ClientOverview } from './load.ts';
import { NextStepsCard } from './NextStepsCard.tsx';
import { ScoresCard } from './ScoresCard.tsx';
import { TimelineCard } from './TimelineCard.tsx';

interface OverviewProps extends ClientOverview {
  readonly profileId: string;
  /** What waits for this client; null if it could not be loaded. */
  readonly work: readonly WorkItem[] | null;
  /** What begins the work, if nothing else can be done now. */
  readonly begin: ClientStanding['begin'];
}

/** What to do for a client, how each item stands with each bureau, the scores, and what happened last. */
export function OverviewScreen({ profileId, work, begin, disputes, progress }: OverviewProps) {
  return (
    <Grid
      gap="5"
      alignItems="start"
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(22rem, 26rem)' }}
    >
      <Stack gap="5" minW="0">
        <NextStepsCard profileId={profileId} work={work} begin={begin} disputes={disputes} />
        <DisputesCard profileId={profileId} disputes={disputes} counts={progress.counts} />
      </Stack>
      <Stack gap="5" minW="0">
        <ScoresCard profileId={profileId} progress={progress} />
        <TimelineCard profileId={profileId} disputes={disputes} />
      </Stack>
    </Grid>
  );
}
