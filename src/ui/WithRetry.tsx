import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { WithButton } from './WithButton.tsx';

interface WithRetryProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** What did not work, with a button that tries it again. */
export function WithRetry({ onRetry, children }: WithRetryProps) {
  return (
    <WithButton
      button={
        <Button size="small" onClick={onRetry}>
          <Trans>Try Again</Trans>
        </Button>
      }
    >
      {children}
    </WithButton>
  );
}
