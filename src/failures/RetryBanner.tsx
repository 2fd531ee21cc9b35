import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { Failure } from '#machines/failure.ts';
import { Banner } from '#src/ui/Surface.tsx';
import { WithRetry } from '#src/ui/WithRetry.tsx';
import { causeOf } from './errorMessages.ts';
import { FailureBanner } from './FailureBanner.tsx';

interface RetryBannerProps {
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}

/**
 * Something that a page needs could not be loaded: the specified sentence, the cause if it is known, and a retry. What someone else
 * has deleted would not come back.
 */
export function RetryBanner({ failure, onRetry }: RetryBannerProps) {
  const { i18n } = useLingui();
  if (failure?.code === 'notFound') return <FailureBanner failure={failure} />;
  const cause = causeOf(failure);
  return (
    <Banner tone="danger">
      <WithRetry onRetry={onRetry}>
        <span>
          <Trans>An unknown error occurred!</Trans>
        </span>
        {cause === null ? null : ` ${i18n._(cause)}`}
      </WithRetry>
    </Banner>
  );
}
