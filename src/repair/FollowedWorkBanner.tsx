import { Box, Flex } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ClientWork } from '#contract/clientWork.ts';
import { Spinner } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/Surface.tsx';

function Doing({ kind, provider: known }: Pick<ClientWork, 'kind' | 'provider'>) {
  const provider: string = known ?? '';
  if (kind === 'letters') return <Trans>Writing letters…</Trans>;
  if (kind === 'refreshing') return <Trans>Refreshing the report from {provider}…</Trans>;
  return <Trans>Connecting {provider}…</Trans>;
}

/** What the server is doing for this client since before the page opened. */
export function FollowedWorkBanner({ work }: { readonly work: ClientWork }) {
  return (
    <Banner tone="info">
      <Flex gap="3" align="center">
        <Spinner />
        <Box>
          <Box as="p" fontWeight="strong">
            <Doing {...work} />
          </Box>
          <p>
            <Trans>This continues even if you leave the page.</Trans>
          </p>
        </Box>
      </Flex>
    </Banner>
  );
}
