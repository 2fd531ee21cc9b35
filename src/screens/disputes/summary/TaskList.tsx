import { Box, chakra } from '@chakra-ui/react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { ProfileStatus } from '#contract/shapes.ts';
import { groupOf } from '#disputes/workGroups.ts';
import { useWorkWords } from '#src/overview/workDue/useWorkWords.ts';
import { WorkMark } from '#src/overview/workDue/WorkMark.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { goTo } from '../goTo.ts';
import { places } from '#src/overview/pagePlaces.ts';
import type { Task } from './tasks.ts';

interface TaskListProps {
  readonly tasks: readonly Task[];
  /** Civil date. */
  readonly today: string;
  /** The day of the next thing that is due or asked; null if there is none. */
  readonly next: string | null;
  readonly status: ProfileStatus;
  /** The date of a report that shows what the bureaus’ answers left; null if there is none. */
  readonly seen: string | null;
}

/** What to do now, one line each. A line leads to where it is done. */
export function TaskList({ tasks, today, next, status, seen }: TaskListProps) {
  const { t } = useLingui();
  const wordsOf = useTaskWords();
  if (tasks.length === 0) {
    const day = next === null ? null : shownDate(next);
    const report = seen === null ? '' : shownDate(seen);
    return (
      <Box as="p" color="quiet">
        {day === null && status === 'Needs Review' && seen !== null ? (
          <Trans>Every dispute with a bureau is decided. The report dated {report} shows what is left.</Trans>
        ) : day === null && status === 'Needs Review' ? (
          <Trans>Every dispute with a bureau is decided. A newer report shows what is left.</Trans>
        ) : day === null ? (
          <Trans>Nothing needs your attention.</Trans>
        ) : (
          <Trans>Nothing needs your attention before {day}.</Trans>
        )}
      </Box>
    );
  }
  return (
    <Box as="ul" listStyleType="none" aria-label={t`What to do now`}>
      {tasks.map((task) => {
        const { what, details, when } = wordsOf(task, today);
        return (
          <Box as="li" key={task.kind} borderColor="edge" _notFirst={{ borderTopWidth: '1px' }}>
            <Line
              type="button"
              onClick={() => {
                // Not everything that waits has a cell of its own.
                if (!goTo(task.target)) goTo(`#${places.results}`);
              }}
            >
              <WorkMark
                group={task.kind === 'toChange' ? 'decision' : groupOf({ ...task, kind: task.kind }, today)}
              />
              <Box gridArea="what" minW="0" overflowWrap="anywhere">
                {what}{' '}
                <Box as="span" color="quiet" display={{ base: 'block', md: 'inline' }}>
                  <Facts of={details} />
                </Box>
              </Box>
              <Box
                gridArea="when"
                color="quiet"
                fontVariantNumeric="tabular-nums"
                whiteSpace={{ md: 'nowrap' }}
              >
                {when}
              </Box>
              <Box gridArea="way" color="quiet">
                <ChevronRight size={16} aria-hidden />
              </Box>
            </Line>
          </Box>
        );
      })}
    </Box>
  );
}

function useTaskWords() {
  const { t } = useLingui();
  const wordsOf = useWorkWords();
  return (task: Task, today: string) => {
    const { kind, count, recipient, isAssumed = false } = task;
    if (kind !== 'toChange') return wordsOf({ ...task, kind, scan: null, isAssumed }, today);
    const many = t`${plural(count, { one: '# letter', other: '# letters' })}`;
    return {
      what: t`Don’t mail these letters as they are.`,
      details: [recipient, many].filter((part) => part !== null),
      when: '',
    };
  };
}

const Line = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1rem minmax(0, 1fr) auto', md: '1rem minmax(0, 1fr) auto 1rem' },
    gridTemplateAreas: { base: '"mark what way" "mark when way"', md: '"mark what when way"' },
    columnGap: { base: 'min({spacing.3}, 4vw)', md: '3' },
    alignItems: 'center',
    width: 'full',
    minH: { base: '11', lg: '9' },
    py: '1.5',
    px: '2',
    mx: '-2',
    borderRadius: 'sm',
    fontSize: 'sm',
    lineHeight: 'tight',
    color: 'ink',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'hovered' },
  },
});
