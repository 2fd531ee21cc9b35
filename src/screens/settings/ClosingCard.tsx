import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';

/** The way to closing the account. The next page says everything about it. */
export function ClosingCard() {
  return (
    <Card>
      <CardTitle>
        <Trans>Close your account</Trans>
      </CardTitle>
      <Box color="quiet" mb="4">
        <Trans>
          This erases your profile with its reports, documents, and letters. You’ll first see what is erased
          and what is kept.
        </Trans>
      </Box>
      <ButtonLink to="/close-account" width={{ base: 'full', sm: 'auto' }}>
        <Trans>See what closing means</Trans>
      </ButtonLink>
    </Card>
  );
}
