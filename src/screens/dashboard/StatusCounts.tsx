import { Box, chakra, Grid } from '@chakra-ui/react';
import type { ProfileStatus, StatusCounts as Counts } from '#contract/shapes.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { Card } from '#src/ui/Surface.tsx';

interface StatusCountsProps {
  readonly counts: Counts;
  /** The status of the clients that are listed; null for all. */
  readonly chosen: ProfileStatus | null;
  readonly onChoose: (status: ProfileStatus | null) => void;
}

/** How many clients have each status. Each number lists its clients, and pressed a second time, all of them. */
export function StatusCounts({ counts, chosen, onChoose }: StatusCountsProps) {
  const rows = [
    ['Finished', counts.finished],
    ['Needs Review', counts.needsReview],
    ['Waiting', counts.waiting],
    ['Onboarding', counts.onboarding],
  ] as const;
  return (
    <Grid
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
      gap={{ base: '3', md: '5' }}
    >
      {rows.map(([status, { value }]) => (
        <Card key={status} p="0" overflow="hidden">
          <Filter
            type="button"
            aria-pressed={chosen === status}
            px={{ base: '2.5', sm: '5', lg: '2.5', xl: '5' }}
            onClick={() => onChoose(chosen === status ? null : status)}
          >
            <Box fontSize="2xl" fontWeight="strong" lineHeight="tight" mb="1">
              {value}
            </Box>
            <StatusBadge status={status} />
          </Filter>
        </Card>
      ))}
    </Grid>
  );
}

const Filter = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    py: { base: '4', md: '5' },
    borderRadius: 'lg',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'hovered' },
    '&[aria-pressed=true]': {
      bg: 'accentSoft',
      outline: '2px solid',
      outlineColor: 'accent',
      outlineOffset: '-2px',
    },
  },
});
