import { Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountClosing } from '#contract/accountClosing.ts';
import { Actions } from '#src/ui/Actions.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { momentOf, shownDate } from '#src/ui/dates.ts';
import { Banner } from '#src/ui/Surface.tsx';

interface ObstaclesProps {
  readonly account: AccountClosing;
  readonly onCheck: () => void;
}

/** Why the account can't be closed now. */
export function Obstacles({ account: { profiles, orderOpenUntil }, onCheck }: ObstaclesProps) {
  const { i18n } = useLingui();
  return (
    <Stack gap="4">
      {profiles.map(({ id, hold }) =>
        hold === null ? null : (
          <Banner key={id} tone="warning">
            <Trans>
              Your profile has been on legal hold since {shownDate(hold.at)}. Reason: {hold.reason}
            </Trans>
          </Banner>
        ),
      )}
      {orderOpenUntil === null ? null : (
        <Banner tone="warning">
          <Trans>
            You began a purchase that isn’t finished. Finish or cancel it on the card page. After{' '}
            {momentOf(orderOpenUntil, i18n.locale)} you can close your account anyway.
          </Trans>
        </Banner>
      )}
      <Actions>
        <Button onClick={onCheck}>
          <Trans>Check again</Trans>
        </Button>
        <ButtonLink to="/settings" look="plain">
          <Trans>Keep my account</Trans>
        </ButtonLink>
      </Actions>
    </Stack>
  );
}
