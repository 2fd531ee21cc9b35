import { useLingui } from '@lingui/react/macro';
import type { Basis } from '#contract/disputeEvents.ts';

/** What shows that something happened on a day, in words. */
export function useBasisNames(): Readonly<Record<Basis, string>> {
  const { t } = useLingui();
  return {
    receipt: t`Receipt`,
    scan: t`Carrier’s delivery scan`,
    portal: t`Confirmed online`,
    letter: t`The recipient’s own letter`,
    client: t`Stated, no document`,
    assumed: t`Assumed`,
  };
}
