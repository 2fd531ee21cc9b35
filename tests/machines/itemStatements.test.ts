import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { ItemStatement, ReportItem } from '#contract/itemGrounds.ts';
import { itemStatementsMachine } from '#machines/itemStatements.ts';
import { answers, failure, ids, recording, refusal, refuses } from './builders.ts';

const place = { profileId: ids.profile, reportId: ids.report };
const anItem = (item: string, values: Partial<ReportItem> = {}): ReportItem => ({
  item,
  kind: 'address',
  bureaus: ['Equifax'],
  heading: item,
  details: [],
  findings: [],
  statements: ['neverLived', 'lived'],
  inProfile: false,
  alike: [],
  ...values,
});
const said = (item: string): ItemStatement => ({
  id: `id of ${item}`,
  item,
  statement: 'neverLived',
  by: 'Ana Agent',
  at: '2026-11-21T12:00:00.000Z',
});
const items = [
  anItem('one'),
  anItem('own', { inProfile: true }),
  anItem('two', { alike: ['three'] }),
  anItem('three'),
];
const none: ItemStatement[] = [];
const fetched = (statements = none) =>
  itemStatementsMachine.provide({ actors: { disputeItems: answers({ items, statements }) } });

async function run(machine = fetched()) {
  const actor = createActor(machine, { input: place }).start();
  await expect.poll(() => actor.getSnapshot().hasTag('busy')).toBe(false);
  return actor;
}
const deny = { type: 'statement.make', statement: 'neverLived' } as const;

it('goes through the items without an answer, one at a time, but not through what the profile gives', async () => {
  const asked: unknown[] = [];
  const actor = await run(
    fetched().provide({ actors: { stateItem: recording(asked, { statements: [said('one')] }) } }),
  );
  actor.send({ type: 'round.start' });
  expect(actor.getSnapshot().context.item).toBe('one');
  actor.send(deny);
  await expect.poll(() => actor.getSnapshot().context.item).toBe('two');
  expect(asked).toEqual([{ ...place, item: 'one', statement: 'neverLived' }]);
  actor.send({ type: 'item.skip' });
  expect(actor.getSnapshot().context.item).toBe('three');
  actor.send({ type: 'item.skip' });
  expect(actor.getSnapshot().value).toBe('listed');
});

it('returns to the list after one item that was opened there', async () => {
  const actor = await run(
    fetched().provide({ actors: { stateItem: answers({ statements: [said('one')] }) } }),
  );
  actor.send({ type: 'item.ask', item: 'one' });
  actor.send(deny);
  await expect.poll(() => actor.getSnapshot().value).toBe('listed');
  expect(actor.getSnapshot().context).toMatchObject({ item: null, statements: [said('one')] });
});

it('offers no round once every item has an answer', async () => {
  const actor = await run(fetched(['one', 'two', 'three'].map(said)));
  expect(actor.getSnapshot().can({ type: 'round.start' })).toBe(false);
});

it('takes only what can be said about the item and does not contradict the profile or another statement', async () => {
  const actor = await run(fetched([said('three')]));
  const can = (item: string, statement: 'neverLived' | 'lived' | 'didNotApply') => {
    actor.send({ type: 'item.ask', item });
    const allowed = actor.getSnapshot().can({ type: 'statement.make', statement });
    actor.send({ type: 'item.close' });
    return allowed;
  };
  expect([can('one', 'neverLived'), can('one', 'didNotApply')]).toEqual([true, false]);
  expect([can('own', 'neverLived'), can('own', 'lived')]).toEqual([false, true]);
  expect([can('two', 'neverLived'), can('two', 'lived')]).toEqual([true, false]);
  expect(actor.getSnapshot().can({ type: 'item.ask', item: 'four' })).toBe(false);
});

it('keeps the item and says why if its statement was not saved', async () => {
  const actor = await run(fetched().provide({ actors: { stateItem: refuses(refusal('busy')) } }));
  actor.send({ type: 'item.ask', item: 'one' });
  actor.send(deny);
  await expect.poll(() => actor.getSnapshot().value).toBe('unsaved');
  expect(actor.getSnapshot().context).toMatchObject({ item: 'one', failure: failure('busy') });
  actor.send({ type: 'item.close' });
  expect(actor.getSnapshot().context.failure).toBeNull();
});

it('withdraws a statement, and keeps it if that fails', async () => {
  const asked: unknown[] = [];
  const withdraw = { type: 'statement.withdraw', id: said('one').id } as const;
  const actor = await run(
    fetched([said('one')]).provide({
      actors: { withdrawStatement: recording(asked, { statements: none }) },
    }),
  );
  expect(actor.getSnapshot().can({ ...withdraw, id: ids.other })).toBe(false);
  actor.send(withdraw);
  await expect.poll(() => actor.getSnapshot().context.statements).toEqual([]);
  expect(asked).toEqual([{ ...place, statementId: said('one').id }]);
  const unlucky = await run(
    fetched([said('one')]).provide({ actors: { withdrawStatement: refuses(refusal('busy')) } }),
  );
  unlucky.send(withdraw);
  await expect.poll(() => unlucky.getSnapshot().value).toBe('unwithdrawn');
  expect(unlucky.getSnapshot().context).toMatchObject({ item: 'one', statements: [said('one')] });
});

it('can be loaded again after a failure', async () => {
  const actor = await run(
    itemStatementsMachine.provide({ actors: { disputeItems: refuses(refusal('busy')) } }),
  );
  expect(actor.getSnapshot().value).toBe('failed');
  actor.send({ type: 'items.retry' });
  expect(actor.getSnapshot().value).toBe('fetching');
});
