import { Box, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { OlderEntries } from './useOlderEntries.ts';

/** Loads the next part of a log; nothing once all of a short log is shown. */
export function ShowOlder<Entry>({ older }: { readonly older: OlderEntries<Entry> }) {
  const { value, context } = useSelector(older, (snapshot) => snapshot);
  if (value === 'whole') {
    if (context.entries.length === 0) return null;
    return (
      // The button that had the focus is gone.
      <Box mt="3" color="quiet" tabIndex={-1} ref={(node: HTMLElement | null) => node?.focus()}>
        <Trans>There are no older entries.</Trans>
      </Box>
    );
  }
  return (
    <Stack mt="3" gap="3" align="start">
      {value === 'failed' && context.failure !== null ? <FailureBanner failure={context.failure} /> : null}
      <Button size="small" busy={value === 'loading'} onClick={() => older.send({ type: 'entries.more' })}>
        <Trans>Show older entries</Trans>
      </Button>
    </Stack>
  );
}
