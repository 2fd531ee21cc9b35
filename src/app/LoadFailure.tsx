import { Box, chakra, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { CallFailed } from '#contract/failures.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonRecipe } from '#src/ui/theme/recipes.ts';
import { NotFound } from './NotFound.tsx';

/** A page that could not be read. What does not exist is not found; everything else can be tried again. */
export function LoadFailure({ error }: ErrorComponentProps) {
  if (error instanceof CallFailed && error.code === 'notFound') return <NotFound />;
  if (error instanceof CallFailed && error.code === 'wrongHost') {
    // Nothing of the product stands around it: it is the whole page.
    return (
      <main>
        <Stack align="center" gap="4" p="8" textAlign="center" role="alert">
          <Box as="h1" fontSize="xl">
            <Trans>Your account belongs to another address</Trans>
          </Box>
          <Away look="solid" href={error.detail}>
            {error.detail}
          </Away>
        </Stack>
      </main>
    );
  }
  return (
    <Stack align="center" gap="4" p="8" textAlign="center" role="alert">
      <Box as="h1" fontSize="xl">
        <Trans>An unknown error occurred!</Trans>
      </Box>
      <Button look="outline" onClick={() => window.location.reload()}>
        <Trans>Try Again</Trans>
      </Button>
    </Stack>
  );
}

/** Leads out of the application and looks like its buttons. */
const Away = chakra('a', buttonRecipe);
