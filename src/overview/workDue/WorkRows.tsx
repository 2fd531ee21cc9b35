import { Box } from '@chakra-ui/react';
import type { WorkGroup, WorkItem } from '#contract/work.ts';
import { WorkRow } from './WorkRow.tsx';

interface WorkRowsProps {
  readonly rows: readonly { readonly group: WorkGroup; readonly item: WorkItem }[];
  /** Civil date. */
  readonly today: string;
}

/** What waits, one line each. The first is the next thing to do. */
export function WorkRows({ rows, today }: WorkRowsProps) {
  return (
    // Opened lists scroll inside the panel, so that the clients stay where they are.
    <Box
      as="ul"
      listStyleType="none"
      display="grid"
      containerType="inline-size"
      alignContent="start"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: 'auto minmax(0, 5fr) minmax(0, 12fr) auto auto',
      }}
      columnGap="3"
      maxH={{ xl: '22rem' }}
      overflowY={{ xl: 'auto' }}
    >
      {rows.map(({ group, item }, place) => (
        <WorkRow
          key={`${item.profileId} ${item.kind} ${item.scan?.id ?? ''}`}
          item={item}
          group={group}
          today={today}
          isNext={place === 0}
        />
      ))}
    </Box>
  );
}
