import { chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ProfileGuard } from '#src/profile/useProfileGuard.ts';
import { RetryBanner } from '#src/failures/RetryBanner.tsx';
import { Skeleton } from '#src/ui/Surface.tsx';

interface ProfileGateProps {
  readonly guard: ProfileGuard;
  /** The form behind the gate. */
  readonly children: ReactNode;
}

/** Shows the form once it is known that the person may create a profile. */
export function ProfileGate({ guard, children }: ProfileGateProps) {
  const state = useSelector(guard, (snapshot) => snapshot);
  if (state.matches('allowed')) return children;
  if (state.matches('failed')) {
    return (
      <RetryBanner failure={state.context.failure} onRetry={() => guard.send({ type: 'check.retry' })} />
    );
  }
  // The explanation is shown on the existing profile's page, not here.
  if (!state.matches('checking') && !state.matches('redirecting')) return null;
  return (
    <chakra.div display="grid" gap="3">
      <chakra.p role="status" color="quiet">
        {state.matches('checking') ? (
          <Trans>Checking for an existing profile…</Trans>
        ) : (
          <Trans>Opening profile…</Trans>
        )}
      </chakra.p>
      <Skeleton height="24rem" />
    </chakra.div>
  );
}
