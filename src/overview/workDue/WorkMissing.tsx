import { Box, Flex } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Button } from '#src/ui/Button.tsx';

/** Says that the work could not be loaded, and loads the page's data again. */
export function WorkMissing() {
  const router = useRouter();
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Box as="p" flex="1" minW="12rem">
        <Trans>We couldn’t load what’s due.</Trans>
      </Box>
      <Button size="small" onClick={() => void router.invalidate()}>
        <Trans>Try Again</Trans>
      </Button>
    </Flex>
  );
}
