import { Box, chakra } from '@chakra-ui/react';
import { Plural } from '@lingui/react/macro';
import type { OutcomeRow } from '#contract/outcomes.ts';
import { useLanguage } from '#src/ui/useLanguage.ts';

/** The median days to an answer, of how many answers, and how many of these count from an assumed receipt. */
export function DaysCell({ row: { measured } }: { readonly row: OutcomeRow }) {
  const language = useLanguage();
  const { medianDays, answers, assumed } = measured;
  if (medianDays === null) return <chakra.span color="quiet">–</chakra.span>;
  return (
    <>
      {new Intl.NumberFormat(`${language}-US`).format(medianDays)}
      <Box color="quiet" fontSize="xs" whiteSpace="nowrap">
        <Plural value={answers} one="# answer" other="# answers" />
        {assumed === 0 ? null : (
          <Box>
            <Plural value={assumed} one="# assumed" other="# assumed" />
          </Box>
        )}
      </Box>
    </>
  );
}
