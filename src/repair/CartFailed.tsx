import { Trans } from '@lingui/react/macro';
import type { Failure } from '#machines/failure.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Banner } from '#src/ui/Surface.tsx';

/** The print shop’s cart did not open. */
export function CartFailed({ failure }: { readonly failure: Failure }) {
  if (failure.code === 'dailyLimit') return <FailureBanner failure={failure} />;
  return (
    <Banner tone="danger">
      <Trans>We couldn’t open the print shop. Try again.</Trans>
    </Banner>
  );
}
