import type { Bureau } from '#contract/shapes.ts';
import { keepDraft, readDraft, repairSlot } from '#src/browser/drafts.ts';

interface ToDispute {
  readonly userId: string;
  readonly profileId: string;
  readonly reportId: string;
  readonly accountId: string;
  readonly bureau: Bureau;
}

/**
 * Chooses an account and the bureau that lists it, as if a person had done so in the Repair Center and come back. Letters that have
 * been ordered and whose end is unknown stay what they are: the Repair Center asks for them first.
 */
export function disputeAccount({ userId, profileId, reportId, accountId, bureau }: ToDispute): void {
  const slot = repairSlot(userId, profileId);
  if (readDraft(slot)?.pending === true) return;
  keepDraft(slot, {
    mode: 'manual',
    reportId,
    choice: { kind: 'manual', key: '', selectedAccounts: [accountId], destinations: [bureau], bureau },
    pending: false,
  });
}
