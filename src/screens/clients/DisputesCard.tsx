import { Box, Flex } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { OutcomeCounts } from '#contract/outcomes.ts';
import type { Disputes } from '#src/disputes/load.ts';
import { places } from '#src/overview/pagePlaces.ts';
import { DisputeMatrix } from '#src/screens/disputes/table/DisputeMatrix.tsx';
import { rowsOf } from '#src/screens/disputes/table/rows.ts';
import { Counted } from '#src/screens/progress/Counts.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Card, CardTitle, EmptyState } from '#src/ui/Surface.tsx';
import { flushEnd } from '#src/ui/theme/flushEnd.ts';

/** How many items are shown; the page with all of them is one link away. */
const shownItems = 8;

interface DisputesCardProps {
  readonly profileId: string;
  readonly disputes: Disputes;
  /** With bureaus. */
  readonly counts: OutcomeCounts;
}

/** How the disputed items stand, those that need a person first. */
export function DisputesCard({ profileId, disputes, counts }: DisputesCardProps) {
  const rows = rowsOf(disputes.disputes);
  const shown = rows.slice(0, shownItems);
  const count = rows.length;
  return (
    <Card>
      <CardTitle
        action={
          rows.length === 0 ? null : (
            <ButtonLink
              look="plain"
              size="small"
              css={flushEnd}
              to="/disputes/$profileId"
              params={{ profileId }}
              hash={places.results}
            >
              {count > shown.length ? <Trans>All {count} items</Trans> : <Trans>All rounds and dates</Trans>}
            </ButtonLink>
          )
        }
      >
        <Trans>Disputes</Trans>
      </CardTitle>
      {rows.length === 0 ? (
        <EmptyState title={<Trans>Nothing disputed yet</Trans>}>
          <p>
            <Trans>What the letters ask for, and what comes back, will be here.</Trans>
          </p>
        </EmptyState>
      ) : (
        <>
          <Flex mb="3">
            <Counted counts={counts} small />
          </Flex>
          <Box minW="0">
            <DisputeMatrix rows={shown} disputes={disputes} />
          </Box>
        </>
      )}
    </Card>
  );
}
