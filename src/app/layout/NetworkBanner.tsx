import { Box, chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CloudOff } from 'lucide-react';
import { type NetworkStatus, useNetworkStatus } from './useNetworkStatus.ts';

/** Starts watching the connection. It is loaded ahead, because without a connection it couldn't be. */
export default function NetworkBanner() {
  return <NetworkStatusBanner status={useNetworkStatus()} />;
}

/** Says that the server can't be reached, and what becomes of what was typed. The region is there before it speaks. */
export function NetworkStatusBanner({ status }: { readonly status: NetworkStatus }) {
  const isLost = useSelector(status, (state) => state.hasTag('lost'));
  const isOffline = useSelector(status, (state) => state.matches('offline'));
  const isReturning = useSelector(status, (state) => state.matches('returning'));
  return (
    // By itself, too: in a very small window, the header scrolls away.
    <Box role="status" data-network position="sticky" top="0" zIndex="5">
      {isLost ? (
        <Line>
          <Box flexShrink="0" pt="0.5">
            <CloudOff size={18} aria-hidden />
          </Box>
          <span>
            <strong>
              {isOffline ? (
                <Trans>You’re offline.</Trans>
              ) : isReturning ? (
                <Trans>Checking the connection…</Trans>
              ) : (
                <Trans>Redress can’t be reached.</Trans>
              )}
            </strong>{' '}
            <Trans>
              What you typed stays here while this page is open. Save it once the connection is back.
            </Trans>
          </span>
        </Line>
      ) : null}
    </Box>
  );
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    gap: '2.5',
    px: { base: '4', md: '6' },
    py: '2',
    bg: 'orangeSoft',
    color: 'ink',
    fontSize: 'sm',
    borderBottom: '1px solid',
    borderColor: 'edge',
  },
});
