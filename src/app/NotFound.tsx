import { Box, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';

/** The 404 page: any unknown path, and every page of the other variant. */
export function NotFound() {
  return (
    <Stack as="main" minH="70dvh" align="center" justify="center" gap="4" p="6" textAlign="center">
      <Box as="p" fontSize="3xl" fontWeight="strong" color="accent" aria-hidden>
        404
      </Box>
      <Box as="h1" fontSize="xl">
        <Trans>There is no such page</Trans>
      </Box>
      <Box as="p" color="quiet" maxW="28rem">
        <Trans>The address may be mistyped, or the page belongs to another part of the product.</Trans>
      </Box>
      <ButtonLink to="/">
        <Trans>Go to the start page</Trans>
      </ButtonLink>
    </Stack>
  );
}
