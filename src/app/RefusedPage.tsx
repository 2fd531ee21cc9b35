import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, Signpost } from 'lucide-react';
import type { CallError } from '#contract/failures.ts';
import { reload } from '#src/browser/reload.ts';
import { sentenceOf } from '#src/failures/errorMessages.ts';
import { Button } from '#src/ui/Button.tsx';
import { Mark } from './LoadFailure.tsx';
import { Notice } from './Notice.tsx';
import { WrongHost } from './WrongHost.tsx';

/** A page whose data the server refused for a reason that it named. */
export function RefusedPage({ refusal }: { readonly refusal: CallError }) {
  const { i18n } = useLingui();
  if (refusal.code === 'wrongHost') return <WrongHost origin={refusal.detail} />;
  // Support acts for a user without a reason; the bar above the page asks for it, and then the page loads.
  const needsReason = refusal.code === 'reasonNeeded';
  return (
    <Notice
      alert={!needsReason}
      mark={needsReason ? <Mark as={Signpost} color="accent" /> : <Mark as={CircleAlert} color="danger" />}
      title={needsReason ? <Trans>This page needs a reason</Trans> : <Trans>This page didn’t load</Trans>}
      text={
        needsReason ? (
          <Trans>To open it in another person’s account, give a reason at the top of the page.</Trans>
        ) : (
          i18n._(sentenceOf(refusal))
        )
      }
    >
      <Button look="solid" onClick={reload}>
        <Trans>Try Again</Trans>
      </Button>
    </Notice>
  );
}
