import { Trans } from '@lingui/react/macro';
import type { Failure } from '#machines/failure.ts';
import { FailureBanner } from './FailureBanner.tsx';
import { Banner } from '#src/ui/Surface.tsx';

/** Why an entry wasn't saved, in words that fit an entry: someone else may have changed what counts. */
export function EntryFailure({ failure }: { readonly failure: Failure }) {
  if (failure.code !== 'changedMeanwhile') return <FailureBanner failure={failure} />;
  return (
    <Banner tone="danger">
      <Trans>
        Someone else changed what is recorded after you opened this page, so this wasn’t saved. Reload the
        page to see what counts now.
      </Trans>
    </Banner>
  );
}
