import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { providersPlace } from '#src/overview/pagePlaces.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Card } from '#src/ui/Surface.tsx';

/** What the end means, and what would begin another round. */
export function FinishedCard({ profileId }: { readonly profileId: string }) {
  return (
    <Card borderRadius="xl" px="5" py="4">
      <Box as="h2" fontSize={{ base: '2xl', md: 'xl' }}>
        <Trans>Your disputes are finished</Trans>
      </Box>
      <Box as="p" mt="1.5" mb="4" color="quiet" textWrap="pretty" maxW="44rem">
        <Trans>
          No answer from a bureau is due. If something negative comes back, a newer report shows it, and the
          next letters can be written from that report.
        </Trans>
      </Box>
      <ButtonLink to="/edit-profile/$profileId" params={{ profileId }} hash={providersPlace}>
        <Trans>Refresh report</Trans>
      </ButtonLink>
    </Card>
  );
}
