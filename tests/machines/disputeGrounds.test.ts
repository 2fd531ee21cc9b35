import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { AccountGrounds, Confirmation } from '#contract/grounds.ts';
import { disputeGroundsMachine } from '#machines/disputeGrounds.ts';
import { answers, failure, ids, recording, refusal, refuses } from './builders.ts';

const place = { profileId: ids.profile, reportId: ids.report };
const account: AccountGrounds = { accountId: 'account-1', findings: [], lateMonths: ['2026-02'] };
const confirmation: Confirmation = {
  id: ids.session,
  accountId: 'account-1',
  reason: { reason: 'paid', on: null },
  by: 'Ana Agent',
  at: '2026-11-21T12:00:00.000Z',
};
const none: Confirmation[] = [];
const fetched = disputeGroundsMachine.provide({
  actors: { disputeGrounds: answers({ accounts: [account], confirmations: none }) },
});
const confirm = { type: 'reason.confirm', accountId: 'account-1', reason: confirmation.reason } as const;
const withdraw = { type: 'reason.withdraw', id: confirmation.id } as const;

async function run(machine = fetched) {
  const actor = createActor(machine, { input: place }).start();
  await expect.poll(() => actor.getSnapshot().hasTag('busy')).toBe(false);
  return actor;
}

it('saves a reason for an account in the report, and no other', async () => {
  const asked: unknown[] = [];
  const actor = await run(
    fetched.provide({ actors: { confirmReason: recording(asked, { confirmations: [confirmation] }) } }),
  );
  expect(actor.getSnapshot().can({ ...confirm, accountId: 'account-9' })).toBe(false);
  actor.send(confirm);
  await expect.poll(() => actor.getSnapshot().value).toBe('shown');
  expect(asked).toEqual([{ ...place, accountId: 'account-1', reason: confirmation.reason }]);
  expect(actor.getSnapshot().context.confirmations).toEqual([confirmation]);
});

it('withdraws an active confirmation, and nothing else', async () => {
  const asked: unknown[] = [];
  const actor = await run(
    disputeGroundsMachine.provide({
      actors: {
        disputeGrounds: answers({ accounts: [account], confirmations: [confirmation] }),
        withdrawReason: recording(asked, { confirmations: none }),
      },
    }),
  );
  expect(actor.getSnapshot().can({ ...withdraw, id: ids.other })).toBe(false);
  actor.send(withdraw);
  await expect.poll(() => actor.getSnapshot().context.confirmations).toEqual([]);
  expect(asked).toEqual([{ ...place, confirmationId: confirmation.id }]);
});

it('says for which account a change was not saved, and the active ones stay', async () => {
  const actor = await run(fetched.provide({ actors: { confirmReason: refuses(refusal('busy')) } }));
  actor.send(confirm);
  await expect.poll(() => actor.getSnapshot().value).toBe('refused');
  expect(actor.getSnapshot().context).toMatchObject({
    accountId: 'account-1',
    confirmations: [],
    failure: failure('busy'),
  });
});

it('can be loaded again after a failure', async () => {
  const actor = await run(
    disputeGroundsMachine.provide({ actors: { disputeGrounds: refuses(refusal('busy')) } }),
  );
  expect(actor.getSnapshot().value).toBe('failed');
  actor.send({ type: 'grounds.retry' });
  expect(actor.getSnapshot().value).toBe('fetching');
});
