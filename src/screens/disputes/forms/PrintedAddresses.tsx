import { Box, Stack } from '@chakra-ui/react';
import { Plural } from '@lingui/react/macro';
import type { DisputeLetter } from '#contract/disputes.ts';

interface PrintedAddressesProps {
  readonly letters: readonly Pick<DisputeLetter, 'recipient' | 'address'>[];
}

/** The addresses on letters that came back, to be compared with the envelopes. */
export function PrintedAddresses({ letters }: PrintedAddressesProps) {
  const places = [
    ...new Set(
      letters.flatMap(({ recipient: { name }, address = [] }) =>
        address.length === 0 ? [] : [[name, ...address].join('\n')],
      ),
    ),
  ];
  if (places.length === 0) return null;
  return (
    <Box>
      <Box as="p" color="quiet" fontSize="sm" mb="1">
        <Plural value={places.length} one="Address in the letter:" other="Addresses in the letters:" />
      </Box>
      <Stack gap="2">
        {places.map((place) => (
          <Box as="address" key={place} fontStyle="normal" whiteSpace="pre-line" overflowWrap="anywhere">
            {place}
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
