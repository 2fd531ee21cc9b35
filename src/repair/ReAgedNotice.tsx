import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { shownDate } from '#src/ui/dates.ts';
import { Banner } from '#src/ui/Surface.tsx';

interface ReAgedNoticeProps {
  /** Civil dates of two reports. */
  readonly before: string;
  readonly now: string;
}

/** A date of first delinquency that moved later. There can be a reason, so this only asks to look at it. */
export function ReAgedNotice({ before, now }: ReAgedNoticeProps) {
  const [from, to] = [shownDate(before), shownDate(now)];
  return (
    <Box mt="2" maxW="44rem">
      <Banner tone="warning">
        <Box fontWeight="strong">
          <Trans>
            The first delinquency moved from {from} to {to}.
          </Trans>
        </Box>
        <Trans>
          How long a debt may be reported is counted from this date. No month paid on time in between explains
          the change, but there may be a reason. Check it.
        </Trans>
      </Banner>
    </Box>
  );
}
