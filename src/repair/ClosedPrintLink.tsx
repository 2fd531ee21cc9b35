import { Trans } from '@lingui/react/macro';
import { Banner } from '#src/ui/Surface.tsx';

/** What a print shop sees once its link was revoked or has expired, and for a link that never was one. */
export const ClosedPrintLink = () => (
  <Banner tone="danger">
    <Trans>
      This print link isn’t valid or is no longer active. Ask the person who sent it for a new one.
    </Trans>
  </Banner>
);
