import { Box, chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { shownDate } from '#src/ui/dates.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { listedStatusOf } from '#vocabulary/listedStatuses.ts';
import type { PaletteOption } from './options.ts';

export interface PaletteGroup {
  readonly name: string;
  readonly options: readonly PaletteOption[];
}

interface PaletteListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly PaletteGroup[];
  readonly reached: string | null;
  readonly onReach: (option: string) => void;
  readonly onChoose: (option: PaletteOption) => void;
}

/** The element of an option, for the field that points to it. */
export const optionId = (list: string, option: string): string => `${list}-${option}`;

/** The options in their groups. The focus stays in the field above, which says which option it points to. */
export function PaletteList({ id, label, groups, reached, onReach, onChoose }: PaletteListProps) {
  return (
    <chakra.div id={id} role="listbox" aria-label={label} overflowY="auto" px="2" pb="2" tabIndex={-1}>
      {groups.map(({ name, options }) => (
        <chakra.div key={name} role="group" aria-label={name}>
          <Box aria-hidden px="2" pt="2" pb="1" fontSize="xs" fontWeight="medium" color="faint">
            {name}
          </Box>
          {options.map((option) => (
            <Line
              key={option.id}
              id={optionId(id, option.id)}
              option={option}
              isReached={option.id === reached}
              onReach={() => onReach(option.id)}
              onChoose={() => onChoose(option)}
            />
          ))}
        </chakra.div>
      ))}
    </chakra.div>
  );
}

interface LineProps {
  readonly id: string;
  readonly option: PaletteOption;
  readonly isReached: boolean;
  readonly onReach: () => void;
  readonly onChoose: () => void;
}

function Line({ id, option: { name, Icon, client }, isReached, onReach, onChoose }: LineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isReached) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isReached]);
  const Mark = Icon ?? UserRound;
  return (
    <Option
      ref={line}
      id={id}
      role="option"
      aria-selected={isReached}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      // A list that changes under a pointer at rest is no choice.
      onMouseMove={({ movementX, movementY }) => {
        if (!isReached && (movementX !== 0 || movementY !== 0)) onReach();
      }}
      onClick={onChoose}
    >
      <Mark aria-hidden />
      <chakra.span flex="1" minWidth={client === null ? '0' : '8rem'} fontWeight="medium">
        {name}
      </chakra.span>
      {client === null ? null : (
        <chakra.span
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="2"
          rowGap="1"
          color="quiet"
          fontSize="sm"
          // On a phone below the name.
          width={{ base: 'full', sm: 'auto' }}
          ps={{ base: '8', sm: '0' }}
        >
          <chakra.span whiteSpace="nowrap">
            <Trans>Added {shownDate(client.date)}</Trans>
          </chakra.span>{' '}
          {/* As wide as the longest status, so that the dates line up. */}
          <chakra.span minWidth={{ sm: '9rem' }}>
            <StatusBadge status={listedStatusOf(client)} />
          </chakra.span>
        </chakra.span>
      )}
    </Option>
  );
}

const Option = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    minHeight: 'control',
    px: '2',
    py: '1',
    borderRadius: 'sm',
    cursor: 'pointer',
    scrollMarginBlock: '2',
    '& > svg': { boxSize: 'glyph', color: 'quiet', flexShrink: '0' },
    '&[aria-selected=true]': {
      bg: 'accentSoft',
      color: 'accentStrong',
      '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
});
