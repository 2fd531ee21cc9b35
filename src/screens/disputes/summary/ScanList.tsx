import { Box } from '@chakra-ui/react';
import type { WorkItem } from '#contract/work.ts';
import { groupOf } from '#disputes/workGroups.ts';
import { useStepNames } from '#src/overview/workDue/useStepNames.ts';
import { useWorkWords } from '#src/overview/workDue/useWorkWords.ts';
import { wayTo } from '#src/overview/workDue/wayTo.ts';
import { WorkMark } from '#src/overview/workDue/WorkMark.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Facts } from '#src/ui/Facts.tsx';

interface ScanListProps {
  readonly scans: readonly WorkItem[];
  /** Civil date. */
  readonly today: string;
}

/** Scans that were assigned to the client and whose answers nobody has recorded yet. They wait whatever else does. */
export function ScanList({ scans, today }: ScanListProps) {
  const wordsOf = useWorkWords();
  const nameOf = useStepNames();
  return (
    <Box as="ul" listStyleType="none">
      {scans.map((item) => {
        const { what, details, when } = wordsOf(item, today);
        const name = nameOf(item, today);
        return (
          <Box
            as="li"
            key={item.scan?.id}
            display="grid"
            gridTemplateColumns={{ base: '1rem minmax(0, 1fr)', sm: '1rem minmax(0, 1fr) auto' }}
            alignItems="center"
            columnGap="3"
            rowGap="1"
            py="1.5"
            fontSize="sm"
          >
            <WorkMark group={groupOf(item, today)} />
            <Box minW="0">
              {what}{' '}
              <Box as="span" color="quiet">
                <Facts of={[...details, when]} />
              </Box>
            </Box>
            <ButtonLink
              size="small"
              gridColumn={{ base: '2', sm: 'auto' }}
              justifySelf="start"
              {...wayTo(item)}
              aria-label={`${name}: ${what} ${details.join(', ')}`.trim()}
            >
              {name}
            </ButtonLink>
          </Box>
        );
      })}
    </Box>
  );
}
