import { Trans } from '@lingui/react/macro';
import type { FailureCode } from '#contract/failures.ts';
import type { Failure } from '#machines/failure.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Banner } from '#src/ui/Surface.tsx';

/** Refusals that retrying would not change. */
const lasting: readonly FailureCode[] = [
  'unauthenticated',
  'forbidden',
  'reasonNeeded',
  'notFound',
  'dailyLimit',
];

/** The print shop’s cart did not open. */
export function CartFailed({ failure }: { readonly failure: Failure }) {
  if (lasting.includes(failure.code)) return <FailureBanner failure={failure} />;
  return (
    <Banner tone="danger">
      <Trans>We couldn’t open the print shop. Try again.</Trans>
    </Banner>
  );
}
