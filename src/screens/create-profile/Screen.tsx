import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { State } from '#contract/profiles.ts';
import type { Variant } from '#contract/shapes.ts';
import { useProfileGuard } from '#src/profile/guardDoor.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState, Skeleton } from '#src/ui/Surface.tsx';
import { NewProfileForm } from './NewProfileForm.tsx';

interface CreateProfileScreenProps {
  readonly variant: Variant;
  readonly states: readonly State[];
  readonly userId: string;
}

/** A new profile, once it is known that the person may make one. */
export function CreateProfileScreen({ variant, states, userId }: CreateProfileScreenProps) {
  const guard = useProfileGuard(variant, false);
  const state = useSelector(guard, (snapshot) => snapshot);
  if (state.matches('allowed')) return <NewProfileForm variant={variant} states={states} userId={userId} />;
  if (!state.matches('failed')) return <Skeleton height="24rem" />;
  return (
    <EmptyState title={<Trans>An unknown error occurred!</Trans>}>
      <Button onClick={() => guard.send({ type: 'check.retry' })}>
        <Trans>Try Again</Trans>
      </Button>
    </EmptyState>
  );
}
