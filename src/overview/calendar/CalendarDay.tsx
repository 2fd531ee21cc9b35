import { chakra } from '@chakra-ui/react';
import type { ProfileStatus } from '#contract/shapes.ts';
import { DueMark } from './DueMark.tsx';
import type { DueKind } from '#contract/dueDays.ts';
import { StatusMark } from './StatusMark.tsx';

interface CalendarDayProps {
  /** For screen readers: the full date and what is on it. */
  readonly name: string;
  readonly number: number;
  readonly statuses: readonly ProfileStatus[];
  readonly due: readonly DueKind[];
  readonly today: boolean;
  readonly isCompact: boolean;
  /** Belongs to the previous or next month. */
  readonly faint: boolean;
  readonly reachable: boolean;
  readonly onOpen: () => void;
  /** Whether the key had a meaning here. */
  readonly onKey: (key: string) => boolean;
}

/** A day with a mark for each status its clients have and for what it brings. An empty day can be focused but not opened. */
export function CalendarDay({
  name,
  number,
  statuses,
  due,
  today,
  isCompact,
  faint,
  reachable,
  onOpen,
  onKey,
}: CalendarDayProps) {
  const empty = statuses.length + due.length === 0;
  return (
    <Root
      type="button"
      aria-label={name}
      aria-current={today ? 'date' : undefined}
      aria-disabled={empty}
      tabIndex={reachable ? 0 : -1}
      {...(isCompact && { lg: { minH: '1.875rem', pt: '0', gap: '0' } })}
      onClick={() => {
        if (!empty) onOpen();
      }}
      onKeyDown={(event) => {
        if (onKey(event.key)) event.preventDefault();
      }}
    >
      <chakra.span
        display="inline-grid"
        placeItems="center"
        minW={isCompact ? { base: '8', lg: '6' } : '8'}
        minH={isCompact ? { base: '6', lg: '1.125rem' } : '6'}
        borderRadius="full"
        bg={today ? 'accent' : 'transparent'}
        color={today ? 'onAccent' : faint ? 'quiet' : 'ink'}
        fontWeight={today || !empty ? 'strong' : 'normal'}
      >
        {number}
      </chakra.span>
      <chakra.span display="flex" flexWrap="wrap" justifyContent="center" gap="0.5" minH="0.75rem">
        {statuses.map((status) => (
          <StatusMark key={status} status={status} />
        ))}
        {due.map((kind) => (
          <DueMark key={kind} kind={kind} />
        ))}
      </chakra.span>
    </Root>
  );
}

const Root = chakra('button', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '0.5',
    width: 'full',
    minH: '12',
    pt: '1',
    borderRadius: 'sm',
    fontSize: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'hovered' },
    '&[aria-disabled=true]': { cursor: 'default', _hover: { bg: 'transparent' } },
  },
});
