import { Trans } from '@lingui/react/macro';
import { type ContractStanding, permitsService } from '#contract/clientContract.ts';
import { contractStandingOn } from '#disputes/clientContract.ts';
import { useContractGate } from '#src/repair/contractGate.ts';
import { shownDate } from '#src/ui/dates.ts';
import { Banner } from '#src/ui/Surface.tsx';
import type { Recording } from '../opened.ts';

/** Where the contract was on the day on which letters left, if it permitted nothing then; null otherwise, as on the server. */
export function useHeldDay({ kind, corrected }: Recording, on: string): ContractStanding | null {
  const gate = useContractGate();
  if (gate === null || (kind !== 'mailed' && kind !== 'ordered') || on === '') return null;
  if (corrected?.event.kind === kind && corrected.event.on === on) return null;
  const standing = contractStandingOn(gate.entries, on);
  return permitsService(standing.state) ? null : standing;
}

/** Whether the client canceled the contract on that day: only what was done before can be recorded (docs/decisions/0177). */
export function useIsCancellationDay({ kind }: Recording, on: string): boolean {
  const gate = useContractGate();
  if (kind !== 'mailed' && kind !== 'ordered') return false;
  return gate?.entries.some((entry) => entry.step === 'canceled' && entry.on === on) ?? false;
}

/** That the day of the cancellation is only for what was done before it. */
export function BeforeCancellation() {
  return (
    <Banner tone="warning">
      <Trans>
        The client canceled the contract on this day. Record here only what was ordered or mailed before that.
      </Trans>
    </Banner>
  );
}

interface HeldDayProps {
  readonly standing: ContractStanding;
  /** Civil date. */
  readonly on: string;
}

/** Why letters can't have left on this day. */
export function HeldDay({ standing: { state, opensOn }, on }: HeldDayProps) {
  const day = shownDate(on);
  return (
    <Banner tone="warning">
      {opensOn !== null ? (
        <Trans>
          On {day}, the client could still cancel the contract. Letters can be ordered and mailed from{' '}
          {shownDate(opensOn)} on.
        </Trans>
      ) : state === 'canceled' ? (
        <Trans>
          By {day}, the client had canceled the contract, so letters can’t be recorded as ordered or mailed on
          that day.
        </Trans>
      ) : (
        <Trans>
          On {day}, no contract was signed yet, so letters can’t be recorded as ordered or mailed on that day.
        </Trans>
      )}
    </Banner>
  );
}
