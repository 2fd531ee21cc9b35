import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { WorkGroup } from '#contract/work.ts';
import type { GroupOfWork } from './load.ts';
import { countOf, todaysGroups } from './todaysWork.ts';
import { useGroupNames } from './useGroupNames.ts';

interface WorkFiltersProps {
  /** Those that have items. */
  readonly groups: readonly GroupOfWork[];
  /** Null for what needs attention today. */
  readonly chosen: WorkGroup | null;
  readonly onChoose: (group: WorkGroup | null) => void;
}

/** How much of each group there is; each shows its own. A single group of today needs no filter of its own. */
export function WorkFilters({ groups, chosen, onChoose }: WorkFiltersProps) {
  const { t } = useLingui();
  const nameOf = useGroupNames();
  if (groups.length === 0) return null;
  return (
    <Filters role="group" aria-label={t`Filter`}>
      <Filter type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        <Trans>Today</Trans> <span>{countOf(todaysGroups(groups))}</span>
      </Filter>
      {groups.map(({ name, count }) => (
        <Filter key={name} type="button" aria-pressed={chosen === name} onClick={() => onChoose(name)}>
          {nameOf[name]} <span>{count}</span>
        </Filter>
      ))}
    </Filters>
  );
}

/** One line on a phone, which scrolls sideways: each of five lines took the place of a client's work. */
const Filters = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    gap: '0.5',
    mx: '-2',
    mdDown: {
      overflowX: 'auto',
      scrollbarWidth: 'none',
      pe: '6',
      // The edge fades where there is more.
      maskImage: 'linear-gradient(to right, black calc(100% - 1.5rem), transparent)',
    },
  },
});

const Filter = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: { base: '11', lg: 'controlSmall' },
    px: '2',
    borderRadius: 'sm',
    fontSize: { base: 'sm', lg: 'xs' },
    fontWeight: 'medium',
    color: 'quiet',
    whiteSpace: 'nowrap',
    flexShrink: '0',
    _focusVisible: { outlineOffset: '-2px' },
    cursor: 'pointer',
    _hover: { bg: 'hovered', color: 'ink' },
    '&[aria-pressed=true]': { bg: 'accentSoft', color: 'accentStrong' },
    '& > span': { fontVariantNumeric: 'tabular-nums' },
  },
});
