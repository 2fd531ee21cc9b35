import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Button } from '#src/ui/Button.tsx';
import { WithButton } from '#src/ui/WithButton.tsx';

/** Says that the work could not be loaded, and loads the page's data again. */
export function WorkMissing() {
  const router = useRouter();
  return (
    <WithButton
      button={
        <Button size="small" onClick={() => void router.invalidate()}>
          <Trans>Try Again</Trans>
        </Button>
      }
    >
      <p>
        <Trans>We couldn’t load what’s due.</Trans>
      </p>
    </WithButton>
  );
}
