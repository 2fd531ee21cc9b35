import { Trans } from '@lingui/react/macro';
import type { ContractStanding } from '#contract/clientContract.ts';
import { shownDate } from '#src/ui/dates.ts';

/** What a contract that permits nothing yet keeps from being done. */
export function ContractWords({ contract: { state, opensOn } }: { readonly contract: ContractStanding }) {
  if (opensOn !== null)
    return (
      <Trans>
        The client can still cancel the contract. Letters can be generated, ordered, and recorded as mailed
        from {shownDate(opensOn)} on.
      </Trans>
    );
  return state === 'canceled' ? (
    <Trans>
      The client canceled the contract. Letters can’t be generated, ordered, or mailed until there is a new
      one. What was ordered or mailed before can still be recorded.
    </Trans>
  ) : (
    <Trans>
      No contract is signed yet. Letters can’t be generated, ordered, or recorded as mailed until three
      business days after it is.
    </Trans>
  );
}
