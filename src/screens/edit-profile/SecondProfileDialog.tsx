import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ProfileGuard } from '#src/profile/useProfileGuard.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

/** Shown over a consumer's profile when they tried to create a second one. */
export function SecondProfileDialog({ guard }: { readonly guard: ProfileGuard }) {
  const { t } = useLingui();
  const state = useSelector(guard, (snapshot) => snapshot);
  const leave = () => guard.send({ type: 'dashboard.open' });
  return (
    <Dialog
      open={state.matches('explaining') || state.matches('leaving')}
      onClose={leave}
      title={t`You are not allowed to create multiple profiles!`}
      width="narrow"
      busy={state.hasTag('busy')}
      footer={
        <Button look="solid" data-first-focus busy={state.hasTag('busy')} onClick={leave}>
          <Trans>Go to Dashboard</Trans>
        </Button>
      }
    >
      <p>
        <Trans>If you want to make the new profile, Delete the previous one and come back again!</Trans>
      </p>
    </Dialog>
  );
}
