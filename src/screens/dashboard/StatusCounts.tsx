import { Box, Grid } from '@chakra-ui/react';
import type { StatusCounts as Counts } from '#contract/shapes.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { Card } from '#src/ui/Surface.tsx';

/** How many clients have each status. */
export function StatusCounts({ counts }: { readonly counts: Counts }) {
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
        <Card key={status} px={{ base: '2.5', sm: '5', lg: '2.5', xl: '5' }}>
          <Box fontSize="2xl" fontWeight="strong" lineHeight="tight" mb="1">
            {value}
          </Box>
          <StatusBadge status={status} />
        </Card>
      ))}
    </Grid>
  );
}
