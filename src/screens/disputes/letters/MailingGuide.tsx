import { Box, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Card } from '#src/ui/Surface.tsx';

/** How to mail letters so that the mailing can be proven. */
export function MailingGuide() {
  return (
    <Card py={{ base: '2', md: '3' }}>
      <Disclosure
        summary={
          <Box as="span" fontWeight="medium" color="ink">
            <Trans>How to mail letters so that you can prove it</Trans>
          </Box>
        }
      >
        <Stack as="ol" gap="1.5" ps="5" mt="2" listStyleType="decimal" maxW="46rem">
          <li>
            <Trans>
              The person who sends it reads and signs each letter. Put its enclosures in the same envelope.
            </Trans>
          </li>
          <li>
            <Trans>Keep a copy of the signed letter and of everything enclosed.</Trans>
          </li>
          <li>
            <Trans>
              Ask at the post office for certified mail with return receipt, one letter per envelope.
            </Trans>
          </li>
          <li>
            <Trans>Take a photo of each receipt and save its tracking number.</Trans>
          </li>
          <li>
            <Trans>Record the mailing here the same day. Keep the return receipt when it comes back.</Trans>
          </li>
        </Stack>
        <Box as="h3" fontWeight="strong" mt="4" mb="1">
          <Trans>Filling in the certified mail forms</Trans>
        </Box>
        <Box as="p" maxW="46rem">
          <Trans>
            On the receipt (PS Form 3800) and the return receipt card (PS Form 3811), copy the recipient’s
            name and address lines exactly as they are at the top of the letter. The sender’s name and address
            are the ones in the letter, too. The tracking number is on the label: 20 or 22 digits, usually
            starting with 9 or 7. Type it here without spaces.
          </Trans>{' '}
          <Trans>“List for certified mail” prints all of this for a set of letters.</Trans>
        </Box>
      </Disclosure>
    </Card>
  );
}
