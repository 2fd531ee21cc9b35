import { Box, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { AccountClosing } from '#contract/accountClosing.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Actions } from '#src/ui/Actions.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Banner, Card, CardTitle } from '#src/ui/Surface.tsx';
import { Obstacles } from './Obstacles.tsx';
import type { AccountClosingWork } from './useAccountClosing.ts';

interface ClosingFormProps {
  readonly work: AccountClosingWork;
  readonly account: AccountClosing;
}

/** The confirmation, and the result of it; or what prevents the closing. */
export function ClosingForm({ work, account }: ClosingFormProps) {
  const state = useSelector(work, (snapshot) => snapshot);
  const { confirmationTo } = account;
  const busy = state.hasTag('busy') || state.matches('closed');
  const isAgreed = state.hasTag('agreed') || state.matches('closed');
  return (
    <Card>
      <CardTitle>
        {state.matches('prevented') ? (
          <Trans>Your account can’t be closed now</Trans>
        ) : (
          <Trans>Your decision</Trans>
        )}
      </CardTitle>
      {state.matches('prevented') ? (
        <Obstacles account={account} onCheck={() => work.send({ type: 'obstacle.check' })} />
      ) : (
        <Stack gap="4">
          <Box color="quiet">
            <Trans>
              If you signed in more than five minutes ago, we first ask you to sign in again in a small
              window. That way, no one else can close your account on a device that you left open.
            </Trans>
          </Box>
          <Box color="quiet">
            {confirmationTo === null ? (
              <Trans>You won’t get an email about it, because you haven’t confirmed your address.</Trans>
            ) : (
              <Trans>We’ll confirm it with an email to {confirmationTo}.</Trans>
            )}
          </Box>
          <Checkbox
            checked={isAgreed}
            disabled={busy || state.matches({ agreed: 'unknown' })}
            onChange={(checked) => work.send({ type: checked ? 'consent.give' : 'consent.withdraw' })}
          >
            <Trans>I understand that everything in my account is erased and can’t be restored.</Trans>
          </Checkbox>
          <Outcome work={work} />
          <Actions>
            <Button
              look="danger"
              busy={busy}
              disabled={!state.can({ type: 'closing.confirm' })}
              onClick={() => work.send({ type: 'closing.confirm' })}
            >
              <Trans>Close my account</Trans>
            </Button>
            {/* It may be too late. */}
            {state.matches({ agreed: 'unknown' }) ? null : (
              <ButtonLink to="/settings" look="plain">
                <Trans>Keep my account</Trans>
              </ButtonLink>
            )}
          </Actions>
        </Stack>
      )}
    </Card>
  );
}

/** The result of the last attempt. */
function Outcome({ work }: Pick<ClosingFormProps, 'work'>) {
  const state = useSelector(work, (snapshot) => snapshot);
  const { failure } = state.context;
  if (state.matches('closed'))
    return (
      <Banner tone="success">
        <Trans>Your account is closed.</Trans>
      </Banner>
    );
  if (state.matches({ agreed: 'notFresh' }))
    return (
      <Banner tone="warning">
        <Trans>You didn’t finish signing in again, so nothing was changed.</Trans>
      </Banner>
    );
  if (state.matches({ agreed: 'unknown' }))
    return (
      <Banner tone="danger">
        <Trans>
          No answer came, so we don’t know whether your account was closed. Press the button again: that’s
          safe, even if it’s closed already.
        </Trans>
      </Banner>
    );
  if (!state.matches({ agreed: 'refused' }) || failure === null) return null;
  if (failure.code !== 'onHold') return <FailureBanner failure={failure} />;
  return (
    <Banner tone="danger">
      <Trans>A legal hold was placed on your profile, so it can’t be erased. Nothing was changed.</Trans>
    </Banner>
  );
}
