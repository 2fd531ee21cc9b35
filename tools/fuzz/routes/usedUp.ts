/** What some calls use up, such as a scan that is discarded: made again for the next request. */
import { randomUUID } from 'node:crypto';
import { recordDisputeEvent } from '#contract/disputes.ts';
import { confirmReason } from '#contract/grounds.ts';
import { assignScan, uploadScan } from '#contract/inbox.ts';
import { stateItem } from '#contract/itemGrounds.ts';
import { bodies } from '#tests/routes/ownedCalls.ts';
import { anImage } from '#tests/routes/world.ts';
import { aForm, type AppUnderTest } from '#tests/support/anApp.ts';
import type { Owned } from './owner.ts';

type Make = (world: AppUnderTest, owned: Owned) => Promise<Readonly<Record<string, string>>>;

const aScan: Make = async ({ ask }, { who }) => ({
  scanId: (await ask(uploadScan, who, aForm('file', await anImage()))).json().id,
});

/** By the name of the call: the parameters that name what was made. */
export const usedUp: Readonly<Record<string, Make>> = {
  viewScan: aScan,
  async keepScan(world, owned) {
    const params = await aScan(world, owned);
    await world.ask(assignScan, owned.who, { params, body: bodies[assignScan.name]?.(owned.own) });
    return params;
  },
  assignScan: aScan,
  discardScan: aScan,
  async withdrawDisputeEvent({ ask }, { who, own }) {
    const body = bodies[recordDisputeEvent.name]?.(own);
    // Without a key of its own, the same event is recorded once.
    const headers = { 'idempotency-key': randomUUID() };
    return { eventId: (await ask(recordDisputeEvent, who, { params: own, body, headers })).json().id };
  },
  async withdrawStatement({ ask }, { who, own }) {
    const body = bodies[stateItem.name]?.(own);
    return { statementId: (await ask(stateItem, who, { params: own, body })).json().statements[0].id };
  },
  async withdrawReason({ ask }, { who, own }) {
    const body = bodies[confirmReason.name]?.(own);
    return {
      confirmationId: (await ask(confirmReason, who, { params: own, body })).json().confirmations[0].id,
    };
  },
};
