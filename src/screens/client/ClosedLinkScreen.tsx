import { Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSignOut } from '#src/session/useSession.ts';
import { Actions } from '#src/ui/Actions.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { ClientFrame } from './ClientFrame.tsx';
import type { ClosedLink } from './load.ts';

interface ClosedLinkScreenProps extends ClosedLink {
  readonly signedIn: boolean;
  /** Stays in sight above the page. */
  readonly banner: ReactNode;
}

/** A client's link that leads nowhere: why that may be, and what helps. */
export function ClosedLinkScreen({ closed, invitation, hasHome, signedIn, banner }: ClosedLinkScreenProps) {
  const signOut = useSignOut();
  const agency = invitation?.agency ?? '';
  return (
    <ClientFrame invitation={invitation} signedIn={signedIn} banner={banner}>
      <Card>
        <CardTitle>
          {closed === 'ended' ? (
            <Trans>This link no longer works</Trans>
          ) : (
            <Trans>This link was first used with another sign-in</Trans>
          )}
        </CardTitle>
        <Stack gap="3" textWrap="pretty">
          {closed === 'ended' ? (
            <p>
              <Trans>
                It may have expired, or the agency that sent it may have closed it or sent you a newer one.
                Ask the agency for a new link. If you typed or copied the address, check that it’s complete.
              </Trans>
            </p>
          ) : (
            <>
              <p>
                <Trans>Only the person who used it first can open it.</Trans>
              </p>
              <p>
                <Trans>
                  If that was you, sign out here, and sign in with the email address that you used then.
                  Otherwise, ask {agency} for a link of your own.
                </Trans>
              </p>
            </>
          )}
          {closed === 'others' || hasHome ? (
            <Actions width="full">
              {hasHome ? (
                <ButtonLink to="/" look={closed === 'ended' ? 'solid' : 'outline'}>
                  <Trans>Go to the home page</Trans>
                </ButtonLink>
              ) : null}
              {closed === 'others' ? (
                <Button look="solid" onClick={signOut}>
                  <Trans>Sign out</Trans>
                </Button>
              ) : null}
            </Actions>
          ) : null}
        </Stack>
      </Card>
    </ClientFrame>
  );
}
