import { Box, chakra, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DisputeLetter } from '#contract/disputes.ts';
import type { StepOffer } from '#contract/nextSteps.ts';
import { disputeParts } from '#src/overview/disputeParts.ts';
import { Segments } from '#src/ui/Segments.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { useWide } from '#src/ui/useWide.ts';
import type { Open } from '../opened.ts';
import { DisputeCell } from './DisputeCell.tsx';
import { belongs, columnsOf, type Row, type ShownRows, shownRows } from './rows.ts';

interface DisputeTableProps {
  readonly rows: readonly Row[];
  readonly letters: readonly DisputeLetter[];
  readonly offers: readonly StepOffer[];
  /** Civil date. */
  readonly today: string;
  readonly onOpen: Open;
}

/** Item by recipient by round: what happened to it, what is due, and who acts next. On a phone, a card per item. */
export function DisputeTable({ rows, letters, offers, today, onOpen }: DisputeTableProps) {
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
    <Card id={disputeParts.items} scrollMarginTop={{ base: '8rem', md: '5.5rem' }}>
      <CardTitle>
        <Trans>Results by item</Trans>
      </CardTitle>
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
    </Card>
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

function Narrow({ rows, ...shared }: RowsProps) {
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {rows.map(({ subject, heading, courses }) => (
        <Box as="li" key={subject} border="1px solid" borderColor="edge" borderRadius="md" p="3">
          <Box as="h3" fontWeight="strong" mb="2" overflowWrap="anywhere">
            {heading}
          </Box>
          <Stack gap="3">
            {courses.map((course) => (
              <div key={course.recipient.id}>
                <Box fontSize="sm" color="quiet" mb="0.5">
                  {course.recipient.kind === 'bureau' ? course.recipient.id : course.recipient.name}
                </Box>
                <DisputeCell course={course} heading={heading} {...shared} />
              </div>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
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
