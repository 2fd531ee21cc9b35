import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { WithRetry } from '#src/ui/WithRetry.tsx';

/** Says that the work could not be loaded, and loads the page's data again. */
export function WorkMissing() {
  const router = useRouter();
  return (
    <WithRetry onRetry={() => void router.invalidate()}>
      <p>
        <Trans>We couldn’t load what’s due.</Trans>
      </p>
    </WithRetry>
  );
}
