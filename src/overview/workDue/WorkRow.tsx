import { Box, chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import type { WorkGroup, WorkItem } from '#contract/work.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Dot, Facts } from '#src/ui/Facts.tsx';
import { useStepNames } from './useStepNames.ts';
import { wayTo } from './wayTo.ts';
import { useWorkWords } from './useWorkWords.ts';
import { WorkMark } from './WorkMark.tsx';

interface WorkRowProps {
  readonly item: WorkItem;
  readonly group: WorkGroup;
  /** Civil date. */
  readonly today: string;
  /** The first of its list. */
  readonly isNext: boolean;
}

/** What waits for one client, or in the inbox, and the step that ends it. The whole row leads there. */
export function WorkRow({ item, group, today, isNext }: WorkRowProps) {
  const { t } = useLingui();
  const { what, details, when } = useWorkWords()(item, today);
  const step = useStepNames()(item, today);
  const name = item.profileId === null ? t`Inbox` : item.profileName;
  return (
    <Row>
      <Box gridArea="mark" display="inline-flex">
        <WorkMark group={group} />
      </Box>
      <Name>{name}</Name>
      <What>
        {what}
        {details.length === 0 ? null : (
          <Box as="span" color="quiet">
            <Dot />
            <Facts of={details} />
          </Box>
        )}
      </What>
      <When>{when}</When>
      <ButtonLink look={isNext ? 'solid' : 'outline'} {...overRow} {...wayTo(item)}>
        {step}
        <Box as="span" srOnly>
          {': '}
          {[name, what, ...details].join(' · ')}
        </Box>
      </ButtonLink>
    </Row>
  );
}

/** A small button that reaches over the whole row. */
const overRow = {
  size: 'small',
  gridArea: 'way',
  justifySelf: { base: 'stretch', sm: 'end' },
  minH: { base: '11', lg: 'controlSmall' },
  px: '2.5',
  py: '0.5',
  whiteSpace: { sm: 'nowrap' },
  _after: { content: '""', position: 'absolute', inset: '0' },
} as const;

const Name = chakra('span', {
  base: { gridArea: 'name', fontWeight: 'strong', color: 'ink', minW: '0', overflowWrap: 'anywhere' },
});

const What = chakra('div', { base: { gridArea: 'what', minW: '0', overflowWrap: 'anywhere' } });

const When = chakra('span', {
  base: {
    gridArea: 'when',
    color: 'quiet',
    fontSize: 'xs',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: { sm: 'nowrap' },
  },
});

/** On a wide page, the columns of all rows are those of their list. */
const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: {
      base: '1rem minmax(0, 1fr) fit-content(45%)',
      sm: '1rem minmax(0, 1fr) auto auto',
      lg: 'subgrid',
    },
    gridTemplateAreas: {
      base: '"mark name when" ". what what" ". way way"',
      sm: '"mark name when way" ". what what way"',
      lg: '"mark name what when way"',
    },
    columnGap: '3',
    rowGap: { base: '2', sm: '1' },
    alignItems: 'center',
    minH: '2.25rem',
    alignContent: 'center',
    py: { base: '2.5', lg: '1' },
    px: { base: '4', md: '3' },
    borderTop: '1px solid',
    borderColor: 'edge',
    fontSize: 'sm',
    lineHeight: 'tight',
    _hover: { bg: 'hovered' },
    _last: { borderBottomRadius: 'md' },
    // Where text is so large that name and date don't fit next to each other.
    '@container (max-width: 16rem)': {
      gridTemplateColumns: '1rem minmax(0, 1fr)',
      gridTemplateAreas: '"mark name" ". what" ". when" ". way"',
      '& > span': { textAlign: 'start', _empty: { display: 'none' } },
    },
  },
});
