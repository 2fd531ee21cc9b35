import { Box, chakra, Stack } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import type { DisputeLetter } from '#contract/disputes.ts';
import type { StepOffer } from '#contract/nextSteps.ts';
import { stateLooks } from '#src/disputes/stateLooks.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { ItemName, useItemName } from '#src/ui/ItemName.tsx';
import type { Open } from '../opened.ts';
import { DisputeCell } from './DisputeCell.tsx';
import { type Course, dueWhileInvestigating, type LetterQuestion, type Row } from './rows.ts';
import { useCourseStateName } from './useCourseStateName.ts';

export interface ItemsProps {
  readonly rows: readonly Row[];
  readonly letterOf: (id: string) => DisputeLetter | undefined;
  readonly offers: readonly StepOffer[];
  readonly today: string;
  /** What is asked about letters, above the items. */
  readonly questions: readonly LetterQuestion[];
  /** The day that an answer about every item is due, which the list says once; null if there are several. */
  readonly sameDue: string | null;
  readonly onOpen: Open;
}

/** A card for each item. What waits for nobody is folded to a line for each state. */
export function ItemCards({ rows, ...shared }: ItemsProps) {
  const itemName = useItemName();
  return (
    <Box as="ul" listStyleType="none">
      {rows.map(({ subject, heading, courses }) => {
        const waits = ({ current }: Course) => current.waitsFor !== null;
        const [asking, quiet] = [courses.filter(waits), courses.filter((course) => !waits(course))];
        const title = (
          <Box
            as="h4"
            minW="0"
            color="ink"
            fontSize="sm"
            // What asks nothing stands back.
            fontWeight={asking.length === 0 ? 'medium' : 'strong'}
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
                        css={asking.length === 0 ? { 'details[open] > summary &': { display: 'none' } } : {}}
                      >
                        <States courses={quiet} letterOf={shared.letterOf} sameDue={shared.sameDue} />
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

/** Where an item is with several recipients, in short: each state once, with whom, and the first day that an answer is due. */
function States({ courses, letterOf, sameDue }: Pick<CellsProps, 'courses' | 'letterOf' | 'sameDue'>) {
  const { t } = useLingui();
  const nameOfState = useCourseStateName();
  return [...Map.groupBy(courses, (course) => nameOfState(course, letterOf(course.current.letter)))].map(
    ([state, same]) => {
      const { Icon, tone } = stateLooks[same[0]?.current.state ?? 'drafted'];
      const dues = new Set(same.flatMap(({ current }) => dueWhileInvestigating(current, letterOf)));
      const [due] = [...dues].toSorted();
      const day = due === undefined || due === sameDue ? '' : shownDate(due);
      return (
        <Box
          key={state}
          display="grid"
          gridTemplateColumns="1rem minmax(0, 1fr)"
          gap="2"
          _notFirst={{ mt: '1' }}
        >
          <Box color={tone} pt="0.5">
            <Icon size={16} aria-hidden />
          </Box>
          {/* What is next to the list finds its line by this text. */}
          <Box as="span" alignSelf="baseline">
            <Box as="span" color="ink">
              {state}
            </Box>
            {`: ${same.map(nameOf).join(', ')}`}
            {day === '' ? null : ` · ${dues.size > 1 ? t`First due ${day}` : t`Due ${day}`}`}
          </Box>
        </Box>
      );
    },
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
