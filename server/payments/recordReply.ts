import type { Settled, Settlement, StoredPayment } from '#server/store/payments.ts';
import type { Step } from '#server/store/store.ts';

/** Records a trusted reply to an order. The generations of a paid order and its notification come with it. */
export async function recordReply(
  step: Step,
  payment: StoredPayment,
  settlement: Settlement,
): Promise<Settled> {
  const settled = await step.payments.settle(payment, settlement);
  if (settled !== 'recorded' || settlement.outcome !== 'paid') return settled;
  const { accountId, count } = payment;
  await step.ledger.grant({ accountId, count, reason: 'purchase', reference: `payment:${payment.id}` });
  await step.notifications.add(accountId, {
    type: 'positive',
    code: 'purchasePaid',
    params: { count: String(count) },
    profileId: null,
  });
  return settled;
}
