import { expect, it } from 'vitest';
import { waitingOrders } from '#contract/limits.ts';
import { eachEngine } from '#tests/support/aStore.ts';
import { recordReply } from '#server/payments/recordReply.ts';
import { enter } from '#server/identity/enter.ts';
import type { Store } from '#server/store/store.ts';
import { newId } from '#server/store/ids.ts';

async function aBuyer(store: Store) {
  const { account, user } = await enter(store, {
    provider: 'embedded',
    subject: newId(),
    variant: 'b2b',
    timeZone: 'America/New_York',
    fullName: 'Ana Agent',
    mail: 'ana@example.com',
  });
  return { accountId: account.id, userId: user.id };
}
type Buyer = Awaited<ReturnType<typeof aBuyer>>;

async function anOrder(store: Store, buyer: Buyer, count = 3) {
  const order = await store.payments.open({ ...buyer, count, amount: count * 2_900 });
  if (order === null) throw new Error('Too many orders wait.');
  return order;
}

eachEngine('payments', ({ open }) => {
  it('lets no more orders wait than the limit, however many are placed at once', async () => {
    const store = await open();
    const buyer = await aBuyer(store);
    const orders = await Promise.all(
      Array.from({ length: waitingOrders.max + 10 }, () =>
        store.payments.open({ ...buyer, count: 1, amount: 2_900 }),
      ),
    );
    expect(orders.filter((order) => order !== null)).toHaveLength(waitingOrders.max);
  });

  it('books a paid order once, however often and simultaneously its reply arrives', async () => {
    const store = await open();
    const buyer = await aBuyer(store);
    const { accountId } = buyer;
    const order = await anOrder(store, buyer);
    const paid = { outcome: 'paid', transactionId: '7001' } as const;
    const told = await Promise.all(
      Array.from({ length: 50 }, () => store.transaction((step) => recordReply(step, order, paid))),
    );
    expect(told.filter((settled) => settled === 'recorded')).toHaveLength(1);
    expect(told.filter((settled) => settled === 'repeated')).toHaveLength(49);
    expect(await store.ledger.summary(accountId)).toMatchObject({ left: 3 });
    expect(await store.notifications.list(accountId)).toMatchObject([
      { type: 'positive', code: 'purchasePaid', params: { count: '3' } },
    ]);
    expect(await store.payments.find(order.id, order.transactionUuid)).toEqual({ ...order, status: 'paid' });
  });

  it('books one of two simultaneous charges of an order', async () => {
    const store = await open();
    const buyer = await aBuyer(store);
    const { accountId } = buyer;
    const order = await anOrder(store, buyer, 2);
    const told = await Promise.all(
      ['7001', '7002'].map((transactionId) =>
        store.transaction((step) => recordReply(step, order, { outcome: 'paid', transactionId })),
      ),
    );
    expect(told.toSorted()).toEqual(['overtaken', 'recorded']);
    expect(await store.ledger.summary(accountId)).toMatchObject({ left: 2 });
  });

  it('books one of two orders that claim the same transaction', async () => {
    const store = await open();
    const buyer = await aBuyer(store);
    const { accountId } = buyer;
    const orders = [await anOrder(store, buyer, 2), await anOrder(store, buyer, 2)];
    const paid = { outcome: 'paid', transactionId: '7001' } as const;
    const told = await Promise.all(
      orders.map((order) => store.transaction((step) => recordReply(step, order, paid))),
    );
    expect(told.toSorted()).toEqual(['foreign', 'recorded']);
    expect(await store.ledger.summary(accountId)).toMatchObject({ left: 2 });
  });

  it('follows the replies until the order is paid, then stays paid', async () => {
    const store = await open();
    const buyer = await aBuyer(store);
    const { accountId } = buyer;
    const order = await anOrder(store, buyer, 1);
    const status = async () => (await store.payments.find(order.id, order.transactionUuid))?.status;
    const seen = [await status()];
    for (const [outcome, transactionId] of [
      ['canceled', ''],
      ['declined', '7001'],
      ['pending', '7002'],
      ['paid', '7002'],
      ['declined', '7003'],
      ['canceled', ''],
    ] as const) {
      await store.transaction((step) => recordReply(step, order, { outcome, transactionId }));
      seen.push(await status());
    }
    expect(seen).toEqual(['open', 'canceled', 'declined', 'pending', 'paid', 'paid', 'paid']);
    expect(await store.ledger.summary(accountId)).toMatchObject({ left: 1 });
  });

  it('finds an order only by both its ids', async () => {
    const store = await open();
    const buyer = await aBuyer(store);
    const [one, other] = [await anOrder(store, buyer), await anOrder(store, buyer)];
    expect(await store.payments.find(one.id, other.transactionUuid)).toBeNull();
    expect(await store.payments.find(one.transactionUuid, one.id)).toBeNull();
  });
});
