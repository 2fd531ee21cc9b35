import { Box, Grid, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { offeredDestinations } from '#machines/manualSelection.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { CardTitle } from '#src/ui/Surface.tsx';
import { CreditorNotice } from '../CreditorNotice.tsx';
import type { ManualChoice } from '../workflows.ts';

/** Where the letters go. */
export function Destinations({ choice }: { readonly choice: ManualChoice }) {
  const context = useSelector(choice, (snapshot) => snapshot.context);
  const offered = offeredDestinations(context);
  const furnishers = offered.filter(({ kind }) => kind === 'furnisher');
  const box = ({ id, name }: { id: string; name: string }) => (
    <Checkbox
      key={id}
      checked={context.selectedDestinations.includes(id)}
      onChange={() => choice.send({ type: 'destination.toggle', id })}
    >
      {name}
    </Checkbox>
  );
  return (
    <>
      <CardTitle>
        <Trans>Destinations</Trans>
      </CardTitle>
      <Stack gap="1">{offered.filter(({ kind }) => kind === 'bureau').map(box)}</Stack>
      {furnishers.length > 0 ? (
        <Box mt="4">
          <Box as="h3" fontSize="md" mb="2">
            <Trans>Creditors and collectors</Trans>
          </Box>
          <CreditorNotice />
          <Grid
            mt="2"
            columnGap="4"
            rowGap="1"
            templateColumns={{
              base: 'minmax(0, 1fr)',
              md: 'repeat(2, minmax(0, 1fr))',
              xl: 'minmax(0, 1fr)',
            }}
          >
            {furnishers.map(box)}
          </Grid>
        </Box>
      ) : null}
    </>
  );
}
