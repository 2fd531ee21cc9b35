import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DisputeLetter } from '#contract/disputes.ts';
import type { Disputes } from '#src/disputes/load.ts';
import { lookOf } from '#src/disputes/stateLooks.ts';
import { BureauHeads } from '#src/ui/BureauHeads.tsx';
import { BureauMark } from '#src/ui/BureauMark.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { useFourColumns } from '#src/ui/useWide.ts';
import { ItemName } from '#src/ui/ItemName.tsx';
import { type Bureau, bureaus } from '#vocabulary/bureaus.ts';
import { answerDue, type Course, type Row, sameDueOf, sameRoundOf } from './rows.ts';
import { useCourseStateName } from './useCourseStateName.ts';

interface MatrixProps {
  readonly rows: readonly Row[];
  readonly disputes: Disputes;
}

const bureauOf = ({ recipient }: Course): Bureau | undefined =>
  bureaus.find((bureau) => bureau === recipient.id);

/**
 * Item by bureau: the newest state of each with its round and date, and below the item that of its creditor. On a phone, a block for each
 * item, in which recipients of one state share a line.
 */
export function DisputeMatrix({ rows, disputes }: MatrixProps) {
  const wide = useFourColumns();
  const letterOf = (id: string) => disputes.letters.find((letter) => letter.id === id);
  const same = { round: sameRoundOf(rows), due: sameDueOf(rows, letterOf) };
  const shown = { rows, letterOf, same, isActive: disputes.activity === 'active' };
  return (
    <>
      <Same {...same} today={disputes.today} />
      {wide ? <Wide {...shown} /> : <Narrow {...shown} />}
    </>
  );
}

/** What is the same for all items, and said once above them; null if it is not. */
interface Shared {
  readonly round: number | null;
  /** Civil date. */
  readonly due: string | null;
}

function Same({ round, due, today }: Shared & { readonly today: string }) {
  const day = due === null ? null : shownDate(due);
  return (
    <Flex as="p" wrap="wrap" columnGap="3" color="quiet" fontSize="sm" mb="2" _empty={{ display: 'none' }}>
      {round === null ? null : (
        <span>
          <Trans>All in round {round}.</Trans>
        </span>
      )}
      {due === null ? null : (
        <span>
          {due < today ? (
            <Trans>Answers were expected by {day}.</Trans>
          ) : (
            <Trans>Answers are due {day}.</Trans>
          )}
        </span>
      )}
    </Flex>
  );
}

interface RowsProps {
  readonly rows: readonly Row[];
  readonly letterOf: (id: string) => DisputeLetter | undefined;
  readonly same: Shared;
  /** Whether work is neither paused nor over. */
  readonly isActive: boolean;
}

