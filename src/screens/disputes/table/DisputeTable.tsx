import { Box, chakra, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DisputeLetter } from '#contract/disputes.ts';
import type { StepOffer } from '#contract/nextSteps.ts';
import { stateLooks } from '#src/disputes/stateLooks.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Segments } from '#src/ui/Segments.tsx';
import { useWide } from '#src/ui/useWide.ts';
import type { Open } from '../opened.ts';
import { AnswerLink } from '../AnswerLink.tsx';
import { PageSection } from '../PageSection.tsx';
import { places } from '#src/overview/disputePlaces.ts';
import { DisputeCell } from './DisputeCell.tsx';
import { useCourseStateName } from './useCourseStateName.ts';
import { belongs, columnsOf, type Course, type Row, type ShownRows, shownRows } from './rows.ts';

interface DisputeTableProps {
  readonly profileId: string;
  readonly rows: readonly Row[];
  readonly letters: readonly DisputeLetter[];
  readonly offers: readonly StepOffer[];
  /** Civil date. */
  readonly today: string;
  readonly onOpen: Open;
}

/** Nothing can be answered before it is mailed. */
const isMailed = ({ courses }: Row): boolean => courses.some(({ current }) => current.state !== 'drafted');

/** Item by recipient by round: what happened to it, what is due, and who acts next. On a phone, a card per item. */
export function DisputeTable({ profileId, rows, letters, offers, today, onOpen }: DisputeTableProps) {
  const { t } = useLingui();
  const wide = useWide();
  const [shown, setShown] = useState<ShownRows>('everything');
  const visible = rows.filter((row) => belongs(row, shown));
  const names: Record<ShownRows, string> = {
    everything: t`Everything`,
    waiting: t`Needs you`,
    open: t`Still open`,
    decided: t`Decided`,
  };
  const labelOf = (value: ShownRows) => `${names[value]} ${rows.filter((row) => belongs(row, value)).length}`;
  const letterOf = (id: string) => letters.find((letter) => letter.id === id);
  const shared = { rows: visible, letterOf, offers, today, onOpen };
  return (
    <PageSection
      place={places.results}
      title={<Trans>Results by item</Trans>}
      action={
        rows.some(isMailed) ? (
          <AnswerLink profileId={profileId} letter={undefined}>
            <Trans>Record an answer</Trans>
          </AnswerLink>
        ) : null
      }
    >
      <Box mb="4">
        <Segments
          legend={t`Which items`}
          value={shown}
          options={shownRows.map((value) => ({ value, label: labelOf(value) }))}
          onChange={setShown}
        />
      </Box>
      {visible.length === 0 ? (
        <Box color="quiet" py="4">
          <Trans>No items here</Trans>
        </Box>
      ) : wide ? (
        <Wide {...shared} />
      ) : (
        <Narrow {...shared} />
      )}
    </PageSection>
  );
}

interface RowsProps {
  readonly rows: readonly Row[];
  readonly letterOf: (id: string) => DisputeLetter | undefined;
  readonly offers: readonly StepOffer[];
  readonly today: string;
  readonly onOpen: Open;
}

function Wide({ rows, ...shared }: RowsProps) {
  const columns = columnsOf(rows);
  const isBureau = (id: string) => columns.some((column) => column.id === id);
  const hasOthers = rows.some(({ courses }) => courses.some(({ recipient }) => !isBureau(recipient.id)));
  return (
    <Box overflowX="auto">
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Item</Trans>
            </th>
            {columns.map(({ id }) => (
              <th key={id} scope="col">
                {id}
              </th>
            ))}
            {hasOthers ? (
              <th scope="col">
                <Trans>Creditors</Trans>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ subject, heading, courses }) => {
            const others = courses.filter(({ recipient }) => !isBureau(recipient.id));
            return (
              <tr key={subject}>
                <th scope="row">{heading}</th>
                {columns.map(({ id }) => {
                  const course = courses.find(({ recipient }) => recipient.id === id);
                  return (
                    <td key={id}>
                      {course === undefined ? (
                        <Box color="quiet" fontSize="sm">
                          <Trans>Not disputed</Trans>
                        </Box>
                      ) : (
                        <DisputeCell course={course} heading={heading} {...shared} />
                      )}
                    </td>
                  );
                })}
                {hasOthers ? (
                  <td>
                    <Stack gap="3">
                      {others.map((course) => (
                        <div key={course.recipient.id}>
                          <Box fontSize="sm" color="quiet" overflowWrap="anywhere">
                            {course.recipient.name}
                          </Box>
                          <DisputeCell course={course} heading={heading} {...shared} />
                        </div>
                      ))}
                    </Stack>
                  </td>
                ) : null}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Box>
  );
}

/** A card for each item. What waits for nobody is folded to a line for each state. */
function Narrow({ rows, ...shared }: RowsProps) {
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {rows.map(({ subject, heading, courses }) => {
        const waits = ({ current }: Course) => current.waitsFor !== null;
        const [asking, quiet] = [courses.filter(waits), courses.filter((course) => !waits(course))];
        const title = (
          <Box as="h3" fontSize="md" color="ink" fontWeight="strong" overflowWrap="anywhere">
            {heading}
          </Box>
        );
        return (
          <Box as="li" key={subject} border="1px solid" borderColor="edge" borderRadius="md" p="3">
            {asking.length === 0 ? null : (
              <>
                {title}
                <Cells heading={heading} courses={asking} {...shared} />
              </>
            )}
            {quiet.length === 0 ? null : (
              <Disclosure
                summary={
                  <>
                    {asking.length === 0 ? title : null}
                    <States courses={quiet} letterOf={shared.letterOf} />
                  </>
                }
              >
                <Cells heading={heading} courses={quiet} {...shared} />
              </Disclosure>
            )}
          </Box>
        );
      })}
    </Stack>
  );
}

interface CellsProps extends Omit<RowsProps, 'rows'> {
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
function States({ courses, letterOf }: Pick<CellsProps, 'courses' | 'letterOf'>) {
  const { t } = useLingui();
  const nameOfState = useCourseStateName();
  return [...Map.groupBy(courses, (course) => nameOfState(course, letterOf(course.current.letter)))].map(
    ([state, same]) => {
      const { Icon, tone } = stateLooks[same[0]?.current.state ?? 'drafted'];
      const dues = same.flatMap(({ current }) =>
        current.state === 'investigating' ? (letterOf(current.letter)?.clock?.due ?? []) : [],
      );
      const due = dues.toSorted()[0];
      const day = due === undefined ? '' : shownDate(due);
      return (
        <Box key={state} display="grid" gridTemplateColumns="1rem minmax(0, 1fr)" gap="2" mt="1">
          <Box color={tone} pt="0.5">
            <Icon size={16} aria-hidden />
          </Box>
          <span>
            <Box as="span" color="ink">
              {state}
            </Box>
            {`: ${same.map(nameOf).join(', ')}`}
            {day === '' ? null : ` · ${t`Due ${day}`}`}
          </span>
        </Box>
      );
    },
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', px: '3', py: '3', minW: '10rem' },
    '& th:first-of-type': { ps: '0' },
    '& tbody tr': { borderTop: '1px solid', borderColor: 'edge' },
    '& thead th': { color: 'quiet', fontSize: 'sm', fontWeight: 'strong', pt: '0' },
    '& tbody th': { fontWeight: 'medium', overflowWrap: 'anywhere' },
  },
});
