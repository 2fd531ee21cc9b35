import { useLingui } from '@lingui/react/macro';
import type { SendingWay } from '#contract/disputeEvents.ts';

/** How a letter, or what it says, reached its recipient, in words. */
export function useWayNames(): Readonly<Record<SendingWay, string>> {
  const { t } = useLingui();
  return {
    firstClass: t`First-class mail`,
    certified: t`Certified mail`,
    tracked: t`Other mail with tracking`,
    online: t`Online, without a letter`,
    phone: t`By phone`,
    fax: t`By fax`,
  };
}
