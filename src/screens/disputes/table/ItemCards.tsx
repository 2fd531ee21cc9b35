import { Box, chakra, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DisputeLetter } from '#contract/disputes.ts';
import type { StepOffer } from '#contract/nextSteps.ts';
import { lookOf } from '#src/disputes/stateLooks.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { ItemName, useItemName } from '#src/ui/ItemName.tsx';
import type { Open } from '../opened.ts';
import { DisputeCell } from './DisputeCell.tsx';
import {
  answerDue,
  commonCourses,
  type Course,
  isQuestionAbove,
  isWithBureau,
  type LetterQuestion,
  type Row,
  sameDueOf,
} from './rows.ts';
import { useCourseStateName } from './useCourseStateName.ts';

export interface ItemsProps {
  readonly rows: readonly Row[];
  readonly letterOf: (id: string) => DisputeLetter | undefined;
  readonly offers: readonly StepOffer[];
  readonly today: string;
  /** Whether work is neither paused nor over: otherwise nothing is to be decided. */
  readonly isActive: boolean;
  /** What is asked about letters, above the items. */
  readonly questions: readonly LetterQuestion[];
  readonly onOpen: Open;
}

/** A card for each item. What is asked nowhere, or above, is folded to a line for each state; what all have in common is said once. */
export function ItemCards({ rows, ...shared }: ItemsProps) {
  const { letterOf, questions, today, isActive } = shared;
  const itemName = useItemName();
  const nameOfState = useCourseStateName(isActive);
  const asks = ({ current }: Course) => current.waitsFor !== null && !isQuestionAbove(current, questions);
  const folded = rows.map((row) => ({ ...row, courses: row.courses.filter((course) => !asks(course)) }));
  const common = commonCourses(rows, (course) => nameOfState(course, letterOf(course.current.letter)), asks);
  const sameDue = sameDueOf(folded, letterOf);
  return (
    <>
      <Common courses={common} sameDue={sameDue} letterOf={letterOf} today={today} isActive={isActive} />
      <Box as="ul" listStyleType="none">
        {rows.map(({ subject, heading, courses }) => {
          const [asking, quiet] = [courses.filter(asks), courses.filter((course) => !asks(course))];
          const title = (
            <Box
              as="h4"
              minW="0"
              color="ink"
              fontSize="sm"
              // What asks nothing stands back.
              fontWeight={courses.some(({ current }) => current.waitsFor !== null) ? 'strong' : 'medium'}
              overflowWrap="anywhere"
            >
              <ItemName heading={heading} />
            </Box>
          );
          return (
            <Box as="li" key={subject} borderTopWidth="1px" borderColor="edge" py="2">
              {asking.length === 0 ? null : (
                <>
                  {title}
                  <Cells heading={itemName(heading)} courses={asking} {...shared} />
                </>
              )}
              {quiet.length === 0 ? null : (
                <Box mt={asking.length === 0 ? '0' : '2'}>
                  <Disclosure
                    summary={
                      <Folded>
                        {asking.length === 0 ? title : null}
                        {/* Open, it would say what is below it. Below what asks, it is the whole label and stays. */}
                        <Box
                          minW="0"
                          css={
                            asking.length === 0 ? { 'details[open] > summary &': { display: 'none' } } : {}
                          }
                        >
                          <States
                            heading={heading}
                            courses={quiet}
                            common={common}
                            letterOf={letterOf}
                            sameDue={sameDue}
                            isActive={isActive}
                          />
                        </Box>
                      </Folded>
                    }
                  >
                    <Cells heading={itemName(heading)} courses={quiet} {...shared} />
                  </Disclosure>
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </>
  );
}

interface CommonProps extends Pick<ItemsProps, 'letterOf' | 'today' | 'isActive'> {
  /** A course for each state that all items are in. */
  readonly courses: readonly Course[];
  /** The day that an answer about every item is due; null if there are several. */
  readonly sameDue: string | null;
}

/** What all items of a list have in common, above them: first the one day that matters. */
function Common({ courses, sameDue, letterOf, today, isActive }: CommonProps) {
  const nameOfState = useCourseStateName(isActive);
  const day = sameDue === null ? null : shownDate(sameDue);
  return (
    <Stack gap="1" mb="3" color="quiet" fontSize="sm" _empty={{ display: 'none' }}>
      {sameDue === null ? null : (
        <Box as="p" color="ink" fontSize="md" fontWeight="strong">
          {sameDue < today ? (
            <Trans>Answers were expected by {day}.</Trans>
          ) : (
            <Trans>Answers are due {day}.</Trans>
          )}
        </Box>
      )}
      {courses.map((course) => {
        const state = nameOfState(course, letterOf(course.current.letter));
        return (
          <Marked key={state} course={course} isActive={isActive}>
            {isWithBureau(course) ? state : <Trans>Creditors: {state}</Trans>}
          </Marked>
        );
      })}
    </Stack>
  );
}

interface CellsProps extends Omit<ItemsProps, 'rows'> {
  readonly heading: string;
  readonly courses: readonly Course[];
}

function Cells({ courses, ...shared }: CellsProps) {
  return (
    <Stack gap="3" mt="2">
      {courses.map((course) => (
        <div key={course.recipient.id}>
          <Box fontSize="sm" color="quiet" mb="0.5">
            {nameOf(course)}
          </Box>
          <DisputeCell course={course} {...shared} />
        </div>
      ))}
    </Stack>
  );
}

const nameOf = ({ recipient: { kind, id, name } }: Course): string => (kind === 'bureau' ? id : name);

interface StatesProps extends Pick<CommonProps, 'letterOf' | 'sameDue' | 'isActive'> {
  readonly heading: string;
  readonly courses: readonly Course[];
  readonly common: readonly Course[];
}

/** Where an item is with several recipients, in short: each state once, with whom, and the first day that an answer is due. */
function States({ heading, courses, common, letterOf, sameDue, isActive }: StatesProps) {
  const { t } = useLingui();
  const nameOfState = useCourseStateName(isActive);
  // Said above.
  const isCommon = (course: Course) => common.some((one) => isWithBureau(one) === isWithBureau(course));
  // Whose account it is says its name.
  const shortName = (course: Course) =>
    !isWithBureau(course) && heading.startsWith(nameOf(course)) ? t`creditor` : nameOf(course);
  const byState = Map.groupBy(courses, (course) =>
    isCommon(course) ? '' : nameOfState(course, letterOf(course.current.letter)),
  );
  return [...byState].map(([state, same]) => {
    const [first] = same;
    const names = same.map(shortName).join(', ');
    const dues = new Set(same.flatMap(({ current }) => answerDue(current, letterOf)));
    const [due] = [...dues].toSorted();
    const day = due === undefined || due === sameDue ? '' : shownDate(due);
    const isOver = first?.current.state !== 'investigating';
    const said = isOver ? t`Was due ${day}` : dues.size > 1 ? t`First due ${day}` : t`Due ${day}`;
    const rest = <Facts of={[names, day === '' ? null : said]} />;
    if (first === undefined || state === '') return <Box key={state}>{rest}</Box>;
    return (
      <Marked key={state} course={first} isActive={isActive}>
        <Box
          as="span"
          color={first.current.waitsFor === null ? 'ink' : lookOf(first.current.state, isActive).tone}
        >
          {state}
        </Box>
        {state.endsWith('?') ? ' ' : ': '}
        {rest}
      </Marked>
    );
  });
}

interface MarkedProps extends Pick<CommonProps, 'isActive'> {
  readonly course: Course;
  readonly children: ReactNode;
}

/** A line that begins with the mark of a state. */
function Marked({ course, isActive, children }: MarkedProps) {
  const { Icon, tone } = lookOf(course.current.state, isActive);
  return (
    <Box display="grid" gridTemplateColumns="1rem minmax(0, 1fr)" gap="2" _notFirst={{ mt: '1' }}>
      <Box color={tone} pt="0.5">
        <Icon size={16} aria-hidden />
      </Box>
      {/* What is next to the list finds its line by this text. */}
      <Box as="span" alignSelf="baseline">
        {children}
      </Box>
    </Box>
  );
}

/** The item's name, and next to it, where there is room, where it is. */
const Folded = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
    columnGap: '6',
    rowGap: '1',
    width: 'full',
    py: '0.5',
  },
});
