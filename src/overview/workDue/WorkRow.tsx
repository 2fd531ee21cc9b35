import { Box, chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { WorkItem } from '#contract/disputes.ts';
import { groupOf } from './groups.ts';
import { useWorkWords } from './useWorkWords.ts';
import { WorkMark } from './WorkMark.tsx';

interface WorkRowProps {
  readonly item: WorkItem;
  /** Civil date. */
  readonly today: string;
}

/** What waits for one client. The whole row leads to where it is done. */
export function WorkRow({ item, today }: WorkRowProps) {
  const { profileId, profileName, letter } = item;
  const { what, detail, when } = useWorkWords()(item, today);
  const row = (
    <>
      <WorkMark group={groupOf(item, today)} />
      <Name>{profileName}</Name>
      <Box gridArea="what" minW="0" overflowWrap="anywhere">
        {what}
        <Box as="span" color="quiet">
          {' · '}
          {detail}
        </Box>
      </Box>
      <Box gridArea="when" color="quiet" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {when}
      </Box>
      <Box gridArea="way" color="quiet">
        <ChevronRight size={16} aria-hidden />
      </Box>
    </>
  );
  return (
    <Box as="li" borderColor="edge" _notFirst={{ borderTopWidth: '1px' }}>
      {item.kind === 'due' ? (
        <RowLink to="/answer/$profileId" params={{ profileId }} search={letter === null ? {} : { letter }}>
          {row}
        </RowLink>
      ) : (
        <RowLink to="/disputes/$profileId" params={{ profileId }}>
          {row}
        </RowLink>
      )}
    </Box>
  );
}

const Name = chakra('span', {
  base: { gridArea: 'name', fontWeight: 'strong', color: 'ink', minW: '0', overflowWrap: 'anywhere' },
});

const RowLink = createLink(
  chakra('a', {
    base: {
      display: 'grid',
      gridTemplateColumns: {
        base: '1rem minmax(0, 1fr) auto 1rem',
        lg: '1rem 8rem minmax(0, 1fr) auto 1rem',
      },
      gridTemplateAreas: {
        base: '"mark name when way" "mark what what way"',
        lg: '"mark name what when way"',
      },
      columnGap: '3',
      rowGap: '0.5',
      alignItems: 'center',
      minH: '9',
      py: { base: '2', lg: '1.5' },
      px: '2',
      mx: '-2',
      borderRadius: 'sm',
      fontSize: 'sm',
      lineHeight: 'tight',
      color: 'ink',
      textDecoration: 'none',
      _hover: { bg: 'hovered' },
    },
  }),
);
