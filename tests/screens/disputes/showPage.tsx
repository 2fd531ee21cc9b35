import { type DisputeCalls, DisputeCallsContext } from '#src/disputes/calls.ts';
import type { Disputes, NewerReport } from '#src/disputes/load.ts';
import type { ContractGate } from '#src/repair/contractGate.ts';
import { DisputesScreen } from '#src/screens/disputes/Screen.tsx';
import { ids } from '#tests/machines/builders.ts';
import { aDispute, anEntry, aReceivedLetter } from '#tests/support/aDispute.ts';
import { disputesOf } from '#tests/support/disputesOf.ts';
import { show } from '../profile/show.tsx';

/** The page of a client with one letter that was received, unless something else is given. */
export function disputesPage(
  change: Partial<Disputes>,
  newer: NewerReport | null = null,
  gate: ContractGate | null = null,
) {
  const disputes = disputesOf({
    today: '2026-11-20',
    letters: [aReceivedLetter()],
    disputes: [aDispute({ state: 'awaitingResult', since: '2026-11-07', next: '2026-11-21' })],
    timeline: [anEntry()],
    ...change,
  });
  return (
    <DisputesScreen
      userId={ids.other}
      profileId={ids.profile}
      newer={newer}
      disputes={disputes}
      gate={gate}
    />
  );
}

export function showPage(
  change: Partial<Disputes>,
  newer: NewerReport | null = null,
  calls?: DisputeCalls,
): ReturnType<typeof show> {
  const screen = disputesPage(change, newer);
  return show(
    calls === undefined ? screen : <DisputeCallsContext value={calls}>{screen}</DisputeCallsContext>,
  );
}
