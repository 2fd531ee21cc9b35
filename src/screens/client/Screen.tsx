import { Box, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Missing } from '#src/profile/Missing.tsx';
import { useRequireSession } from '#src/session/useSession.ts';
import { Actions } from '#src/ui/Actions.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Banner, Card, CardTitle } from '#src/ui/Surface.tsx';
import { ClientFrame } from './ClientFrame.tsx';
import type { ClientPage } from './load.ts';
import { OwnDataForm } from './OwnDataForm.tsx';
import { OwnPage } from './OwnPage.tsx';

interface ClientScreenProps extends Omit<ClientPage, 'closed'> {
  readonly clientKey: string;
  /** Stays in sight above the page. */
  readonly banner: ReactNode;
}

/** Where the link sent to a client leads: who is asking for the information, then the form. */
export function ClientScreen({ clientKey, banner, invitation, own }: ClientScreenProps) {
  const requireSession = useRequireSession();
  const { agency } = invitation;
  return (
    <ClientFrame invitation={invitation} signedIn={own !== null} banner={banner}>
      <Stack gap="5">
        {own === null || own.disputes.letters.length === 0 ? null : (
          <OwnPage clientKey={clientKey} agency={agency} disputes={own.disputes} />
        )}
        <Card>
          <CardTitle>
            {own?.data.complete === true ? (
              <Trans>Your information</Trans>
            ) : (
              <Trans>{agency} needs your information</Trans>
            )}
          </CardTitle>
          <Stack gap="4" align="start">
            {own?.data.complete === true ? null : (
              <Box textWrap="pretty">
                <Trans>
                  To work on your credit reports, {agency} needs your personal information and photos of three
                  documents. They’re used for letters to the credit bureaus and your creditors.
                </Trans>{' '}
                <Trans>
                  Copies of the documents go to the credit bureaus. A creditor or debt collector gets one only
                  if {agency} adds it to a letter, and never the Social Security card.
                </Trans>
              </Box>
            )}
            {own === null ? (
              <>
                <Box color="quiet" textWrap="pretty">
                  <Trans>
                    Sign in, or sign up with your email address. After that, only you can use this link. To
                    return to this page, sign in.
                  </Trans>
                </Box>
                <Actions width="full">
                  <Button look="solid" onClick={() => requireSession(`/client/${clientKey}`)}>
                    <Trans>Continue</Trans>
                  </Button>
                </Actions>
              </>
            ) : null}
            {own === null ? null : (
              <Missing
                data={own.data}
                whenNone={
                  <Banner tone="success">
                    <Trans>Thank you. {agency} has everything they need from you for now.</Trans>
                  </Banner>
                }
              />
            )}
          </Stack>
        </Card>
        {own === null ? null : <OwnData clientKey={clientKey} own={own} />}
      </Stack>
    </ClientFrame>
  );
}

interface OwnDataProps {
  readonly clientKey: string;
  readonly own: NonNullable<ClientPage['own']>;
}

/** The form with the client's information; folded once nothing is missing and there are letters to look at. */
function OwnData({ clientKey, own: { data, states, disputes } }: OwnDataProps) {
  const form = <OwnDataForm clientKey={clientKey} data={data} states={states} />;
  if (!data.complete || disputes.letters.length === 0) return form;
  return <Disclosure summary={<Trans>Change your information</Trans>}>{form}</Disclosure>;
}
