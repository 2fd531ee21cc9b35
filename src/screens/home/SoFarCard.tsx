import { Box, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { Progress } from '#contract/progress.ts';
import { useSettled } from '#src/overview/useSettled.ts';
import { Counts } from '#src/screens/progress/Counts.tsx';
import { ProgressCard } from '#src/screens/progress/ProgressCard.tsx';
import { Card, Skeleton } from '#src/ui/Surface.tsx';
import { WithRetry } from '#src/ui/WithRetry.tsx';
import { LatestScores } from './LatestScores.tsx';

interface SoFarProps {
  readonly profileId: string;
  /** Null if it could not be loaded. */
  readonly progress: Promise<Progress | null>;
}

/** The results of a person's letters, and their scores, in short. */
export function SoFarCard({ profileId, progress }: SoFarProps) {
  const { value: loaded } = useSettled(progress);
  if (loaded === undefined) return <Skeleton height="10rem" />;
  if (loaded === null) return <NotLoaded />;
  const { items, scores, counts, creditorCounts, letters } = loaded;
  const [history] = scores;
  if (items.length === 0 && history === undefined) return null;
  return (
    <ProgressCard profileId={profileId} title={<Trans>So far</Trans>}>
      <Stack gap="5">
        {items.length === 0 ? null : (
          <Box>
            <Counts counts={counts} creditorCounts={creditorCounts} letters={letters} />
          </Box>
        )}
        {history === undefined ? null : <LatestScores history={history} />}
      </Stack>
    </ProgressCard>
  );
}

function NotLoaded() {
  const router = useRouter();
  return (
    <Card>
      <WithRetry onRetry={() => void router.invalidate()}>
        <p>
          <Trans>We couldn’t load your results so far.</Trans>
        </p>
      </WithRetry>
    </Card>
  );
}
