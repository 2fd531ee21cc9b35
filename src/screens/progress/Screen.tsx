import { Box, Flex, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { type Progress, progressReport } from '#contract/progress.ts';
import type { Variant } from '#contract/shapes.ts';
import { fetchFile } from '#src/api/perform.ts';
import { RepairCenterLink } from '#src/profile/RepairCenterLink.tsx';
import { ResultsButton } from '#src/results/ResultsButton.tsx';
import { useResultsFile } from '#src/results/useResultsFile.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Banner, Card, CardTitle, EmptyState } from '#src/ui/Surface.tsx';
import { useLanguage } from '#src/ui/useLanguage.ts';
import type { Language } from '#vocabulary/languages.ts';
import { Counts } from './Counts.tsx';
import { Items } from './Items.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Scores } from './Scores.tsx';

interface ProgressProps {
  readonly profileId: string;
  readonly variant: Variant;
  readonly progress: Progress;
}

/** What was asked for a client, what came, what is next, and the scores on their reports. */
export function ProgressScreen({ profileId, variant, progress }: ProgressProps) {
  const language = useLanguage();
  const { profileName, items, scores, unreadableReports } = progress;
  return (
    <Stack gap="5">
      <Card>
        <Flex gap="3" align="start" justify="space-between" wrap="wrap">
          <Box as="h2" fontSize="xl" minW="0" overflowWrap="anywhere">
            {profileName}
          </Box>
          <Flex gap="3" wrap="wrap" align="start">
            <ButtonLink size="small" to="/disputes/$profileId" params={{ profileId }}>
              <Trans>Disputes</Trans>
            </ButtonLink>
            <Pdf key={language} profileId={profileId} language={language} />
          </Flex>
        </Flex>
        <Box as="p" mt="3" maxW="46rem">
          <Trans>
            This shows what happened, not what the letters caused. It is not a promise of future results.
          </Trans>
        </Box>
        {variant === 'b2b' ? (
          <Box mt="3" maxW="46rem">
            <Banner tone="info">
              <Trans>
                This report doesn’t allow you to charge a fee. Where 16 CFR 310.4(a)(2) applies, payment for
                credit repair may be requested only with a consumer report that was issued more than six
                months after the results.
              </Trans>
            </Banner>
          </Box>
        ) : null}
      </Card>
      {items.length === 0 ? (
        <Card>
          <EmptyState title={<Trans>Nothing disputed yet</Trans>}>
            <p>
              <Trans>What the letters ask for, and what comes back, will be here.</Trans>
            </p>
            <RepairCenterLink profileId={profileId} />
          </EmptyState>
        </Card>
      ) : (
        <>
          <Card>
            <CardTitle>
              <Trans>Results so far</Trans>
            </CardTitle>
            <Counts
              counts={progress.counts}
              creditorCounts={progress.creditorCounts}
              letters={progress.letters}
            />
          </Card>
          <Card>
            <CardTitle>
              <Trans>What’s next</Trans>
            </CardTitle>
            <NextSteps profileId={profileId} progress={progress} />
          </Card>
          <Card>
            <CardTitle>
              <Trans>What was requested and what came back</Trans>
            </CardTitle>
            <Items items={items} />
          </Card>
        </>
      )}
      <Card>
        <CardTitle>
          <Trans>Scores on the reports</Trans>
        </CardTitle>
        <Scores scores={scores} unreadable={unreadableReports} />
      </Card>
    </Stack>
  );
}

/** The PDF in the language in which the page was opened. Mount a new one for another. */
function Pdf({ profileId, language }: { readonly profileId: string; readonly language: Language }) {
  const work = useResultsFile((signal) =>
    fetchFile(progressReport, { params: { profileId }, query: { language }, signal }),
  );
  return (
    <ResultsButton work={work}>
      <Trans>Download PDF</Trans>
    </ResultsButton>
  );
}
