import { Box, chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { OutcomeRow } from '#contract/outcomes.ts';
import { useLanguage } from '#src/ui/useLanguage.ts';

/** The share with its interval; below 20 decided, that there are too few. */
export function RateCell({ row: { rate, counts, decided } }: { readonly row: OutcomeRow }) {
  const language = useLanguage();
  if (rate === null) {
    return (
      <Box as="span" color="quiet">
        {decided === 0 ? '–' : <Trans>Too few for a share</Trans>}
      </Box>
    );
  }
  const percent = new Intl.NumberFormat(`${language}-US`, { style: 'percent' });
  const [share, low, high] = [rate.rate, rate.low, rate.high].map((each) => percent.format(each));
  const good = counts.deleted + counts.corrected;
  return (
    <Box>
      <chakra.span fontWeight="strong">{share}</chakra.span>{' '}
      <chakra.span color="quiet">
        <Trans>
          {good} of {decided} decided
        </Trans>
      </chakra.span>
      <Interval {...rate} />
      <chakra.span color="quiet" fontSize="xs" whiteSpace="nowrap">
        <Trans>
          {low} to {high} (95%)
        </Trans>
      </chakra.span>
    </Box>
  );
}

/** The interval on a line from 0 to 100%. The words next to it say the same. */
function Interval({ rate, low, high }: NonNullable<OutcomeRow['rate']>) {
  const at = (share: number) => `${(share * 100).toFixed(1)}%`;
  return (
    <chakra.svg width="full" maxW="9rem" height="10px" display="block" my="1" aria-hidden>
      <chakra.line x1="0" x2="100%" y1="5" y2="5" stroke="fieldEdge" strokeWidth="1" />
      <chakra.line x1={at(low)} x2={at(high)} y1="5" y2="5" stroke="accent" strokeWidth="4" />
      <chakra.line x1={at(rate)} x2={at(rate)} y1="0" y2="10" stroke="ink" strokeWidth="2" />
    </chakra.svg>
  );
}
