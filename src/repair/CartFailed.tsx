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
  'contractNotOpen',
  'dailyLimit',
];

/** The print shop’s cart did not open. */
export function CartFailed({ failure }: { readonly failure: Failure }) {
  if (lasting.includes(failure.code)) return <FailureBanner failure={failure} />;
  if (failure.code === 'changedMeanwhile')
    return (
      <Banner tone="danger">
        <Trans>
          Nothing was ordered: some of these letters have been mailed or ordered since you opened this page.
        </Trans>
      </Banner>
    );
  return (
    <Banner tone="danger">
      <Trans>We couldn’t open the print shop. Try again.</Trans>
    </Banner>
  );
}
