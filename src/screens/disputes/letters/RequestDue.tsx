import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { LetterRequest, RequestState } from '#contract/requests.ts';
import { shownDate } from '#src/ui/dates.ts';

const running: ReadonlySet<RequestState> = new Set(['received', 'awaitingAnswer', 'questionOpen']);

/** The last day to answer a request; nothing where the law sets none, or it is over. */
export function RequestDue({ request: { clock, state } }: { readonly request: LetterRequest }) {
  if (clock === null || !running.has(state)) return null;
  const due = shownDate(clock.due);
  return (
    <Box fontSize="sm" fontVariantNumeric="tabular-nums">
      {state === 'received' ? <Trans>Due {due}</Trans> : <Trans>Was due {due}</Trans>}
    </Box>
  );
}