function Wide({ rows, letterOf, same, isActive }: RowsProps) {
  const nameOf = useCourseStateName(isActive);
  return (
    <Box overflowX="auto">
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Item</Trans>
            </th>
            <BureauHeads bureaus={bureaus} />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ subject, heading, courses }) => (
            <tr key={subject}>
              <th scope="row">
                <ItemName heading={heading} />
                {courses
                  .filter((course) => bureauOf(course) === undefined)
                  .map((course) => (
                    <Box key={course.recipient.id} color="quiet" fontSize="xs" fontWeight="normal" mt="1">
                      <Trans>Creditor: {nameOf(course, letterOf(course.current.letter))}</Trans>
                    </Box>
                  ))}
              </th>
              {bureaus.map((bureau) => {
                const course = courses.find((each) => bureauOf(each) === bureau);
                return (
                  <td key={bureau}>
                    {course === undefined ? (
                      <Box color="quiet">
                        <Trans>Not disputed</Trans>
                      </Box>
                    ) : (
                      <Cell
                        course={course}
                        letter={letterOf(course.current.letter)}
                        same={same}
                        isActive={isActive}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

function Narrow({ rows, letterOf, same, isActive }: RowsProps) {
  const nameOf = useCourseStateName(isActive);
  const dayOf = useDay();
  const saidOf = (course: Course) => {
    const letter = letterOf(course.current.letter);
    return `${nameOf(course, letter)} ${course.current.round} ${dayOf(course, letter)}`;
  };
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {rows.map(({ subject, heading, courses }) => (
        <Box as="li" key={subject} py="3" borderColor="edge" _notFirst={{ borderTopWidth: '1px' }}>
          <Box as="h3" lang="en" fontSize="sm" fontWeight="strong" overflowWrap="anywhere" mb="1.5">
            <ItemName heading={heading} />
          </Box>
          <Stack gap="2">
            {[...Map.groupBy(courses, saidOf)].map(([said, alike]) =>
              alike
                .slice(0, 1)
                .map((course) => (
                  <Cell
                    key={said}
                    course={course}
                    letter={letterOf(course.current.letter)}
                    same={same}
                    isActive={isActive}
                    recipients={alike}
                  />
                )),
            )}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}

/** Those with whom the same is true, next to each other. */
function Recipients({ courses }: { readonly courses: readonly Course[] }) {
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="3" color="quiet">
      {courses.map((course) => {
        const bureau = bureauOf(course);
        return (
          <Box as="li" key={course.recipient.id} minW="0" overflowWrap="anywhere">
            {bureau === undefined ? null : <BureauMark bureau={bureau} />}
            {bureau ?? course.recipient.name}
          </Box>
        );
      })}
    </Flex>
  );
}

interface CellProps {
  readonly course: Course;
  readonly letter: DisputeLetter | undefined;
  readonly same: Shared;
  /** Whether work is neither paused nor over. */
  readonly isActive: boolean;
  /** With whom it is so, where no column says it. */
  readonly recipients?: readonly Course[];
}

/** The newest state: shape, words, and, unless it is said above, round and the date that matters in it. What waits for a person is colored, too. */
function Cell({ course, letter, same, isActive, recipients }: CellProps) {
  const { t } = useLingui();
  const nameOf = useCourseStateName(isActive);
  const dayOf = useDay();
  const { current } = course;
  const { Icon, tone } = lookOf(current.state, isActive);
  const waits = isActive && current.waitsFor !== null;
  const { round } = current;
  const isDueAbove = answerDue(current, () => letter).includes(same.due ?? '');
  const day = isDueAbove ? '' : dayOf(course, letter);
  return (
    <Box display="grid" gridTemplateColumns="1.25rem minmax(0, 1fr)" gap="2" fontSize="sm">
      <chakra.span color={tone} display="flex" pt="0.5">
        <Icon size={16} aria-hidden />
      </chakra.span>
      <Box minW="0">
        <Box fontWeight={waits ? 'strong' : 'medium'} color={waits ? tone : 'ink'}>
          {nameOf(course, letter)}
        </Box>
        {recipients === undefined ? null : <Recipients courses={recipients} />}
        <Flex color="quiet" fontSize="xs" fontVariantNumeric="tabular-nums" wrap="wrap" columnGap="2">
          {round === same.round ? null : <span>{t`Round ${round}`}</span>}
          {day === '' ? null : <Box whiteSpace="nowrap">{day}</Box>}
        </Flex>
      </Box>
    </Box>
  );
}

/** The date that matters in a state; '' if there is none. */
function useDay(): (course: Course, letter: DisputeLetter | undefined) => string {
  const { t } = useLingui();
  return ({ current: { state, since } }, letter) => {
    const clock = letter?.clock ?? null;
    if (clock !== null && ['investigating', 'questionOpen', 'unanswered'].includes(state)) {
      const day = shownDate(clock.due);
      return state === 'investigating' ? t`due ${day}` : t`was due ${day}`;
    }
    if (clock !== null && state === 'awaitingResult') {
      const day = shownDate(clock.resultBy ?? clock.due);
      return t`result by ${day}`;
    }
    if (state === 'drafted' && letter !== undefined) {
      const day = shownDate(letter.writtenOn);
      return t`written ${day}`;
    }
    return since === null ? '' : shownDate(since);
  };
}

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', py: '2', pe: '3', minW: '0' },
    '& thead th': { color: 'quiet', fontSize: 'sm', fontWeight: 'medium' },
    '& tbody th': { fontSize: 'sm', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& th:first-of-type': { width: '28%' },
    '& tbody tr': { borderTop: '1px solid', borderColor: 'edge' },
    '& td': { fontSize: 'sm' },
  },
});
