import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { Disputes } from '#src/disputes/load.ts';
import { DisputeMatrix } from '#src/screens/disputes/table/DisputeMatrix.tsx';
import { rowsOf } from '#src/screens/disputes/table/rows.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';

/** How many items are shown before the others are asked for. */
const shownItems = 5;

/** How each item stands, bureau by bureau, once a letter was mailed. */
export function ItemsCard({ disputes }: { readonly disputes: Disputes }) {
  const rows = rowsOf(disputes.disputes);
  if (rows.length === 0 || disputes.letters.every(({ mailed }) => mailed === null)) return null;
  const others = rows.length - shownItems;
  return (
    <Card>
      <CardTitle>
        <Trans>Your results</Trans>
      </CardTitle>
      <DisputeMatrix rows={rows.slice(0, shownItems)} disputes={disputes} />
      {others > 0 ? (
        <Box mt="2">
          <Disclosure summary={<Trans>{others} more</Trans>}>
            <DisputeMatrix rows={rows.slice(shownItems)} disputes={disputes} />
          </Disclosure>
        </Box>
      ) : null}
    </Card>
  );
}
