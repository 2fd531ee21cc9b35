import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordDisputeEvent } from '#contract/disputes.ts';
import { exportOutcomes, outcomes, type OutcomeRow } from '#contract/outcomes.ts';
import { recordLetterSet } from '#server/generation/recordLetterSet.ts';
import { forAccount } from '#server/store/wall.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aLetter, aRecording, aReport, aWrittenLetter } from '#tests/server/store/builders.ts';
import { aProfile } from './world.ts';

let world: AppUnderTest;
let owner: Person;
let stranger: Person;

const item = (number: number) => ({
  kind: 'item' as const,
  number,
  item: {
    key: `account:account-${number}`,
    heading: { text: `BANK ${number}`, evidence: [] },
    states: [],
    grounds: [],
    asks: [],
    rules: ['M2'] as const,
  },
});

/** A letter to Experian about two accounts: mailed, delivered, and answered about the first of them. */
beforeAll(async () => {
  world = await anApp();
  world.clock.set('2026-03-01T17:00:00.000Z');
  [owner, stranger] = [await world.person(), await world.person()];
  const { accountId } = owner;
  const profileId = await aProfile(world, owner);
  const { store } = world.services;
  const reportId = await aReport(store, accountId, profileId);
  const destination = { id: 'Experian', kind: 'bureau' as const, name: 'Experian', lines: [] };
  const letters = [
    aLetter({ items: aWrittenLetter({ date: '2026-03-01', destination, blocks: [item(1), item(2)] }) }),
  ];
  const recording = aRecording({ accountId, profileId, reportId }, { letters });
  await forAccount(accountId, () => store.transaction((step) => recordLetterSet(step, recording)));
  const [letter] = await forAccount(accountId, () => store.writtenLetters.list(accountId, profileId));
  if (letter === undefined) throw new Error('The letter is missing.');
  const record = async (event: object) => {
    const answer = await world.ask(recordDisputeEvent, owner, { params: { profileId }, body: { event } });
    expect(answer.statusCode).toBe(200);
  };
  world.clock.set('2026-04-02T17:00:00.000Z');
  await record({ kind: 'mailed', on: '2026-03-02', letters: [letter.id], way: 'certified', basis: 'client' });
  await record({ kind: 'delivered', on: '2026-03-05', letters: [letter.id], basis: 'receipt' });
  await record({
    kind: 'answer',
    on: '2026-04-01',
    printed: '2026-03-25',
    letters: [letter.id],
    answer: 'results',
    results: [{ letter: letter.id, item: 'account:account-1', outcome: 'deleted' }],
  });
});
afterAll(() => world.close());

const ask = async (who: Person, query: Readonly<Record<string, string>> = {}) =>
  (await world.ask(outcomes, who, { query })).json<{
    today: string;
    since: string | null;
    rows: OutcomeRow[];
  }>();
const nothing = {
  deleted: 0,
  corrected: 0,
  partlyCorrected: 0,
  verified: 0,
  refused: 0,
  reappeared: 0,
  unanswered: 0,
  notSeen: 0,
  open: 0,
};

describe('outcomes', () => {
  it('J26 count what was recorded, by bureau and by reason, with the days from receipt to the printed date', async () => {
    const { rows, ...rest } = await ask(owner);
    expect(rest).toEqual({ today: '2026-04-02', since: null });
    const figures = {
      recipients: 'bureau',
      counts: { ...nothing, deleted: 1, open: 1 },
      decided: 1,
      rate: null,
      measured: { answers: 1, assumed: 0, medianDays: 20 },
    };
    expect(rows).toEqual([
      { ...figures, bureau: null, reason: null },
      { ...figures, bureau: null, reason: 'M2' },
      { ...figures, bureau: 'Experian', reason: null },
      { ...figures, bureau: 'Experian', reason: 'M2' },
    ]);
  });

  it('show another account nothing', async () => {
    expect((await ask(stranger)).rows).toEqual([]);
  });

  it('leave out what was decided before the period, but not what is open', async () => {
    world.clock.set('2026-07-01T17:00:00.000Z');
    const { since, rows } = await ask(owner, { period: 'quarter' });
    expect(since).toBe('2026-04-02');
    expect(rows[0]?.counts).toEqual({ ...nothing, open: 1 });
    expect(await ask(owner, { period: 'year' })).toMatchObject({ since: '2025-07-01', rows: { length: 4 } });
    expect((await ask(owner, { period: 'month' })).since).toBe('2026-07-01');
    world.clock.set('2026-04-30T17:00:00.000Z');
    const april = await ask(owner, { period: 'month' });
    expect([april.since, april.rows[0]?.counts]).toEqual(['2026-04-01', { ...nothing, deleted: 1, open: 1 }]);
    world.clock.set('2026-04-02T17:00:00.000Z');
  });

  it('are a CSV file, too', async () => {
    const answer = await world.ask(exportOutcomes, owner, {});
    expect(answer.headers['content-disposition']).toContain('outcomes-2026-04-02.csv');
    const [head, all, reason] = answer.body.split('\r\n');
    expect(head).toBe(
      'recipients,bureau,reason,reasonText,decided,deleted,corrected,partlyCorrected,verified,refused,reappeared,unanswered,notSeen,open,deletedOrCorrectedRate,rateLow95,rateHigh95,medianDays,measuredAnswers,assumedReceipts',
    );
    expect(all).toBe('bureau,all,all,All disputes,1,1,0,0,0,0,0,0,0,1,,,,20,1,0');
    expect(reason).toMatch(/^bureau,all,M2,/);
  });
});
