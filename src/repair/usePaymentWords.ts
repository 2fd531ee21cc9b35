import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What people are told who come back from buying to what they had chosen, by how many generations they bought. */
export function usePaymentWords(): (bought: number) => string {
  const { t } = useLingui();
  return (bought) =>
    t`${plural(bought, {
      one: 'Payment received: # generation was added. Anything you chose is still here, and no letters have been generated yet.',
      other:
        'Payment received: # generations were added. Anything you chose is still here, and no letters have been generated yet.',
    })}`;
}
