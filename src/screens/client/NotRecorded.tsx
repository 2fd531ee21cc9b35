import { Trans } from '@lingui/react/macro';
import type { Failure } from '#machines/failure.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Banner } from '#src/ui/Surface.tsx';

/** Why nothing was recorded about a letter, in words that fit a letter. */
export function NotRecorded({ failure }: { readonly failure: Failure | null }) {
  if (failure === null) return null;
  if (failure.code === 'changedMeanwhile')
    return (
      <Banner tone="danger">
        <Trans>
          This letter was mailed, changed, or written again in the meantime, so nothing was recorded. Close it
          and open it again.
        </Trans>
      </Banner>
    );
  if (failure.code === 'nothingToDispute')
    return (
      <Banner tone="danger">
        <Trans>Nothing would be left of this letter. If you don’t want it sent, request a change.</Trans>
      </Banner>
    );
  if (failure.code === 'unprintableName')
    return (
      <Banner tone="danger">
        <Trans>
          Your name, your address, or your signature contains characters we can’t print. Use Latin, Greek, or
          Cyrillic characters instead.
        </Trans>
      </Banner>
    );
  if (failure.code === 'unreadableEnclosure')
    return (
      <Banner tone="danger">
        <Trans>
          A file that this letter encloses can’t be printed. Tell the agency that it has to be replaced.
        </Trans>
      </Banner>
    );
  return <FailureBanner failure={failure} />;
}
