/** An item that nothing contradicts is left out or verified, as the client says. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmReason } from '#contract/grounds.ts';
import { answerItem } from '#contract/letterSummary.ts';
import { bureaus } from '#vocabulary/bureaus.ts';
import {
  aChoiceDesk,
  automatic,
  type ChoiceDesk,
  type Chosen,
  type Reader,
  sampleDay,
} from './choiceDesk.ts';

let desk: ChoiceDesk;
beforeAll(async () => (desk = await aChoiceDesk()));
afterAll(() => desk.world.close());
beforeEach(() => desk.world.clock.set(sampleDay));

/** Which account of the sample nothing contradicts. */
async function aQuietItem(reader: Reader) {
  const { withoutGround } = await desk.summaryOf(reader, automatic(1));
  const [item] = withoutGround;
  if (item === undefined) throw new Error('Every account of the sample has a ground');
  return item;
}

describe('an item without a ground', () => {
  const answerTo = ({ who, ...params }: Reader, key: string, answer: string, choice: Chosen = automatic(1)) =>
    desk.world.ask(answerItem, who, { params, body: { choice, key, answer } });

  it('is listed apart, left out if the client says so, and brought back', async () => {
    const reader = await desk.aReader();
    const item = await aQuietItem(reader);
    expect(item).toEqual({
      key: expect.stringMatching(/^account:account-\d+$/),
      heading: expect.any(String),
      recipients: expect.arrayContaining([expect.any(String)]),
      accountId: item.key.slice('account:'.length),
      decided: null,
    });
    const before = await desk.summaryOf(reader, automatic(1));
    expect((await answerTo(reader, item.key, 'leaveOut')).json()).toEqual({ ok: true });
    const after = await desk.summaryOf(reader, automatic(1));
    expect(before.items - after.items).toBe(item.recipients.length);
    expect(after.withoutGround.find(({ key }) => key === item.key)?.decided).toEqual({
      answer: 'leaveOut',
      by: expect.stringMatching(/^Person/),
      at: sampleDay,
    });
    await answerTo(reader, item.key, 'verifyAnyway');
    expect((await desk.summaryOf(reader, automatic(1))).items).toBe(before.items);
  });

  it('is honored by generating; if nothing else was selected, there is nothing to dispute', async () => {
    const reader = await desk.aReader();
    const item = await aQuietItem(reader);
    const only = {
      kind: 'manual',
      // Other bureaus report something to argue with.
      destinations: bureaus.filter((bureau) => item.recipients.some((name) => name.startsWith(bureau))),
      selectedAccounts: [item.accountId],
    } as unknown as Chosen;
    await answerTo(reader, item.key, 'leaveOut', only);
    const remaining = await desk.summaryOf(reader, only);
    expect([remaining.letters, remaining.pages, remaining.withoutGround.map(({ key }) => key)]).toEqual([
      [],
      0,
      [item.key],
    ]);
    const refused = await desk.generate(reader, only);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'nothingToDispute']);
    expect(await desk.left(reader.who)).toBe(9);
  });

  it('is included again once the client confirms a reason', async () => {
    const reader = await desk.aReader();
    const { who, ...params } = reader;
    const item = await aQuietItem(reader);
    await answerTo(reader, item.key, 'leaveOut');
    const without = await desk.summaryOf(reader, automatic(1));
    const body = { accountId: item.accountId, reason: { reason: 'notMine' } };
    await desk.world.ask(confirmReason, who, { params, body });
    const withReason = await desk.summaryOf(reader, automatic(1));
    expect(withReason.items).toBeGreaterThan(without.items);
    expect(withReason.withoutGround.map(({ key }) => key)).not.toContain(item.key);
  });

  it('stays left out in the next report of the client', async () => {
    const reader = await desk.aReader();
    const item = await aQuietItem(reader);
    await answerTo(reader, item.key, 'leaveOut');
    const next = await desk.nextReport(reader, '2025-09-18');
    const { withoutGround } = await desk.summaryOf(next, automatic(1));
    expect(withoutGround.find(({ heading }) => heading === item.heading)?.decided?.answer).toBe('leaveOut');
  });

  it('can be decided only if the selection has it', async () => {
    const reader = await desk.aReader();
    expect((await answerTo(reader, 'account:account-99', 'leaveOut')).statusCode).toBe(404);
  });
});
