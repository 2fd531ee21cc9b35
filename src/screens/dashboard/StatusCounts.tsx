import { Box, chakra, Flex } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import type { StatusCounts as Counts } from '#contract/shapes.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import type { ListedStatus } from '#vocabulary/listedStatuses.ts';

interface StatusCountsProps {
  readonly counts: Counts;
  /** The status of the clients that are listed; null for all. */
  readonly chosen: ListedStatus | null;
  readonly onChoose: (status: ListedStatus | null) => void;
}

/** How many clients have each status, and for how many the service has ended, if for any. Each number lists its clients, and pressed a second time, all of them. */
export function StatusCounts({ counts, chosen, onChoose }: StatusCountsProps) {
  const { t } = useLingui();
  const rows: readonly (readonly [ListedStatus, Counts['finished']])[] = [
    ['Finished', counts.finished],
    ['Needs Review', counts.needsReview],
    ['Waiting', counts.waiting],
    ['Onboarding', counts.onboarding],
    ...(counts.ended === undefined ? [] : [['ended', counts.ended] as const]),
  ];
  return (
    <Flex
      wrap="wrap"
      columnGap="3"
      rowGap="1"
      // On a phone, two side by side below each other: the first is as wide in each line, and leaves room for a long second one.
      css={{ '& > *': { minWidth: { base: '40%', sm: '0' } } }}
      role="group"
      aria-label={t`Clients by status`}
    >
      {rows.map(([status, { value }]) => (
        <Filter
          key={status}
          type="button"
          aria-pressed={chosen === status}
          onClick={() => onChoose(chosen === status ? null : status)}
        >
          <Box as="span" fontSize="lg" fontWeight="strong" lineHeight="tight">
            {value}
          </Box>
          <StatusBadge status={status} />
        </Filter>
      ))}
    </Flex>
  );
}

const Filter = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    px: '2.5',
    minHeight: 'controlSmall',
    borderRadius: 'md',
    border: '1px solid transparent',
    cursor: 'pointer',
    _hover: { bg: 'hovered' },
    '&[aria-pressed=true]': { bg: 'accentSoft', borderColor: 'accent' },
  },
});
