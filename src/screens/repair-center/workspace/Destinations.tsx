import { Box, Flex, Grid } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { offeredDestinations } from '#machines/manualSelection.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { CardTitle } from '#src/ui/Surface.tsx';
import { CreditorNotice } from '../CreditorNotice.tsx';
import type { ManualChoice } from '../workflows.ts';

/** Where the letters go: the bureaus, and on request creditors and collectors, of which there are many. */
export function Destinations({ choice }: { readonly choice: ManualChoice }) {
  const context = useSelector(choice, (snapshot) => snapshot.context);
  const offered = offeredDestinations(context);
  const furnishers = offered.filter(({ kind }) => kind === 'furnisher');
  const total = furnishers.length;
  const count = furnishers.filter(({ id }) => context.selectedDestinations.includes(id)).length;
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
      <Flex wrap="wrap" columnGap="3" rowGap="1">
        {offered.filter(({ kind }) => kind === 'bureau').map(box)}
      </Flex>
      {furnishers.length > 0 ? (
        <Box mt="1">
          <Disclosure
            summary={
              <>
                <Trans>Creditors and collectors</Trans>{' '}
                <Trans>
                  ({count} of {total})
                </Trans>
              </>
            }
          >
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
          </Disclosure>
        </Box>
      ) : (
        <Box as="p" mt="1" fontSize="sm" color="quiet">
          <Trans>
            The report has no addresses of creditors or collectors, so no letters can be written to them. The
            bureaus pass disputes on to them.
          </Trans>
        </Box>
      )}
    </>
  );
}
