import { Box, chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { isEmbedded } from '#src/browser/embeddedIdentity.ts';
import { buttonRecipe } from '#src/ui/theme/recipes.ts';
import { useLanguage } from '#src/ui/useLanguage.ts';
import { Card, CardTitle } from '#src/ui/Surface.tsx';

/** The page belongs to the sign-in, not to the application, so this is not one of its own links. */
const PageLink = chakra('a', buttonRecipe);

/** Where people change how they sign in. */
export function SecurityCard() {
  const language = useLanguage();
  return (
    <Card>
      <CardTitle>
        <Trans>Sign-in and security</Trans>
      </CardTitle>
      {isEmbedded() ? (
        <>
          <Box color="quiet" mb="4">
            <Trans>
              Change your password, add a passkey or an authenticator app, and see where you’re signed in. If
              you signed in more than five minutes ago, we first ask you to sign in again.
            </Trans>
          </Box>
          <PageLink
            href={`/identity/account?language=${language}`}
            // As wide as the other buttons of the page on a phone.
            width={{ base: 'full', sm: 'auto' }}
          >
            <Trans>Your account’s security</Trans>
          </PageLink>
        </>
      ) : (
        <Box color="quiet">
          <Trans>
            Your organization’s sign-in service manages your password, second factor, and signed-in browsers.
          </Trans>
        </Box>
      )}
    </Card>
  );
}
