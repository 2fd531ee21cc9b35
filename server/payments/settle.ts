import { CallError } from '#contract/failures.ts';
import type { PaymentEnd, PaymentReply } from '#contract/payment.ts';
import type { Services } from '#server/services.ts';
import { recordReply } from './recordReply.ts';
import { closedProvider } from '#server/store/closedAccounts.ts';
import { forAccount } from '#server/store/wall.ts';

/** Receives why a reply was not trusted, that an order was charged twice, or that one was paid after its account was closed; contains no personal data. */
export type Suspect = (reason: string) => void;

/**
 * Processes a reply from any source: trusted by its signature, compared with the order it names, recorded once.
 * `accountId` belongs to the person asking, and is null for the provider's server. Throws `paymentUnverified` if the
 * provider did not sign the reply or it does not match the order, and `notFound` for an order that belongs to
 * another account.
 */
export async function settle(
  { store, cards }: Pick<Services, 'store' | 'cards'>,
  reply: PaymentReply,
  accountId: string | null,
  suspect: Suspect,
): Promise<PaymentEnd> {
  const refuse = (reason: string): CallError => {
    suspect(reason);
    return new CallError('paymentUnverified');
  };
  const verified = cards.verify(reply);
  if (typeof verified === 'string') throw refuse(verified);

  const payment = await store.payments.find(verified.reference, verified.transactionUuid);
  if (payment === null || (accountId !== null && payment.accountId !== accountId)) {
    throw new CallError('notFound');
  }
  if (verified.amount !== payment.amount) throw refuse('price');

  const isClosed = async (userId: string) => (await store.users.find(userId))?.provider === closedProvider;

  const settled = await forAccount(payment.accountId, () =>
    store.transaction((step) => recordReply(step, payment, verified)),
  );
  if (settled === 'foreign') throw refuse('transaction');
  // A second card was charged for an order that is already paid: someone has to refund that money.
  if (settled === 'overtaken' && verified.outcome === 'paid') suspect('paidTwice');
  // Nobody can use what was bought: someone has to refund that money.
  if (settled === 'recorded' && verified.outcome === 'paid' && (await isClosed(payment.userId)))
    suspect('paidAfterClosing');
  const now = await store.payments.find(payment.id, payment.transactionUuid);
  if (now === null || now.status === 'open') throw new CallError('unexpected');
  return { outcome: now.status, count: payment.count };
}
