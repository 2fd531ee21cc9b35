import { Box, Flex, Stack } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { shownDate } from '#src/ui/dates.ts';
import type { PrintLinks } from './load.ts';

type Opening = PrintLinks['openings'][number];

const sameIn = ({ at, mail, confirmed, file }: Opening) => [shownDate(at), mail, confirmed, file].join(' ');

/** Who outside the account downloaded what, newest first. What one person repeats on a day is one line. */
export function Openings({ openings }: { readonly openings: readonly Opening[] }) {
  if (openings.length === 0) return null;
  return (
    <Stack as="ol" gap="1" listStyleType="none" fontSize="sm">
      {[...Map.groupBy(openings, sameIn)].map(([key, [first, ...more]]) =>
        first === undefined ? null : <Line key={key} opening={first} times={more.length + 1} />,
      )}
    </Stack>
  );
}

interface LineProps {
  readonly opening: Opening;
  readonly times: number;
}

function Line({ opening: { at, mail, confirmed, file }, times }: LineProps) {
  return (
    <Flex as="li" gap="3">
      <Box color="quiet" flexShrink="0" fontVariantNumeric="tabular-nums">
        {shownDate(at)}
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        {file === 'csv' ? (
          <Plural
            value={times}
            one={`${mail} downloaded the list`}
            other={`${mail} downloaded the list # times`}
          />
        ) : (
          <Plural
            value={times}
            one={`${mail} downloaded the letters`}
            other={`${mail} downloaded the letters # times`}
          />
        )}
        {confirmed ? null : (
          <Box color="quiet">
            <Trans>This address has not been confirmed.</Trans>
          </Box>
        )}
      </Box>
    </Flex>
  );
}
