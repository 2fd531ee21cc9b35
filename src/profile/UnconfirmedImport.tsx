import { Box } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { causes } from '#src/failures/errorMessages.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import type { ProviderConnection } from './useProviderConnection.ts';

/** Says that nobody knows yet whether the last attempt imported a report, and offers to ask the server again. */
export function UnconfirmedImport({ connection }: { readonly connection: ProviderConnection }) {
  const { i18n } = useLingui();
  const state = useSelector(connection, (snapshot) => snapshot);
  const { failure } = state.context;
  if (!state.hasTag('unconfirmed')) return null;
  return (
    <Banner tone={state.matches('unknown') ? 'warning' : 'info'}>
      {state.matches('unknown') ? (
        <Box display="grid" gap="2" justifyItems="start">
          <p>
            <Trans>We don’t know yet whether the report was imported.</Trans>
          </p>
          {failure?.unanswered === undefined ? null : <p>{i18n._(causes[failure.unanswered])}</p>}
          <Button onClick={() => connection.send({ type: 'check.retry' })}>
            <Trans>Try Again</Trans>
          </Button>
        </Box>
      ) : (
        <Trans>Checking whether the report was imported…</Trans>
      )}
    </Banner>
  );
}
