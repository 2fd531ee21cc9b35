import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { type ComponentType, useEffect, useState } from 'react';
import { loadLater } from '../loadLater.ts';

const loadBanner = async (): Promise<ComponentType> => (await import('./NetworkBanner.tsx')).default;

/**
 * Says that the connection is lost. The code for it comes after the first screen, and is tried again until it is there: nobody
 * has asked for it. On a page that lost its connection before that, the browser's word is enough.
 */
export function LateNetworkBanner({ load = loadBanner }) {
  const [Banner, setBanner] = useState<ComponentType | null>(null);
  const [isOffline, setOffline] = useState(false);
  useEffect(
    () =>
      loadLater({
        load,
        onLoaded: (loaded) => setBanner(() => loaded),
        onFailure: () => setOffline(!navigator.onLine),
      }),
    [load],
  );
  if (Banner !== null) return <Banner />;
  return (
    <Box role="status" px="4" py={isOffline ? '2' : '0'} bg="orangeSoft">
      {isOffline ? <Trans>You’re offline.</Trans> : null}
    </Box>
  );
}
