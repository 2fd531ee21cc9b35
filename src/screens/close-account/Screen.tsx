import { Box, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { AccountClosing } from '#contract/accountClosing.ts';
import { ProfileCopy } from '#src/profile/ProfileCopy.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { ClosingForm } from './ClosingForm.tsx';
import { Ends } from './Ends.tsx';
import { Points } from './Points.tsx';
import { useAccountClosing } from './useAccountClosing.ts';

interface CloseAccountScreenProps {
  readonly userId: string;
  readonly account: AccountClosing;
}

/** What closing the account means, and closing it. */
export function CloseAccountScreen({ userId, account }: CloseAccountScreenProps) {
  const isPrevented = account.orderOpenUntil !== null || account.profiles.some(({ hold }) => hold !== null);
  const closing = (
    <Closing key={String(isPrevented)} userId={userId} account={account} isPrevented={isPrevented} />
  );
  return (
    <Stack gap="5" data-narrow>
      {isPrevented ? closing : null}
      <Card>
        <CardTitle>
          <Trans>What is erased</Trans>
        </CardTitle>
        <Box color="quiet" mb="2">
          <Trans>All of this is erased at once and can’t be restored:</Trans>
        </Box>
        <Points>
          <li>
            <Trans>
              Your profile with its Social Security number, identity documents, credit reports, letters, and
              history. That includes letters you paid for.
            </Trans>
          </li>
          <li>
            <Trans>
              The sign-in for a credit report provider that you saved here. Your membership there continues,
              so cancel it there if you don’t need it.
            </Trans>
          </li>
          <li>
            <Trans>
              Links to your letters. A print shop can’t get letters that it hasn’t downloaded yet.
            </Trans>
          </li>
          {account.keepsSignIn ? null : (
            <li>
              <Trans>
                Your sign-in here, on every device. You can sign up again with the same address and get a new,
                empty account.
              </Trans>
            </li>
          )}
        </Points>
      </Card>
      <Card>
        <CardTitle>
          <Trans>What is kept</Trans>
        </CardTitle>
        <Points>
          <li>
            <Trans>
              Records of your payments, with date, amount, and order number, because money has to be accounted
              for.
            </Trans>
          </li>
          <li>
            <Trans>
              The record of who opened or changed what, and when, so that misuse can still be found. It has
              internet addresses, but not your name.
            </Trans>
          </li>
          <li>
            <Trans>
              Encrypted backups. Their keys are to be deleted within 30 days, and then no one can read them.
            </Trans>
          </li>
          {account.keepsSignIn ? (
            <li>
              <Trans>
                Your sign-in, because it belongs to another service. It opens nothing here any longer, so
                delete it there if you don’t need it. After 30 days, it can open a new, empty account here.
              </Trans>
            </li>
          ) : null}
        </Points>
      </Card>
      <Ends account={account} />
      {account.profiles.map(({ id }) => (
        <Card key={id}>
          <CardTitle>
            <Trans>Download a copy first</Trans>
          </CardTitle>
          <Box color="quiet" mb="4">
            <Trans>
              One ZIP file with everything stored about your profile. It contains the full Social Security
              number, so keep it in a safe place.
            </Trans>
          </Box>
          <ProfileCopy profileId={id} />
        </Card>
      ))}
      {isPrevented ? null : closing}
    </Stack>
  );
}

/** A new one when an obstacle came or went. */
function Closing({
  userId,
  account,
  isPrevented,
}: CloseAccountScreenProps & { readonly isPrevented: boolean }) {
  return <ClosingForm work={useAccountClosing(userId, isPrevented)} account={account} />;
}
