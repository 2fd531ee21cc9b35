import { Box, chakra, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { DisputeCell } from './DisputeCell.tsx';
import type { ItemsProps } from './ItemCards.tsx';
import { columnsOf } from './rows.ts';
import { ItemName, useItemName } from '#src/ui/ItemName.tsx';

/** Item by recipient, with all that can be done about each. */
export function ItemTable({ rows, ...shared }: ItemsProps) {
  const nameOf = useItemName();
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
                <th scope="row">
                  <ItemName heading={heading} />
                </th>
                {columns.map(({ id }) => {
                  const course = courses.find(({ recipient }) => recipient.id === id);
                  return (
                    <td key={id}>
                      {course === undefined ? (
                        <Box color="quiet" fontSize="sm">
                          <Trans>Not disputed</Trans>
                        </Box>
                      ) : (
                        <DisputeCell course={course} heading={nameOf(heading)} {...shared} />
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
                          <DisputeCell course={course} heading={nameOf(heading)} {...shared} />
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
