/** What is asked about a choice of letters, and what people decide about it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailLetters } from '#contract/repair.ts';
import { aChoiceDesk, type ChoiceDesk, type Chosen, idsOf, sampleDay, toEquifax } from './choiceDesk.ts';

let desk: ChoiceDesk;
beforeAll(async () => (desk = await aChoiceDesk()));
afterAll(() => desk.world.close());
beforeEach(() => desk.world.clock.set(sampleDay));

describe('asks about', () => {
  it("another person's report, and refuses to generate until someone confirms it", async () => {
    const reader = await desk.aReader({ firstName: 'Wanda', lastName: 'Walker' });
    expect((await desk.summaryOf(reader)).concerns).toEqual([
      {
        kind: 'othersReport',
        id: 'othersReport',
        overruled: null,
        names: ['DEVIN SAMPLETON', 'DEVIN R SAMPLETON'],
        profileName: 'Wanda Walker',
      },
    ]);
    const refused = await desk.generate(reader);
    expect([refused.statusCode, refused.json().code, await desk.left(reader.who)]).toEqual([
      409,
      'othersReport',
      9,
    ]);
    const said = await desk.overruled(reader, 'othersReport', { reason: 'formerName' });
    const decision = { reason: 'formerName', note: '', by: expect.stringMatching(/^Person/), at: sampleDay };
    expect(said.json().concerns).toMatchObject([{ id: 'othersReport', overruled: decision }]);
    expect((await desk.summaryOf(reader)).concerns).toMatchObject([{ overruled: decision }]);
    expect((await desk.generate(reader)).statusCode).toBe(200);
    expect(await desk.left(reader.who)).toBe(8);
  });

  it('a report that is older than 30 days, by the date it bears', async () => {
    const reader = await desk.aReader();
    desk.world.clock.set('2025-10-15T12:00:00.000Z');
    expect(idsOf(await desk.summaryOf(reader))).toEqual([]);
    desk.world.clock.set('2025-10-16T12:00:00.000Z');
    expect((await desk.summaryOf(reader)).concerns).toMatchObject([
      { kind: 'oldReport', basis: 'report', date: '2025-09-15', days: 31 },
    ]);
  });

  it('a Social Security number that no bureau shows, with no more than its last four digits', async () => {
    const reader = await desk.aReader({ ssn: '666551234' });
    const { concerns } = await desk.summaryOf(reader);
    expect(concerns).toMatchObject([
      {
        id: 'unreportedDetail:ssn',
        profile: '1234',
        reported: expect.arrayContaining([expect.objectContaining({ value: '0611' })]),
      },
    ]);
    expect(JSON.stringify(concerns)).not.toMatch(/66655/);
  });

  it('the same items of an earlier set, which was mailed or not', async () => {
    const reader = await desk.aReader();
    const { sessionId } = (await desk.generate(reader)).json();
    desk.world.clock.set('2025-09-23T12:00:00.000Z');
    const repeated = (isSentToPrint: boolean) => [
      {
        id: `repeated:${sessionId}`,
        overruled: null,
        set: { sessionId, date: '2025-09-20', isSentToPrint },
        items: [{ recipient: 'Equifax', heading: expect.any(String) }],
      },
    ];
    expect((await desk.summaryOf(reader)).concerns).toMatchObject(repeated(false));
    await desk.world.ask(mailLetters, reader.who, { params: { sessionId } });
    expect((await desk.summaryOf(reader)).concerns).toMatchObject(repeated(true));
    await desk.overruled(reader, `repeated:${sessionId}`, { reason: 'newFacts' });
    expect((await desk.summaryOf(reader)).concerns).toMatchObject([{ overruled: { reason: 'newFacts' } }]);
  });

  it('several letters to one recipient on one day, those of an earlier set that day included', async () => {
    const reader = await desk.aReader();
    expect((await desk.generate(reader)).statusCode).toBe(200);
    const other = { ...toEquifax, selectedAccounts: ['account-2'] } as unknown as Chosen;
    const { concerns } = await desk.summaryOf(reader, other);
    expect(concerns).toMatchObject([
      {
        id: 'manyLetters',
        recipients: [{ name: expect.stringMatching(/^Equifax/), letters: 1, earlier: 1 }],
      },
    ]);
    desk.world.clock.set('2025-09-22T12:00:00.000Z');
    expect(idsOf(await desk.summaryOf(reader, other))).toEqual([]);
  });
});

describe('a decision about a concern', () => {
  it('is made only about a concern that the selection raises, by the account that owns the report', async () => {
    const reader = await desk.aReader();
    expect((await desk.overruled(reader, 'oldReport')).statusCode).toBe(404);
    desk.world.clock.set('2025-12-01T12:00:00.000Z');
    const stranger = await desk.aReader();
    expect((await desk.overruled({ ...reader, who: stranger.who }, 'oldReport')).statusCode).toBe(404);
    expect(await desk.world.services.store.overrulings.list(reader.who.accountId, reader)).toEqual([]);
  });

  it('in other words needs those words', async () => {
    const reader = await desk.aReader();
    const answer = await desk.overruled(reader, 'oldReport', { reason: 'other', note: ' ' });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      [{ field: 'note', problem: 'required' }],
    ]);
  });

  it('is stored with what was known then', async () => {
    const reader = await desk.aReader();
    desk.world.clock.set('2025-12-01T12:00:00.000Z');
    const note = 'The client is abroad until spring';
    await desk.overruled(reader, 'oldReport', { reason: 'other', note });
    const [stored] = await desk.world.services.store.overrulings.list(reader.who.accountId, reader);
    expect(stored).toMatchObject({ concern: 'oldReport', facts: ['2025-09-15'], reason: 'other', note });
  });
});
